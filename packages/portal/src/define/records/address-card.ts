/**
 * What an address book keeps of a person, as a file that it takes in says it (vCard, RFC 6350). A definition names the field
 * of each; whoever may read all of them, unmasked, may download the record.
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
