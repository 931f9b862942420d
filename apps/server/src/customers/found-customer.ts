import { companyKey } from "@portal/definition";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import { digitsIn } from "../crud/lists/has-word";
import type { Database } from "../db/open";
import { contact, customer } from "../db/tables";

interface Caller {
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly company?: string | null;
}

/** The customer, and the contact, whom somebody must be by their number, address or company; nothing where nobody fits. */
export async function foundCustomer(db: Database, { phone, email, company }: Caller) {
  const digits = (phone ?? "").replace(/\D/g, "");
  const byPerson = or(
    digits === "" ? undefined : or(eq(digitsIn(contact.phone), digits), eq(digitsIn(contact.tel), digits)),
    email ? eq(sql`lower(${contact.email})`, email.trim().toLowerCase()) : undefined,
  );
  const [person] = byPerson
    ? await db
        .select({ idx_customer: contact.idx_customer, idx_contact: contact.idx })
        .from(contact)
        .where(and(byPerson, isNull(contact.deleted_at)))
        .orderBy(contact.idx)
        .limit(1)
    : [];
  if (person) return person;
  const key = companyKey(company ?? "");
  const byFirm = or(
    key === "" ? undefined : eq(customer.name_key, key),
    digits === "" ? undefined : eq(digitsIn(customer.phone), digits),
  );
  const [firm] = byFirm
    ? await db
        .select({ idx_customer: customer.idx })
        .from(customer)
        .where(and(byFirm, isNull(customer.deleted_at)))
        .orderBy(customer.idx)
        .limit(1)
    : [];
  return firm ? { ...firm, idx_contact: null } : undefined;
}
