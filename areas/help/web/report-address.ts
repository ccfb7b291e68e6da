/** What an address of Doorways points at, as far as it can be reported. */
export interface Reportable {
  readonly contentType: 'post' | 'comment' | 'member';
  readonly contentId: number;
  /** Comments only: the post that they stand under. */
  readonly postId?: number;
}

const number = (text: string | undefined) => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined);

/**
 * Reads what was pasted: a whole address, a path, or either with stray spaces. Undefined when it is of another site or
 * points at nothing that can be reported.
 */
export function readReportAddress(pasted: string, origin: string): Reportable | undefined {
  const text = pasted.trim();
  const host = new URL(origin).host;
  const whole = text.startsWith('/') ? origin + text : text.startsWith(`${host}/`) ? `http://${text}` : text;
  if (!URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  if (url.host !== host || !/^https?:$/.test(url.protocol)) return undefined;
  const [, kind, second, ...rest] = url.pathname.replace(/\/$/, '').split('/');
  const id = number(second);
  if (id === undefined || rest.length > 0) return undefined;
  if (kind === 'profile') return { contentType: 'member', contentId: id };
  if (kind !== 'post') return undefined;
  const comment = number(/^#comment-(\d+)$/.exec(url.hash)?.[1]);
  return comment === undefined
    ? { contentType: 'post', contentId: id }
    : { contentType: 'comment', contentId: comment, postId: id };
}
