import "@fontsource/libre-caslon-text/latin-700.css";
import "@fontsource/libre-caslon-text/latin-ext-700.css";
import "./fuga.css";

export { default as bodies } from "virtual:game-icons/fuga";
