import "@fontsource/jost/latin-400.css";
import "@fontsource/jost/latin-ext-400.css";
import "@fontsource/jost/latin-600.css";
import "@fontsource/jost/latin-ext-600.css";
import "@fontsource/jost/latin-800.css";
import "@fontsource/jost/latin-ext-800.css";
import "./lupin.css";

export { default as bodies } from "virtual:game-icons/lupin";
