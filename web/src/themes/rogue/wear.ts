import "@fontsource/barlow/latin-400.css";
import "@fontsource/barlow/latin-ext-400.css";
import "@fontsource/barlow/latin-600.css";
import "@fontsource/barlow/latin-ext-600.css";
import "@fontsource/barlow/latin-700.css";
import "@fontsource/barlow/latin-ext-700.css";
import "@fontsource/saira-stencil-one/latin-400.css";
import "@fontsource/saira-stencil-one/latin-ext-400.css";
import "./rogue.css";

export { default as bodies } from "virtual:game-icons/rogue";
