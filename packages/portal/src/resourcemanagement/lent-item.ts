import type { By } from "../define/access";
import { computedFrom } from "../define/computed";
import { choice, integer, link } from "../define/fields";
import type { Flow } from "../define/flow";

const qty = integer("수량", { required: true, min: 1, max: 9999, unit: "권" });
const lost_qty = integer("분실수량", { default: 0, readOnly: true, unit: "권" });

/** Books that were handed out and are to come back: which, how many, and what has come back so far, as `keepers` write. */
export function lentItemFields<const Keepers extends readonly By[]>(keepers: Keepers) {
  const returned_qty = integer("반납수량", {
    default: 0,
    min: 0,
    unit: "권",
    change: keepers,
    hint: "지금까지 돌아온 수입니다.",
  });
  const counted = { qty, returned_qty, lost_qty };
  return {
    textbook: link("교재", { to: "textbook", required: true }),
    ...counted,
    remains: integer("남은 수량", {
      unit: "권",
      computed: computedFrom(counted, (line) => line.qty - line.returned_qty - line.lost_qty),
    }),
    state: choice(
      "반납상태",
      { wait: "지급 전", out: "대여중", back: "반납", lost: "분실" },
      {
        required: true,
        default: "wait",
        readOnly: true,
        tones: { wait: "done", out: "running", back: "done", lost: "refused" },
      },
    ),
  };
}

/** How it comes back, all or some of it, or never: then with what else is filled in, and the field that keeps why. */
export function lentItemFlow(
  keepers: readonly By[],
  lost: { readonly fields?: readonly string[]; readonly reasonIn?: string } = {},
): Flow {
  return {
    field: "state",
    moves: {
      giveBack: { title: "전량 반납", from: ["out"], to: "back", by: keepers, isBulk: true },
      giveSome: { title: "일부 반납", from: ["out"], to: "out", by: keepers, fields: ["returned_qty"] },
      lose: {
        title: "분실 처리",
        from: ["out"],
        to: "lost",
        by: keepers,
        ...lost,
        reason: "required",
        isRare: true,
        isDangerous: true,
      },
    },
  };
}
