import { screenByName } from "@portal/definition";
import { generatePath } from "react-router-dom";

/** The address of a screen, with what stands for its path's parameters; the main page for a screen that is no more. */
export function screenPath(name: string, params: Readonly<Record<string, string | number>> = {}): string {
  const text = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
  return generatePath(screenByName(name)?.path ?? "/main", text);
}
