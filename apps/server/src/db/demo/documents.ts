import type { docInbox, docStep, document } from "../tables";
import { daysBefore } from "./days";
import type { DemoPerson } from "./people";

const drafts = [
  { kind: "D1", title: "하반기 워크숍 장소 계약의 건" },
  { kind: "D2", title: "회의실 모니터 구매의 건", amount: 1_320_000 },
  { kind: "D3", title: "휴가 신청 (연차 1일)" },
  { kind: "D5", title: "부산 고객사 방문 출장" },
  { kind: "EXP", title: "출강 교통비 정산", amount: 184_500 },
  { kind: "D9", title: "교재 표지 시안 검토 협조" },
];
const statuses = ["run", "done", "reject", "run", "done", "run"] as const;

export interface DemoDocuments {
  readonly documents: (typeof document.$inferInsert)[];
  readonly steps: (typeof docStep.$inferInsert)[];
  readonly inbox: (typeof docInbox.$inferInsert)[];
}

/** Documents in every state: each team's lead decides, the people office is to know, the support team receives. */
export function demoDocuments(people: readonly DemoPerson[], now: Date): DemoDocuments {
  const drafters = people.filter(({ idx, idx_position }) => idx_position > 6104 && (idx % 4 === 0 || idx === 103));
  const made = drafters.flatMap((drafter, at) => {
    const lead = people.find((it) => it.idx_team === drafter.idx_team && it.idx_position === 6104);
    return lead ? drafts.map((draft, index) => ({ draft, drafter, lead, at, status: statuses[index] ?? "run" })) : [];
  });
  const documents = made.map(({ draft, drafter, at, status }, index) => ({
    ...draft,
    idx: index + 1,
    doc_no:
      status === "done"
        ? `GEN-${now.getUTCFullYear()}-${drafter.idx_team}-${String(index + 1).padStart(4, "0")}`
        : null,
    idx_drafter: drafter.idx,
    idx_sector: drafter.idx_sector,
    idx_office: drafter.idx_office,
    idx_team: drafter.idx_team,
    body: "<p>검토 후 결재 바랍니다.</p>",
    data: {},
    status,
    submitted_at: daysBefore(now, 2 + (at % 20)),
    done_at: status === "done" ? daysBefore(now, 1) : null,
    idx_writer: drafter.idx,
    wdate: daysBefore(now, 2 + (at % 20)),
  }));
  const steps = made.flatMap(({ lead, status }, index) => {
    const step = { idx_document: index + 1, rev: 1 };
    const decision = status === "run" ? "now" : status === "done" ? "ok" : "reject";
    const decided = status === "run" ? {} : { idx_acted_by: lead.idx, acted_at: daysBefore(now, 1) };
    return [
      {
        ...step,
        seq: 1,
        role: "approve",
        idx_staff: lead.idx,
        status: decision,
        ...decided,
        opinion: status === "reject" ? "금액의 근거를 붙여 주세요." : null,
      },
      ...(index % 6 === 1 ? [{ ...step, seq: 2, role: "refer", idx_staff: 102, status: "wait" }] : []),
    ];
  });
  const inbox = made.flatMap(({ draft, status }, index) =>
    draft.kind === "D2" && status === "done" ? [{ idx_document: index + 1, idx_team: 6115 }] : [],
  );
  return { documents, steps, inbox };
}
