import { type AddressCard, HIDDEN_TEXT } from "@portal/definition";
import { saveAs } from "../../api/save-as";
import { vcard } from "../../api/vcard";
import { fieldAt } from "../../fields/definitions";
import { entityOf } from "../../fields/modules";
import type { ReadAnswer } from "../records";

/** Hands a record to an address book, as its entity says which fields are what there. */
export function takeCard(entity: string, read: Pick<ReadAnswer, "record" | "names">): void {
  const person = personOf(entity, read);
  saveAs(new Blob([vcard(person)], { type: "text/vcard" }), `${person.name}.vcf`);
}

/** Whom a record is of: linked records by their names, of those that the reader may know of. */
export function personOf(entity: string, { record, names }: Pick<ReadAnswer, "record" | "names">): AddressCard {
  const textAt = (key: string) => {
    const { field, column } = fieldAt(entity, key);
    const value = record[column] ?? "";
    const text = field.kind === "link" ? (names[field.to]?.[String(value)] ?? "") : String(value);
    return text === HIDDEN_TEXT ? "" : text;
  };
  const { addressCard } = entityOf(entity);
  if (!addressCard) throw new Error(`no address card: ${entity}`);
  const texts = Object.fromEntries(Object.entries(addressCard).map(([what, key]) => [what, textAt(key)]));
  return { ...texts, name: textAt(addressCard.name), company: textAt(addressCard.company) };
}
