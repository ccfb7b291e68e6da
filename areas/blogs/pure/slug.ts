/** Words that stand in the place of a slug in addresses. */
const reserved = new Set(['write', 'drafts', 'series', 'tag', 'saved', 'mine', 'feed', 'preview']);
const most = 60;

/** A title as the last part of an address: "What’s new in café life?" becomes whats-new-in-cafe-life. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (slug && longer.length > most) break;
    slug = longer.slice(0, most);
  }
  return slug === '' || reserved.has(slug) ? `blog-${slug}`.replace(/-$/, '') : slug;
}
