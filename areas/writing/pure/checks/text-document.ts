import type { Block, Document, Heading, Inline, ListItem, TableCell, TableRow } from '../types.ts';
import type { Place } from './finding.ts';

/** Characters of a block that follow each other in the text as well. */
interface Piece {
  readonly at: number;
  readonly source: number;
  readonly length: number;
}

/** Where a block of the document is in the text. */
interface Source {
  readonly from: number;
  readonly to: number;
  readonly pieces: readonly Piece[];
  /** Of a heading: "## ". Of the first row of a table: where a row of dashes can follow. */
  readonly marker?: Range;
  readonly cells?: number;
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

interface Line extends Range {
  readonly text: string;
}

/** A text read as a document, and where each of its places is in the text. */
export interface TextDocument {
  readonly document: Document;
  readonly sourceOf: (path: readonly number[]) => Source | undefined;
  /** The characters of a place; undefined where other signs are between them, as in a link. */
  readonly rangeOf: (place: Place) => Range | undefined;
}

const heading = /^ {0,3}(#{1,6})[ \t]+/;
const listItem = /^[ \t]{0,12}(?:[-*+•]|\d{1,9}[.)])[ \t]+/;
const quote = /^ {0,3}>[ \t]?/;
const fence = /^ {0,3}(?:```|~~~)/;
const separator = /^[ \t]*\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/;
/** A picture, a link, and an address as it is. */
const linked = /!?\[([^[\]\n]{0,500})\]\(([^()\s]{1,2000})\)|(?:https?:\/\/|www\.)[^\s<>"]{1,2000}/g;
const afterAddress = /[.,;:!?)\]’'”]{1,9}$/;
/** A paragraph without an end is cut, so that no block grows with the text. */
const mostLines = 100;
/** A row of more signs than these is decoration. */
const mostCells = 20;

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  for (let from = 0; from <= text.length; ) {
    const at = text.indexOf('\n', from);
    const end = at < 0 ? text.length : at;
    const to = text.charAt(end - 1) === '\r' && end > from ? end - 1 : end;
    lines.push({ from, to, text: text.slice(from, to) });
    from = end + 1;
  }
  return lines;
}

/** The words of one or more lines with links, each with its place in the text; pictures stand apart. */
function inlineOf(lines: readonly Line[], markup: boolean) {
  const content: Inline[] = [];
  const pieces: Piece[] = [];
  const pictures: { readonly alt: string; readonly range: Range }[] = [];
  let at = 0;
  const add = (text: string, source: number, href?: string) => {
    if (text === '') return;
    content.push({ type: 'text', text, ...(href !== undefined && { marks: [{ type: 'link', attrs: { href } }] }) });
    pieces.push({ at, source, length: text.length });
    at += text.length;
  };
  for (const [number, line] of lines.entries()) {
    const before = lines[number - 1];
    if (before) {
      content.push({ type: 'hardBreak' });
      pieces.push({ at, source: before.to, length: 1 });
      at += 1;
    }
    let done = 0;
    for (const { 0: whole, 1: words, 2: href, index } of markup ? line.text.matchAll(linked) : []) {
      if (index < done) continue;
      add(line.text.slice(done, index), line.from + done);
      const start = line.from + index;
      if (words === undefined) {
        const address = whole.replace(afterAddress, '');
        add(address, start, address);
        done = index + address.length;
      } else {
        if (whole.startsWith('!')) pictures.push({ alt: words, range: { from: start, to: start + whole.length } });
        else add(words, start + 1, href);
        done = index + whole.length;
      }
    }
    add(line.text.slice(done), line.from + done);
  }
  return { content, pieces, pictures };
}

/** A line from some place on, without spaces around. */
function trimmed({ from, to, text }: Line, skip = 0): Line {
  const rest = text.slice(skip);
  const start = skip + (rest.length - rest.trimStart().length);
  const kept = rest.trim();
  return { from: Math.min(from + start, to), to: from + start + kept.length, text: kept };
}

/** The cells of "| a | b |". */
function cellsOf(line: Line): readonly Line[] {
  const cells: Line[] = [];
  let from = line.text.indexOf('|') + 1;
  for (let to = line.text.indexOf('|', from); to >= 0; to = line.text.indexOf('|', from)) {
    cells.push(trimmed({ from: line.from + from, to: line.from + to, text: line.text.slice(from, to) }));
    from = to + 1;
  }
  return cells;
}

/**
 * A text as people type it: "# Heading", lists with "-" or "1.", quotes with ">", tables with "|", code between "```",
 * links as [words](address) and pictures as ![description](address). A blank line parts paragraphs, a line break stays
 * one. Anything else is words. Each character is looked at a fixed number of times.
 */
export function readText(text: string, markup = true): TextDocument {
  const lines = linesOf(text);
  const sources = new Map<string, Source>();
  const blocks: Block[] = [];
  let at = 0;

  /** The paragraph of some lines, and after it the pictures that were in them. */
  const paragraph = (some: readonly Line[], path: readonly number[], extra: Partial<Source> = {}) => {
    const { content, pieces, pictures } = inlineOf(some, markup);
    sources.set(path.join(), { from: some[0]?.from ?? 0, to: some.at(-1)?.to ?? 0, pieces, ...extra });
    return { content, pictures };
  };
  const addPictures = (pictures: ReturnType<typeof inlineOf>['pictures']) => {
    for (const { alt, range } of pictures) {
      sources.set(`${blocks.length}`, { ...range, pieces: [] });
      blocks.push({ type: 'image', attrs: { mediaId: 0, alt, decorative: false, caption: '' } });
    }
  };
  const takeWhile = (most: number, fits: (line: Line) => boolean) => {
    const taken: Line[] = [];
    for (let line = lines[at]; line && taken.length < most && fits(line); line = lines[at]) {
      taken.push(line);
      at += 1;
    }
    return taken;
  };
  const isPlain = ({ text: words }: Line) =>
    words.trim() !== '' &&
    !(markup && [heading, listItem, quote, fence].some((sign) => sign.test(words))) &&
    !isRow(words);
  const isRow = (words: string) => {
    if (!markup || !words.trimStart().startsWith('|')) return false;
    const cells = words.split('|', mostCells + 3).length - 2;
    return cells >= 1 && cells <= mostCells;
  };

  function addHeading(line: Line, level: number, skip: number) {
    const words = trimmed(line, skip);
    const { content, pictures } = paragraph([words], [blocks.length], {
      from: line.from,
      to: line.to,
      marker: { from: line.from, to: line.from + skip },
    });
    blocks.push({ type: 'heading', attrs: { level: level as Heading['attrs']['level'] }, content });
    addPictures(pictures);
  }
  function addList() {
    const path = blocks.length;
    const items = takeWhile(Number.POSITIVE_INFINITY, (line) => listItem.test(line.text));
    const pictures: ReturnType<typeof inlineOf>['pictures'] = [];
    const content = items.map((line, item): ListItem => {
      const made = paragraph([trimmed(line, listItem.exec(line.text)?.[0].length ?? 0)], [path, item, 0]);
      pictures.push(...made.pictures);
      return { type: 'listItem', content: [{ type: 'paragraph', content: made.content }] };
    });
    blocks.push({ type: 'bulletList', content });
    addPictures(pictures);
  }
  function addQuote() {
    const some = takeWhile(mostLines, (line) => quote.test(line.text));
    const words = some.map((line) => trimmed(line, quote.exec(line.text)?.[0].length ?? 0));
    const { content, pictures } = paragraph(words, [blocks.length, 0]);
    blocks.push({ type: 'blockquote', content: [{ type: 'paragraph', content }] });
    addPictures(pictures);
  }
  function addTable() {
    const path = blocks.length;
    const all = takeWhile(Number.POSITIVE_INFINITY, (line) => isRow(line.text));
    const named = all.length > 1 && separator.test(all[1]?.text ?? '');
    const rows = all.filter((_, row) => !(named && row === 1));
    const first = all[0] ?? { from: 0, to: 0, text: '' };
    sources.set(`${path}`, {
      from: first.from,
      to: all.at(-1)?.to ?? first.to,
      pieces: [],
      marker: { from: first.to, to: first.to },
      cells: cellsOf(first).length,
    });
    const content = rows.map(
      (line, row): TableRow => ({
        type: 'tableRow',
        content: cellsOf(line).map((cell, column): TableCell => {
          const made = paragraph([cell], [path, row, column, 0]);
          const type = named && row === 0 ? 'tableHeader' : 'tableCell';
          return { type, content: [{ type: 'paragraph', content: made.content }] };
        }),
      }),
    );
    blocks.push({ type: 'table', content });
  }
  function addCode() {
    at += 1;
    const code = takeWhile(Number.POSITIVE_INFINITY, (line) => !fence.test(line.text));
    at += 1;
    const words = code.map((line) => line.text).join('\n');
    blocks.push({ type: 'codeBlock', ...(words && { content: [{ type: 'text', text: words }] }) });
  }

  while (at < lines.length) {
    const line = lines[at] as Line;
    const sharp = markup ? heading.exec(line.text) : null;
    if (sharp) {
      at += 1;
      addHeading(line, sharp[1]?.length ?? 2, sharp[0].length);
    } else if (markup && listItem.test(line.text)) addList();
    else if (markup && quote.test(line.text)) addQuote();
    else if (markup && fence.test(line.text)) addCode();
    else if (isRow(line.text)) addTable();
    else if (line.text.trim() === '') at += 1;
    else {
      const { content, pictures } = paragraph(
        takeWhile(mostLines, isPlain).map((one) => trimmed(one)),
        [blocks.length],
      );
      blocks.push({ type: 'paragraph', content });
      addPictures(pictures);
    }
  }

  const sourceOf = (path: readonly number[]) => sources.get(path.join());
  return { document: { type: 'doc', content: blocks }, sourceOf, rangeOf: (place) => rangeOf(place, sourceOf) };
}

/** The piece that holds a character. */
function pieceAt(pieces: readonly Piece[], at: number): number {
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

function rangeOf({ path, from, to }: Place, sourceOf: TextDocument['sourceOf']): Range | undefined {
  const source = sourceOf(path) ?? sourceOf(path.slice(0, 1));
  if (!source) return undefined;
  if (from === undefined || to === undefined || source.pieces.length === 0) return { from: source.from, to: source.to };
  const [first, last] = [source.pieces[pieceAt(source.pieces, from)], source.pieces[pieceAt(source.pieces, to - 1)]];
  if (!first || !last) return undefined;
  return { from: first.source + from - first.at, to: last.source + to - last.at };
}
