/** Where an article is opened by who writes it. */
export function pathOfArticle(idx: number): string {
  return `/carrotzone/mediazonelist?list=articles#${idx}`;
}
