/** What every page says of the company, also before somebody signs in. */
export interface CompanyFacts {
  /** As it is registered, for paper; empty while nobody has said it. */
  readonly name: string;
  /** Name, number, address and telephone in one line, for the foot of paper. */
  readonly about: string;
  /** As the header calls it. */
  readonly brand: string;
  /** Over the form by which one signs in. */
  readonly greeting: string;
  /** The number of the logo's file; 0 without one. */
  readonly logo: number;
}

/** A company of which nobody has said anything. */
export const unnamedCompany: CompanyFacts = { name: "", about: "", brand: "", greeting: "", logo: 0 };

/** The name of the `meta` element in which a page has the facts. */
export const COMPANY_META = "portal-company";

/** What the portal is called. */
export function portalNameOf({ brand }: Pick<CompanyFacts, "brand">): string {
  return brand === "" ? "인트라넷" : `${brand} 인트라넷`;
}
