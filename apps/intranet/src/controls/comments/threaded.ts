/** Comments in the order of the conversation, and whether each answers another one that is there. */
export function threaded<Comment>(
  list: readonly Comment[],
  idxOf: (comment: Comment) => number,
  parentOf: (comment: Comment) => number,
): [comment: Comment, isAnswer: boolean][] {
  const known = new Set(list.map(idxOf));
  const below = (parent: number): [Comment, boolean][] =>
    list
      .filter((comment) => (known.has(parentOf(comment)) ? parentOf(comment) : 0) === parent)
      .flatMap((comment): [Comment, boolean][] => [[comment, parent !== 0], ...below(idxOf(comment))]);
  return below(0);
}
