import { type ComponentType, lazy, type ReactNode, useEffect } from "react";
import { isMissingPart, noteMissingPart } from "./missing-part";

/**
 * A component whose code is loaded when it is first drawn; it suspends meanwhile. When the code can't be loaded, a line
 * stands in its place, and all around it stays as it is.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own lazy, which takes a component of any properties
export function later<Part extends ComponentType<any>>(load: () => Promise<Part>) {
  return lazy(async () => ({ default: (await load().catch(missingPart)) as Part }));
}

/**
 * Loads a page for the router. One that can't be loaded is a page that fails: of a route without a page the router would
 * draw nothing at all, and leave the window white.
 */
export function loadedPage<Page>(load: () => Promise<Page>): Promise<Page | { element: ReactNode }> {
  return load().catch((error: unknown) => ({ element: <Failing error={error} /> }));
}

/** Of code that is loaded ahead nothing is reported: what is missing is reported when it is opened. */
export function untilOpened(): void {}

function Failing({ error }: { error: unknown }): ReactNode {
  throw error;
}

function missingPart(error: unknown): ComponentType {
  if (!isMissingPart(error)) throw error;
  return MissingPart;
}

function MissingPart() {
  useEffect(noteMissingPart, []);
  return <p role="alert">이 부분을 불러오지 못했습니다.</p>;
}
