import { noteContact } from "../../customers/note-contact";
import type { RulesOf } from "../../records/rules";

/** A note on a customer says that somebody was in touch. */
export const rules: RulesOf<"customer_note"> = {
  async saved(asking, { after }) {
    const { idx_customer, noted_at } = after;
    if (new Date(noted_at) <= asking.now) await noteContact(asking, idx_customer, new Date(noted_at));
  },
};
