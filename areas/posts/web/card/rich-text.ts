/** What people write is plain text; this finds the structure that they gave it. Nothing of it is ever HTML. */
export type Run =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'tag'; readonly text: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] };

const bullet = /^\s*[-*•–]\s+(?=\S)/;
const numbered = /^\s*\d{1,3}[.)]\s+(?=\S)/;

/** Paragraphs end at an empty line; two or more lines in a row with bullets or numbers are a list. */
export function blocksOf(content: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') });
    lines = [];
  };
  const all = content.replaceAll(/\r\n?/g, '\n').split('\n');
  for (let at = 0; at < all.length; at += 1) {
    const line = all[at] ?? '';
    const mark = [bullet, numbered].find((each) => each.test(line) && each.test(all[at + 1] ?? ''));
    if (mark) {
      endParagraph();
      const items: string[] = [];
      for (; mark.test(all[at] ?? ''); at += 1) items.push((all[at] ?? '').replace(mark, '').trim());
      at -= 1;
      blocks.push({ kind: 'list', ordered: mark === numbered, items });
    } else if (line.trim() === '') endParagraph();
    else lines.push(line.trim());
  }
  endParagraph();
  return blocks;
}

// The same words count as hashtags as on the server; it turns #PublicTransport into the tag public-transport.
const special = /(https?:\/\/[^\s<>"”]+)|(?<![\p{L}\p{M}\p{N}_&/#])#[\p{L}\p{M}\p{N}_-]*\p{L}[\p{L}\p{M}\p{N}_-]*/gu;
const trailing = /[.,;:!?…'’)\]]+$/;

/** "See (https://example.org/a)." keeps the full stop and the bracket outside the link. */
function trimmed(url: string): string {
  const end = trailing.exec(url)?.[0] ?? '';
  if (!end.includes(')')) return url.slice(0, url.length - end.length);
  const open = url.split('(').length - 1;
  const closed = url.split(')').length - 1;
  const keep = closed <= open ? end.lastIndexOf(')') + 1 : 0;
  return url.slice(0, url.length - end.length + keep);
}

/** The parts of a line of text; only http and https become links. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) runs.push({ kind: 'text', text: text.slice(from, to) });
  };
  for (const match of text.matchAll(special)) {
    const [found, url] = match;
    const href = url ? trimmed(url) : '';
    if (url && !URL.canParse(href)) continue;
    plain(match.index);
    if (url) runs.push({ kind: 'link', href, text: href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '') });
    else runs.push({ kind: 'tag', text: found });
    from = match.index + (url ? href.length : found.length);
  }
  plain(text.length);
  return runs;
}
