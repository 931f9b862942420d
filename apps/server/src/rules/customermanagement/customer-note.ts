import { noteContact } from "../../customers/note-contact";
import type { RulesOf } from "../../records/rules";

/** A note on a customer says that somebody was in touch. */
export const rules: RulesOf<"customer_note"> = {
  async saved(context, { after }) {
    const { idx_customer, noted_at } = after;
    if (new Date(noted_at) <= context.now) await noteContact(context, idx_customer, new Date(noted_at));
  },
};
