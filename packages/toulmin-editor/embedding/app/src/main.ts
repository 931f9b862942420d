import { watchGlobals } from "./watch-globals";

// each page of the app is one way to embed the editor; what the package adds to the page is watched from before it is there
const scenes = import.meta.glob<{ show(root: HTMLElement): void }>("./scenes/*.{ts,tsx}");
const scene = new URLSearchParams(location.search).get("scene") ?? "readme";
const root = document.getElementById("root");
const load = scenes[`./scenes/${scene}.tsx`] ?? scenes[`./scenes/${scene}.ts`];
if (!root || !load) throw new Error(`no such scene: ${scene}`);
watchGlobals();
(await load()).show(root);
