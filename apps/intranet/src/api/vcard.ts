import type { AddressCard } from "@portal/definition";
import { escaped, folded } from "./content-lines";

/** A person as a file that telephones and address books take in: vCard 4.0 (RFC 6350), in UTF-8. */
export function vcard({
  name,
  company = "",
  unit = "",
  title,
  mobile,
  phone,
  email,
  address,
}: Pick<AddressCard, "name"> & Partial<AddressCard>): string {
  const known = (property: string, ...values: readonly (string | undefined)[]) =>
    values.some(Boolean) ? folded(`${property}:${values.map((value = "") => escaped(value)).join(";")}`) : [];
  return [
    "BEGIN:VCARD",
    "VERSION:4.0",
    ...known("FN", name),
    ...known("N", name, "", "", "", ""),
    ...known("ORG", company, ...(unit === "" ? [] : [unit])),
    ...known("TITLE", title),
    ...known("TEL;TYPE=cell", mobile),
    ...known("TEL;TYPE=work", phone),
    ...known("EMAIL;TYPE=work", email),
    ...(address ? known("ADR;TYPE=work", "", "", address, "", "", "", "") : []),
    "END:VCARD",
    "",
  ].join("\r\n");
}
