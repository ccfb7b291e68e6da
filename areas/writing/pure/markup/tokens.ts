/** Not markup inside, up to their own end. */
const raw = /^(?:script|style|textarea|title|iframe|noembed|noframes|noscript|xmp|plaintext)$/;
const startsName = (sign: string | undefined) => sign !== undefined && /[a-z]/i.test(sign);
const isSpace = (sign: string | undefined) => sign !== undefined && /[\t\n\f\r ]/.test(sign);

interface Tag {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** The place after it; undefined when the text ends inside it. */
  readonly end: number | undefined;
}

/** Reads a start or end tag as browsers do: from its name at this place to its closing bracket. */
function readTag(html: string, from: number): Tag {
  let at = from;
  const until = (stop: (sign: string) => boolean) => {
    const start = at;
    while (at < html.length && !stop(html[at] ?? '')) at += 1;
    return html.slice(start, at);
  };
  const tagName = until((sign) => isSpace(sign) || sign === '/' || sign === '>').toLowerCase();
  const attributes: (readonly [string, string])[] = [];
  while (at < html.length) {
    until((sign) => !isSpace(sign) && sign !== '/');
    if (html[at] === '>') return { name: tagName, attributes, end: at + 1 };
    const start = at;
    at += 1;
    until((sign) => isSpace(sign) || sign === '/' || sign === '>' || sign === '=');
    const attribute = html.slice(start, at).toLowerCase();
    until((sign) => !isSpace(sign));
    if (html[at] !== '=') {
      attributes.push([attribute, '']);
      continue;
    }
    at += 1;
    until((sign) => !isSpace(sign));
    const quote = html[at];
    if (quote === '"' || quote === "'") {
      at += 1;
      attributes.push([attribute, until((sign) => sign === quote)]);
      at += 1;
    } else attributes.push([attribute, until((sign) => isSpace(sign) || sign === '>')]);
  }
  return { name: tagName, attributes, end: undefined };
}

/** The place after a comment, a declaration or what browsers take for one. */
function afterComment(html: string, at: number): number {
  const short = /^<!--(-?)>/.exec(html.slice(at, at + 6));
  if (short) return at + short[0].length;
  const close = html.startsWith('<!--', at) ? '-->' : '>';
  const end = html.indexOf(close, at + (close === '>' ? 2 : 4));
  return end < 0 ? html.length : end + close.length;
}

const rawClose = /<\/(script|style|textarea|title|iframe|noembed|noframes|noscript|xmp|plaintext)(?=[\t\n\f\r />])/gi;

/** Where a raw element ends, from this place on; -1 when it does not. */
function closeOf(html: string, tagName: string, at: number): number {
  const close = new RegExp(rawClose);
  close.lastIndex = at;
  for (let end = close.exec(html); end; end = close.exec(html)) if (end[1]?.toLowerCase() === tagName) return end.index;
  return -1;
}

export interface Token {
  /** text: characters as they stand. sign: a "<" that begins nothing. raw: an element whose inside is not markup. */
  readonly kind: 'text' | 'sign' | 'start' | 'end' | 'raw';
  readonly from: number;
  /** Behind the last character; of raw, behind its start tag. */
  readonly to: number;
  /** Lower case; empty for texts. */
  readonly name: string;
  readonly attributes: Tag['attributes'];
}

/** Markup part by part, read as browsers do. Comments and what ends inside a tag are left out; no text takes longer than its length. */
export function* markupTokens(html: string): Generator<Token> {
  const unclosed = new Set<string>();
  const text = (from: number, to: number): Token => ({ kind: 'text', from, to, name: '', attributes: [] });
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    if (open > at) yield text(at, open);
    const isEnd = html[open + 1] === '/';
    if (startsName(html[open + (isEnd ? 2 : 1)])) {
      const { end, ...tag } = readTag(html, open + (isEnd ? 2 : 1));
      if (end === undefined) return;
      at = end;
      const isRaw = raw.test(tag.name);
      if (!isRaw) yield { kind: isEnd ? 'end' : 'start', from: open, to: end, ...tag };
      else if (!isEnd) {
        yield { kind: 'raw', from: open, to: end, ...tag };
        if (unclosed.has(tag.name)) continue;
        const stop = closeOf(html, tag.name, at);
        if (stop >= 0) at = stop;
        else unclosed.add(tag.name);
      }
    } else if (isEnd || html[open + 1] === '!' || html[open + 1] === '?') at = afterComment(html, open);
    else {
      yield { ...text(open, open + 1), kind: 'sign' };
      at = open + 1;
    }
  }
  if (at < html.length) yield text(at, html.length);
}
