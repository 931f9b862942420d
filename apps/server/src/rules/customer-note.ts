import type { Rules } from "../crud/rules";
import { noteContact } from "../customers/note-contact";
import type { customerNote } from "../db/tables";

/** A note on a customer says that somebody was in touch. */
export const rules: Rules = {
  async saved({ db, now }, { after }) {
    const { idx_customer, noted_at } = after as typeof customerNote.$inferSelect;
    if (new Date(noted_at) <= now) await noteContact(db, idx_customer, new Date(noted_at));
  },
};
