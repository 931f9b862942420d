import { modules } from "@portal/definition";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { tableOf } from "./table-of";

const [incumbents, shellAuth] = modules;

const tableByName = (name: string) => (tables as Record<string, { idx: AnyPgColumn }>)[name] as { idx: AnyPgColumn };

export const sector = tableOf("sector", incumbents.entities.sector, tableByName);
export const office = tableOf("office", incumbents.entities.office, tableByName);
export const team = tableOf("team", incumbents.entities.team, tableByName);
export const position = tableOf("position", incumbents.entities.position, tableByName);
export const staff = tableOf("staff", incumbents.entities.staff, tableByName);
export const account = tableOf("account", shellAuth.entities.account, tableByName);
export const loginLog = tableOf("login_log", shellAuth.entities.login_log, tableByName);
export const authSession = tableOf("auth_session", shellAuth.entities.auth_session, tableByName);
export const signInLink = tableOf("sign_in_link", shellAuth.entities.sign_in_link, tableByName);

const tables = {
  sector,
  office,
  team,
  position,
  staff,
  account,
  login_log: loginLog,
  auth_session: authSession,
  sign_in_link: signInLink,
};
