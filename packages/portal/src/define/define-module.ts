import type { Access, RowScopes } from "./access";
import type { Field } from "./fields";

/** A kind of record: what its table, its forms and its lists follow from. */
export interface EntityDefinition extends RowScopes {
  readonly title: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Fields that together have a value only once. */
  readonly unique?: readonly (readonly string[])[];
  /** Fields that are often looked for together. */
  readonly index?: readonly (readonly string[])[];
}

/** What a screen shows; the intranet has one page or one layout for each. */
export type ScreenKind =
  | "redirect"
  | "auth"
  | "home"
  | "editor"
  | "landing"
  | "list"
  | "popup"
  | "add"
  | "settings"
  | "dev";

/** A screen: its address is data, never derived. */
export interface ScreenDefinition {
  readonly path: string;
  /** The route's name, Area-PageName. */
  readonly name: string;
  readonly kind: ScreenKind;
  /** Any one of these is enough. */
  readonly can: readonly Access[];
}

/** A business module: its entities and its screens. */
export interface ModuleDefinition {
  readonly key: string;
  readonly title: string;
  readonly entities: Readonly<Record<string, EntityDefinition>>;
  readonly screens: readonly ScreenDefinition[];
}

/** Describes a business module; returns what it got. */
export function defineModule<const Module extends ModuleDefinition>(module: Module): Module {
  return module;
}
