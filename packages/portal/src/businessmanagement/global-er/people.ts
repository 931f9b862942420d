import type { By, Party } from "../../define/access";

/** Who keeps the boards. */
export const admin = ["isManageGlobalERAdmin:all"] as const;
export const readers = ["staff:party", ...admin] as const;
export const requester: Party = { column: "idx_requester", holds: "staff" };
export const assignee: Party = { column: "idx_assignee", holds: "staff" };
export const taking: Party = { column: "idx_staff", holds: "staff", below: { entity: "er_member", link: "idx_er" } };
export const board = { entity: "er_board", link: "idx_board" } as const;
export const manager: Party = { column: "idx_manager", holds: "staff", through: board };
/** The people and teams of a request's board, all or in one role. */
export const onBoard = (where: { readonly role?: string }, way: Pick<Party, "through"> = { through: board }): Party[] =>
  (["staff", "team"] as const).map((holds) => ({
    column: `idx_${holds}`,
    holds,
    ...way,
    below: { entity: "er_board_member", link: "idx_board", ...(where.role && { where: { role: where.role } }) },
    readsOnly: true,
  }));
/** Who works on what comes in: those of the board who handle it, and its manager. */
export const handling: readonly Party[] = [...onBoard({ role: "handler" }), manager];
export const handlers: readonly By[] = [...handling, ...admin];
export const doers: readonly By[] = [assignee, ...handlers];
