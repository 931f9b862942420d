/**
 * A record of a person as a file that telephones and address books take in (vCard, RFC 6350): which fields are what there.
 * Whoever is told all of them, and whole, may take it along.
 */
export interface AddressCard {
  readonly name: string;
  /** A text, or the link to the company. */
  readonly company: string;
  readonly unit?: string;
  readonly title?: string;
  readonly mobile?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly address?: string;
}
