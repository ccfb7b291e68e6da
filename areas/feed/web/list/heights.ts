const heights = new Map<number, number>();

/** Pixels inside padding and edges; undefined for a post that was not on the page before. */
export const heightOf = (id: number): number | undefined => heights.get(id);

/**
 * Notes how high each post is, as the list leaves the page. Far posts are not drawn at first, so without this the page
 * would have another length on the way back, and nobody would find the place where they were.
 */
export function rememberHeights(list: Element | null): void {
  const articles = [...(list?.querySelectorAll<HTMLElement>('article[data-post]') ?? [])];
  const [first] = articles;
  if (!first) return;
  const { paddingTop, paddingBottom } = getComputedStyle(first);
  const around = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  for (const article of articles) heights.set(Number(article.dataset.post), article.clientHeight - around);
}
