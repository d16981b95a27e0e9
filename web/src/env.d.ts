/// <reference types="svelte" />
/// <reference types="vite/client" />

declare const __FIXTURES__: boolean;

declare module "virtual:game-icons" {
  const bodies: Record<string, string>;
  export default bodies;
}
declare module "virtual:game-icons/*" {
  const bodies: Record<string, string>;
  export default bodies;
}
