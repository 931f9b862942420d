import "pretendard/dist/web/variable/pretendardvariable.css";
import "../src/styles.css";
import { createRoot } from "react-dom/client";
import { createMemoryStore, ToulminEditor } from "../src";
import { annotated } from "../src/testing/annotated-sample";
import { sampleJudgment } from "../src/testing/sample";

createRoot(document.getElementById("root") as HTMLElement).render(
  <ToulminEditor initialValue={annotated(sampleJudgment())} storage={createMemoryStore()} />,
);
