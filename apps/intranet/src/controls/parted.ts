/** What can be done, in its order, and apart from it what takes something away or back: that stands last, wherever both are offered. */
export function partedByDanger<Action extends { readonly isDangerous?: boolean | undefined }>(
  actions: readonly Action[],
): [safe: Action[], dangerous: Action[]] {
  return [actions.filter(({ isDangerous }) => !isDangerous), actions.filter(({ isDangerous }) => isDangerous)];
}
