/** What of Doorways can be checked by its address. */
export type OwnPage = { readonly kind: 'post'; readonly id: number } | { readonly kind: 'blog'; readonly slug: string };

/** The blog, topic or post at an address of this site; undefined for everything else, other sites above all. */
export function ownPage(address: string, origin: string): OwnPage | undefined {
  const written = address.trim();
  if (!URL.canParse(written, origin)) return undefined;
  const url = new URL(written, origin);
  if (url.origin !== origin) return undefined;
  const [, post] = /^\/(?:post|forums\/topic)\/(\d{1,9})\/?$/.exec(url.pathname) ?? [];
  if (post) return { kind: 'post', id: Number(post) };
  const [, slug] = /^\/blogs\/([a-z0-9-]{1,100})\/?$/.exec(url.pathname) ?? [];
  return slug && slug !== 'write' && slug !== 'drafts' ? { kind: 'blog', slug } : undefined;
}
