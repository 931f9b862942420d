import { defineModule } from "../define/define-module";

/** Pages that stand by themselves. */
export default defineModule({
  key: "content-pages",
  title: "안내 페이지",
  entities: {},
  screens: [{ path: "/test", name: "test", kind: "dev", can: ["isDevelopmentTeam"] }],
});
