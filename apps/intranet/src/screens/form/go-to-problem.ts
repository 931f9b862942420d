const CONTROLS = "input:not([type=file], [type=hidden]), select, textarea, [contenteditable=true], button";

/** Goes to the first place of a form that something is wrong with: to the very control where one says so. */
export function goToProblem(form: Element | null): void {
  const place = form?.querySelector<HTMLElement>("[data-problem], [aria-invalid=true]");
  if (!place) return;
  const isControl = place.matches("[aria-invalid=true]");
  const control = isControl ? place : place.querySelector<HTMLElement>("[aria-invalid=true]");
  place.scrollIntoView({ block: "center" });
  (control ?? place.querySelector<HTMLElement>(CONTROLS))?.focus();
}
