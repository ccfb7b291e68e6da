interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Where it ends in the page. */
  readonly end: number;
}

/** What stands in these is text, and never a link: a script, a field that somebody can type into. */
const textOnly = new Set(
  'script style textarea title template noscript iframe xmp noembed noframes plaintext'.split(' '),
);

const isSpace = (one: string): boolean => ' \t\n\f\r'.includes(one);
const isLetter = (one: string): boolean => one.length === 1 && /[a-z]/i.test(one);

/** Reads a start tag whose name begins at `from`, as HTML says. Each character is looked at once. */
function readTag(page: string, from: number): Tag {
  let at = from;
  const take = (isPart: (one: string) => boolean): string => {
    const start = at;
    while (at < page.length && isPart(page.charAt(at))) at += 1;
    return page.slice(start, at);
  };
  const name = take((one) => !isSpace(one) && one !== '/' && one !== '>').toLowerCase();
  const attributes = new Map<string, string>();
  for (;;) {
    take((one) => isSpace(one) || one === '/');
    if (at >= page.length || page.charAt(at) === '>') return { name, attributes, end: at + 1 };
    const key = take((one) => !isSpace(one) && !'/>='.includes(one)).toLowerCase();
    take(isSpace);
    let value = '';
    if (page.charAt(at) === '=') {
      at += 1;
      take(isSpace);
      const quote = page.charAt(at);
      if (quote === '"' || quote === "'") {
        at += 1;
        value = take((one) => one !== quote);
        at += 1;
      } else value = take((one) => !isSpace(one) && one !== '>');
    }
    if (!attributes.has(key)) attributes.set(key, value);
  }
}

/** Where the end tag of such an element begins; -1: nowhere. */
function endOf(small: string, name: string, from: number): number {
  let at = small.indexOf(`</${name}`, from);
  while (at >= 0) {
    const after = small.charAt(at + name.length + 2);
    if (isSpace(after) || '/>'.includes(after)) return at;
    at = small.indexOf(`</${name}`, at + 2);
  }
  return at;
}

/** The start tags of a page. Comments, and what is text only, are passed over. */
function* startTags(page: string): Generator<Tag> {
  // Other letters may be longer when they are small.
  const small = page.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  let at = 0;
  while (at >= 0) {
    const begin = page.indexOf('<', at);
    if (begin < 0) return;
    if (page.startsWith('<!--', begin)) at = page.indexOf('-->', begin + 2);
    else if (isLetter(page.charAt(begin + 1))) {
      const tag = readTag(page, begin + 1);
      yield tag;
      at = textOnly.has(tag.name) ? endOf(small, tag.name, tag.end) : tag.end;
    } else at = begin + 1;
  }
}

const plain = (address: string): string => {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.endsWith('/') ? pathname.slice(0, -1) : pathname}`;
};

/**
 * A page points back to a profile by a link with rel="me": its owner alone writes that. A mere link may be in a comment
 * that anyone has left there.
 */
export function linksBack(page: string, profile: string): boolean {
  const wanted = plain(profile);
  for (const { name, attributes } of startTags(page)) {
    const rel = name === 'a' || name === 'link' ? (attributes.get('rel') ?? '') : '';
    const isMe = rel
      .toLowerCase()
      .split(/[ \t\n\f\r]+/)
      .includes('me');
    if (isMe && plain(attributes.get('href') ?? '') === wanted) return true;
  }
  return false;
}
