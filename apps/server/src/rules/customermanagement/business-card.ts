import { rowsOf } from "@portal/definition";
import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { whereRows } from "../../access/rows-where";
import { wrongFields } from "../../api-error";
import { digitsIn } from "../../crud/lists/has-word";
import { businessCard, contact, staff } from "../../db/tables";
import { notify } from "../../notifications";
import type { RecordOf } from "../../records/record-of";
import type { RequestContext, RulesOf } from "../../records/rules";

type Card = RecordOf<"business_card">;

/** Business cards: as far as they are shared, whose customers they are, and the same person's other cards. */
export const rules: RulesOf<"business_card"> = {
  visible({ person, asker }) {
    const leading = whereRows(rowsOf(asker, ["isLead:team", "isSalesAdmin:all"], { hasOrgUnit: true }), businessCard);
    return or(
      eq(businessCard.idx_writer, person.idx),
      eq(businessCard.share, "all"),
      person.idx_team ? and(eq(businessCard.share, "team"), eq(businessCard.idx_team, person.idx_team)) : undefined,
      // what somebody keeps to themselves is no lead's either
      and(ne(businessCard.share, "me"), leading),
    );
  },

  async saving(_, { after: given }) {
    if (!given.phone && !given.email)
      throw wrongFields({ phone: "휴대폰: 휴대폰이나 이메일 가운데 하나는 입력하세요." });
    if (given.idx_contact && !given.idx_customer)
      throw wrongFields({ idx_customer: "고객사: 담당자의 고객사를 선택하세요." });
    return { is_linked: Boolean(given.idx_customer) };
  },

  async saved(context, { before: old, after: card }) {
    const { db, now, person } = context;
    if (card.idx_customer && !card.idx_contact) {
      const known = (await contactsOf(context, card)).find(({ idx_customer }) => idx_customer === card.idx_customer);
      const { idx_customer, name, dept, title, phone, tel, email } = card;
      const made = known ?? (await context.add("contact", { idx_customer, name, dept, title, phone, tel, email }));
      await db.update(businessCard).set({ idx_contact: made.idx }).where(eq(businessCard.idx, card.idx));
    }
    if (old) return;
    const owners = (await contactsOf(context, card)).flatMap(({ idx_owner }) => idx_owner ?? []);
    const to = [...new Set(owners)].filter((idx) => idx !== person.idx);
    // whoever may not read the card is not led to it
    const link = card.share === "all" ? `/customermanagement/businesscardview/${card.idx}` : "";
    await notify(db, { to, kind: "customer", title: `담당자의 새 명함이 등록되었습니다: ${card.name}`, link }, now);
  },

  async extra(context, card, isReadable) {
    const same = sameAs(card);
    if (!same) return { same: [] };
    const list = await context.db
      .select({ idx: businessCard.idx, name: businessCard.name, company: businessCard.company, owner: staff.kname })
      .from(businessCard)
      .innerJoin(staff, eq(staff.idx, businessCard.idx_writer))
      .where(and(same, ne(businessCard.idx, card.idx), isNull(businessCard.deleted_at), isReadable("business_card")))
      .limit(10);
    return { same: list };
  },
};

/** Cards with the same number or address. */
export function sameAs({ phone_key, email_key }: { phone_key: string | null; email_key: string | null }) {
  return or(
    phone_key ? eq(businessCard.phone_key, phone_key) : undefined,
    email_key ? eq(businessCard.email_key, email_key) : undefined,
  );
}

/** The people of customers whose card it is. */
async function contactsOf({ db }: RequestContext, { phone_key, email_key }: Card) {
  const same = or(
    phone_key ? eq(digitsIn(contact.phone), phone_key) : undefined,
    email_key ? eq(sql`lower(${contact.email})`, email_key) : undefined,
  );
  if (!same) return [];
  return db
    .select()
    .from(contact)
    .where(and(same, isNull(contact.deleted_at)))
    .limit(20);
}
