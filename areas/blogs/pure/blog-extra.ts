export type CoverChoice = 'describe' | 'ask' | 'decorative';

/** What a draft of a blog has besides title, text, tags and content warning; kept in the draft's `extra`. */
export interface BlogExtra {
  readonly audience: 'everyone' | 'members' | 'followers' | 'me';
  /** Upload that is shown above the text. */
  readonly coverId: number | null;
  /** What the cover shows, in words. */
  readonly coverAlt: string;
  /** Words for it, asking others, or no meaning at all. */
  readonly coverChoice: CoverChoice;
  /** The Easy Read version; empty: none. */
  readonly easy: string;
  /** The author says that the Easy Read version still fits the changed text. */
  readonly easyFits: boolean;
  /** Title of the series it belongs to; empty: none. */
  readonly series: string;
  /** Version of the blog that is edited; null: a new one. */
  readonly version: number | null;
}

export const emptyExtra: BlogExtra = {
  audience: 'everyone',
  coverId: null,
  coverAlt: '',
  coverChoice: 'describe',
  easy: '',
  easyFits: false,
  series: '',
  version: null,
};

type Value = string | number | boolean | null | readonly string[];
export type Stored = Readonly<Record<string, Value>>;

/** A draft keeps lists of short texts, so a long one is kept in pieces. */
const piece = 480;
const piecesOfList = 20;
const lists = ['easyA', 'easyB', 'easyC'] as const;

/** Cuts between characters, never inside one. */
function inPieces(text: string): string[] {
  const pieces: string[] = [];
  let one = '';
  for (const character of text) {
    if (one.length + character.length > piece) {
      pieces.push(one);
      one = '';
    }
    one += character;
  }
  return one ? [...pieces, one] : pieces;
}

export function writeExtra({
  easy,
  series,
  ...extra
}: BlogExtra): Record<string, string | number | boolean | null | string[]> {
  const pieces = inPieces(easy);
  const easyLists = lists.flatMap((name, at) => {
    const list = pieces.slice(at * piecesOfList, (at + 1) * piecesOfList);
    return list.length > 0 ? [[name, list] as const] : [];
  });
  return { ...extra, ...(series && { series }), ...Object.fromEntries(easyLists) };
}

const choices = ['describe', 'ask', 'decorative'] as const;
const audiences = ['everyone', 'members', 'followers', 'me'] as const;
const numberOr = (value: Value | undefined) =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null;

/** What is not there, or is something else, counts as empty. */
export function readExtra(stored: Stored): BlogExtra {
  const text = (name: string) => {
    const value = stored[name];
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string').join('') : '';
  };
  return {
    audience: audiences.find((one) => one === stored.audience) ?? emptyExtra.audience,
    coverId: numberOr(stored.coverId),
    coverAlt: typeof stored.coverAlt === 'string' ? stored.coverAlt : '',
    coverChoice: choices.find((one) => one === stored.coverChoice) ?? 'describe',
    easy: lists.map(text).join(''),
    easyFits: stored.easyFits === true,
    series: typeof stored.series === 'string' ? stored.series : '',
    version: numberOr(stored.version),
  };
}
