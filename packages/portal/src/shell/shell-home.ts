import { defineModule } from "../define/define-module";

/** The page that signed-in staff begin at. */
export default defineModule({
  key: "shell-home",
  title: "메인",
  entities: {},
  screens: [{ path: "/main", name: "main", kind: "home", can: ["staff:own"] }],
});
