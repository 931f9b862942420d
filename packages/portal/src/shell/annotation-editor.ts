import { defineModule } from "../define/define-module";

/** The Toulmin annotation editor. What is marked stays in the browser; the server keeps nothing of it. */
export default defineModule({
  key: "annotation-editor",
  title: "판결문 논증 편집기",
  entities: {},
  screens: [{ path: "/index copy", name: "index copy", kind: "editor", can: ["staff:own"] }],
});
