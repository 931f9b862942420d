/** Whether the focus lies within; `:focus-within` does not see what lies in the top layer in every browser. */
export function hasFocus(element: HTMLElement | null): boolean {
  const root = element?.getRootNode() as Document | ShadowRoot | undefined;
  return element?.contains(root?.activeElement ?? null) === true;
}
