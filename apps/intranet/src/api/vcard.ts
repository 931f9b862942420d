import { escaped, folded } from "./content-lines";

/** What an address book keeps of a person; what is not known is left out. */
export interface Person {
  readonly name: string;
  readonly company?: string;
  readonly unit?: string;
  readonly title?: string;
  readonly mobile?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly address?: string;
}

/** A person as a file that telephones and address books take in: vCard 4.0 (RFC 6350), in UTF-8. */
export function vcard({ name, company = "", unit = "", title, mobile, phone, email, address }: Person): string {
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
