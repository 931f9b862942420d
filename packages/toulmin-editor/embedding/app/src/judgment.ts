import { createDocument } from "toulmin-editor/core";

/** A judgment that is long enough to be scrolled. */
export const judgment = createDocument({
  title: { court: "한결지방법원", caseNo: "2025고합1041", charge: "살인미수" },
  blocks: [
    { kind: "heading", level: 1, text: "이유" },
    { kind: "paragraph", text: "피고인은 골목에서 피해자를 기다렸다." },
    { kind: "paragraph", text: "피고인은 과도로 피해자를 찔렀다." },
    { kind: "quote", text: "이번에는 그냥 안 넘어간다." },
    { kind: "list-item", text: "1. 진술조서" },
    { kind: "paragraph", text: "따라서 살해의 고의가 인정된다." },
    ...Array.from({ length: 60 }, (_, index) => ({ kind: "paragraph" as const, text: `증거 ${index + 1}호가 있다.` })),
  ],
});
