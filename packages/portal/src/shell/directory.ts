import { defineModule } from "../define/define-module";

/** Who works here and how they are reached. */
export default defineModule({
  key: "directory",
  title: "직원번호·조직도",
  entities: {},
  screens: [
    { path: "/emp_number", name: "emp_number", kind: "list", can: ["staff:all"] },
    { path: "/emp_number_intranet", name: "emp_number_intranet", kind: "popup", can: ["staff:all"] },
  ],
});
