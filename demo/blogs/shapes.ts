/** A text with structure, as areas/writing keeps it. Built with the functions below. */
export type Block =
  | { readonly type: 'paragraph'; readonly content: readonly Words[] }
  | { readonly type: 'heading'; readonly attrs: { readonly level: 2 | 3 }; readonly content: readonly Words[] }
  | { readonly type: 'bulletList' | 'orderedList'; readonly content: readonly Item[] }
  | { readonly type: 'blockquote'; readonly content: readonly Block[] }
  | { readonly type: 'table'; readonly content: readonly Row[] };
interface Words {
  readonly type: 'text';
  readonly text: string;
}
interface Item {
  readonly type: 'listItem';
  readonly content: readonly Block[];
}
interface Row {
  readonly type: 'tableRow';
  readonly content: readonly {
    readonly type: 'tableHeader' | 'tableCell';
    readonly content: readonly Block[];
  }[];
}

export interface DemoBlog {
  readonly author: number;
  readonly daysAgo: number;
  readonly title: string;
  readonly slug: string;
  readonly tags: string[];
  readonly text: readonly Block[];
  readonly easy?: string;
  /** The text was changed after the Easy Read version. */
  readonly easyOutdated?: boolean;
  readonly featured?: boolean;
  readonly contentWarning?: string;
  readonly series?: string;
  /** A file in drawings/, without .svg. */
  readonly cover?: { readonly drawing: string; readonly alt: string };
  readonly likedBy: number[];
  readonly comments: readonly { readonly author: number; readonly hoursAfter: number; readonly content: string }[];
}

const words = (text: string): Words => ({ type: 'text', text });
const item = (text: string): Item => ({ type: 'listItem', content: [p(text)] });
const cell = (type: 'tableHeader' | 'tableCell') => (text: string) => ({ type, content: [p(text)] });

export const p = (text: string): Block => ({ type: 'paragraph', content: [words(text)] });
export const h = (text: string): Block => ({ type: 'heading', attrs: { level: 2 }, content: [words(text)] });
export const ul = (...items: string[]): Block => ({ type: 'bulletList', content: items.map(item) });
export const ol = (...items: string[]): Block => ({ type: 'orderedList', content: items.map(item) });
export const quote = (text: string): Block => ({ type: 'blockquote', content: [p(text)] });
/** The first row is the header. */
export const table = (head: string[], ...rows: string[][]): Block => ({
  type: 'table',
  content: [
    { type: 'tableRow', content: head.map(cell('tableHeader')) },
    ...rows.map((row): Row => ({ type: 'tableRow', content: row.map(cell('tableCell')) })),
  ],
});
