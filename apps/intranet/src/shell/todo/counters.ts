/** The documents that are counted for the person: what they are called, their counter, and where they are. */
export const counters = [
  { label: "결재할 문서", key: "sign", route: "documents-AllDocumentList", search: "?doc_type=T1" },
  { label: "완료 문서", key: "done", route: "documents-AllDocumentList", search: "?doc_type=P2" },
  { label: "참조 문서", key: "referenced", route: "documents-AllDocumentList", search: "?doc_type=T3" },
  { label: "반려 문서", key: "returned", route: "documents-AllDocumentList", search: "?doc_type=P3" },
  { label: "부서 수신함", key: "received", route: "documents-DeptInboxList", search: "" },
] as const;
