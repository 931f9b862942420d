import { COMPANY_META, type CompanyFacts, portalNameOf, unnamedCompany } from "@portal/definition";

/** What the page says of the company that the portal belongs to. */
export const company: CompanyFacts = factsIn(document);

export const portalName = portalNameOf(company);

/** What a screen is called in the browser's tab. */
export function titled(title: string): string {
  return `${title} · ${portalName}`;
}

/** Where the company's logo is; the portal's own while it has none. */
export const logo = company.logo === 0 ? "/icon.svg" : `/rest/component/getCompanyLogo?v=${company.logo}`;

function factsIn(page: Document): CompanyFacts {
  const said = page.querySelector<HTMLMetaElement>(`meta[name="${COMPANY_META}"]`)?.content;
  // a page that no server has sent says nothing
  return said === undefined ? unnamedCompany : (JSON.parse(said) as CompanyFacts);
}
