/** Gives the keyboard to the first field that is written in when the dialog of a form opens. */
export function beginAtFirst(form: HTMLFormElement | null): void {
  form
    ?.querySelector("select, textarea, input:not([readonly], [type=file], [tabindex='-1'])")
    ?.setAttribute("data-autofocus", "");
}
