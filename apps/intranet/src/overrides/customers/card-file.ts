import { escaped, folded } from "../../api/content-lines";

interface Card {
  readonly name: string;
  readonly company: string;
  readonly dept: string;
  readonly title: string;
  readonly phone: string;
  readonly tel: string;
  readonly email: string;
  readonly addr: string;
}

/** A business card as a file that telephones and address books take in (vCard 3.0, RFC 2426). */
export function cardFile({ name, company, dept, title, phone, tel, email, addr }: Card): string {
  const known = (value: string, line: string) => (value === "" ? [] : folded(line + escaped(value)));
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    ...folded(`N:${escaped(name)};;;;`),
    ...folded(`FN:${escaped(name)}`),
    ...folded(`ORG:${[company, dept].filter(Boolean).map(escaped).join(";")}`),
    ...known(title, "TITLE:"),
    ...known(phone, "TEL;TYPE=CELL:"),
    ...known(tel, "TEL;TYPE=WORK:"),
    ...known(email, "EMAIL;TYPE=INTERNET:"),
    ...(addr === "" ? [] : folded(`ADR;TYPE=WORK:;;${escaped(addr)};;;;`)),
    "END:VCARD",
    "",
  ].join("\r\n");
}
