import type { Field } from "@portal/definition";
import type { ComponentType } from "react";
import type { Naming } from "./inputs/naming";

/** What is known of the records and files that values refer to. */
export interface Known {
  /** By entity and number. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Where they are read, by entity and number, of those that the person may open. */
  readonly pages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By number. */
  readonly files: Readonly<Record<string, FileFacts>>;
}

export interface FileFacts {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly mime: string;
}

/** Where a value belongs: for calls about it. */
export interface Place {
  readonly entity: string;
  readonly column: string;
}

/** A value to be read; never without one. */
export interface ShownProps<Of extends Field = Field> {
  field: Of;
  value: unknown;
  known: Known;
  place: Place;
}

export interface InputProps<Of extends Field = Field> {
  field: Of;
  /** `null` or `undefined` while there is none. */
  value: unknown;
  /** `null` when it is emptied. */
  onChange: (value: unknown) => void;
  naming: Naming;
  /** What the parts of an input that has several are named after. */
  label: string;
  known: Known;
  place: Place;
  /** Of a link: only records with these values, by the fields' keys. */
  where?: Readonly<Record<string, string | number>> | undefined;
}

/** A part of the address: filters stand in it by the field's key. */
export type Query = Readonly<Record<string, string>>;

export interface FilterProps<Of extends Field = Field> {
  field: Of;
  /** The field's key. */
  name: string;
  query: Query;
  /** Empty texts are taken out of the address. */
  onChange: (change: Query) => void;
  place: Place;
}

/** How one kind of field is seen, written and looked for. */
export interface FieldKind<Of extends Field = Field> {
  /** In a row of a table. */
  Cell: ComponentType<ShownProps<Of>>;
  /** On a record's own page. */
  View: ComponentType<ShownProps<Of>>;
  Input: ComponentType<InputProps<Of>>;
  Filter?: ComponentType<FilterProps<Of>>;
  /** Numbers stand at the right. */
  isNumber?: true;
  /** An input of several controls: its label names the group. */
  isGroup?: true;
  /** Needs the whole width of a form or page. */
  isWide?: true;
}
