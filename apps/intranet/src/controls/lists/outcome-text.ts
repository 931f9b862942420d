/** How many of several were done and how many were not; what there is none of is left out. */
export function outcomeText(done: number, refused: number): string {
  if (refused === 0) return `${done}건을 처리하였습니다.`;
  if (done === 0) return `${refused}건을 처리하지 못했습니다.`;
  return `${done}건을 처리하였고, ${refused}건은 처리하지 못했습니다.`;
}

/** Why one of several was not done, under its name, or the number of one that the person may not know by name. */
export function refusalText({ idx, name, why }: { idx: number; name?: string | undefined; why: string }): string {
  return `${name ?? `${idx}번`}: ${why}`;
}
