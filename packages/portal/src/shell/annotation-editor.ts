import { defineModule } from "../define/define-module";

/** The Toulmin annotation editor. What is marked stays in the browser; the server keeps nothing of it. */
export default defineModule({
  key: "annotation-editor",
  title: "판결문 논증 편집기",
  entities: {},
  screens: [
    {
      path: "/index copy",
      name: "index copy",
      guide: {
        label: "판결문 논증 편집기",
        about: "판결문에 주장과 근거를 표시하고 논증도를 그립니다.",
        words: "툴민 toulmin 판결 논증 편집기",
      },
      kind: "editor",
      can: ["staff:own"],
    },
  ],
});
