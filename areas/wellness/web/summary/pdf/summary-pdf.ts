import type { StructureElement } from 'pdfkit';
import { type FontFiles, type Line, lineHeight, type Paper, type Style } from '#platform/pdf/paper.ts';
import { list, paragraph } from '#platform/pdf/parts.ts';
import { type PdfFile, taggedPdf } from '#platform/pdf/tagged-pdf.ts';
import { tablesOf } from '../../../pure/large-print.ts';
import type { Summary, SummaryBlock, SummaryTable } from '../../../pure/summary.ts';

export interface PdfTask {
  readonly summary: Summary;
  readonly isLarge: boolean;
  readonly made: Date;
}
interface Styles {
  readonly body: Style;
  readonly strong: Style;
  readonly small: Style;
  readonly heading: Style;
  readonly title: Style;
}
function stylesOf(isLarge: boolean): Styles {
  const size = isLarge ? 18 : 10;
  return {
    body: { size },
    strong: { size, bold: true },
    small: { size: isLarge ? 18 : 9 },
    heading: { size: size * 1.15, bold: true },
    title: { size: isLarge ? 24 : 18, bold: true },
  };
}

const cellGap = 9;
/** The whole length of a bar, and what is between it and its figure. */
const bar = { length: 46, gap: 5 };
const widest = (lines: readonly Line[]) => Math.max(0, ...lines.map(({ width }) => width));

/** Names of rows and figures get what they need. What is left is shared; what is too little is missing from the names. */
function widthsOf(
  paper: Paper,
  { heads, rows, whole, bars }: SummaryTable,
  { strong, body }: Styles,
): readonly number[] {
  const word = (text: string, style: Style) =>
    widest(text.split(' ').flatMap((one) => paper.lines(one, style, Number.POSITIVE_INFINITY)));
  const figures = heads.slice(1).map((head, at) => {
    const cells = rows.map((row) => word(row[at + 1] ?? '', body));
    const drawn = head === bars?.head ? bar.length + bar.gap : 0;
    const needed = Math.max(word(head, strong), word(whole?.[at + 1] ?? '', strong), ...cells);
    return Math.min(needed, paper.width / heads.length) + drawn + cellGap;
  });
  const left = paper.width - figures.reduce((sum, width) => sum + width, 0);
  const names = [heads, ...rows].map(([name = '']) => widest(paper.lines(name, strong, Number.POSITIVE_INFINITY)));
  const spare = Math.max(0, left - Math.max(...names, paper.width / 4) - cellGap) / heads.length;
  return [left - spare * figures.length, ...figures.map((width) => width + spare)];
}

class TableWriter {
  readonly #paper: Paper;
  readonly #widths: readonly number[];

  constructor(paper: Paper, widths: readonly number[]) {
    this.#paper = paper;
    this.#widths = widths;
  }

  cells(texts: readonly string[], style: Style): readonly (readonly Line[])[] {
    return texts.map((text, at) =>
      this.#paper.lines(text, style, (this.#widths[at] ?? 0) - (at === 0 ? cellGap : cellGap - 1)),
    );
  }

  /** Beside the figures of a column; they end at one line, so the bars begin at one. */
  bar(at: number, share: number, style: Style, figure: number): void {
    const paper = this.#paper;
    const end = paper.left + this.#widths.slice(0, at + 1).reduce((sum, width) => sum + width, 0);
    const x = end - figure - bar.gap - bar.length;
    paper.bar(x, paper.y + style.size * 0.3, share * bar.length, style.size * 0.75);
  }

  height(cells: readonly (readonly Line[])[], style: Style): number {
    return Math.max(...cells.map((lines) => lines.length)) * lineHeight(style) + style.size * 0.28;
  }

  /** Draws a row; `cell` says what each of them is in the tags. */
  row(cells: readonly (readonly Line[])[], style: Style, cell: (at: number, draw: () => void) => void): void {
    const paper = this.#paper;
    const { y } = paper;
    const height = this.height(cells, style);
    let x = paper.left;
    for (const [at, lines] of cells.entries()) {
      const width = this.#widths[at] ?? 0;
      const start = x;
      cell(at, () => {
        for (const [n, line] of lines.entries()) {
          const from = at === 0 ? start : start + width - line.width;
          paper.draw(line, from, y + style.size * 0.1 + n * lineHeight(style), style, n < lines.length - 1 ? ' ' : '');
        }
      });
      x += width;
    }
    paper.y += height;
    paper.rule(paper.y - 1, 0.4);
  }
}

function table(paper: Paper, shown: SummaryTable, styles: Styles): void {
  const { heads, rows, whole, bars } = shown;
  const writer = new TableWriter(paper, widthsOf(paper, shown, styles));
  const element = paper.element(paper.root, 'Table');
  const tagged = (part: StructureElement, cells: readonly (readonly Line[])[], style: Style, isHead: boolean) => {
    const row = paper.element(part, 'TR');
    writer.row(cells, style, (at, draw) => {
      const cell = paper.element(
        row,
        isHead || at === 0 ? 'TH' : 'TD',
        isHead ? 'Column' : at === 0 ? 'Row' : undefined,
      );
      cell.add(draw);
      cell.end();
    });
    row.end();
  };
  const headCells = writer.cells(heads, styles.strong);
  const bodyCells = rows.map((row) => writer.cells(row, styles.body));
  const first = bodyCells[0] ? writer.height(bodyCells[0], styles.body) : 0;
  paper.room(writer.height(headCells, styles.strong) + first);
  const head = paper.element(element, 'THead');
  tagged(head, headCells, styles.strong, true);
  head.end();
  paper.repeated = () => writer.row(headCells, styles.strong, (_at, draw) => paper.decoration('Pagination', draw));
  if (rows.length > 0) {
    const body = paper.element(element, 'TBody');
    const barsAt = bars ? heads.indexOf(bars.head) : -1;
    const figure = Math.max(0, ...bodyCells.map((cells) => widest(cells[barsAt] ?? [])));
    for (const [at, cells] of bodyCells.entries()) {
      paper.room(writer.height(cells, styles.body));
      const share = bars?.shares[at];
      if (typeof share === 'number') writer.bar(barsAt, share, styles.body, figure);
      tagged(body, cells, styles.body, false);
    }
    body.end();
  }
  if (whole) {
    const cells = writer.cells(whole, styles.strong);
    paper.room(writer.height(cells, styles.strong));
    const foot = paper.element(element, 'TFoot');
    tagged(foot, cells, styles.strong, false);
    foot.end();
  }
  paper.repeated = undefined;
  element.end();
  paper.y += styles.body.size * 0.3;
}

/** How high the questions are, with the box around them. */
function boxHeight(paper: Paper, { list: asked, title }: SummaryBlock, { heading, strong }: Styles, inset: number) {
  const width = paper.width - 2 * inset;
  const indent = strong.size * 1.7;
  const lines = (asked?.items ?? []).flatMap((item) => paper.lines(item, strong, width - indent));
  return (
    paper.lines(title, heading, width).length * lineHeight(heading) + lines.length * lineHeight(strong) + inset * 1.6
  );
}

function block(paper: Paper, shown: SummaryBlock, styles: Styles, isLarge: boolean): void {
  const { part, title, words } = shown;
  const { body, strong, heading } = styles;
  const isAsked = part === 'questions';
  const inset = isAsked ? body.size : 0;
  paper.y += body.size * 0.6;
  const boxed = isAsked ? boxHeight(paper, shown, styles, inset) : 0;
  if (isAsked && boxed < paper.bottom - paper.top) {
    paper.room(boxed);
    paper.box(paper.y, boxed);
    paper.y += inset * 0.7;
  } else {
    // A heading is never the last thing on a page.
    paper.room(lineHeight(heading) + 3 * lineHeight(body));
    paper.rule(paper.y);
    paper.y += body.size * 0.4;
  }
  paragraph(paper, title, heading, 'H2', inset);
  for (const each of tablesOf(shown, isLarge)) table(paper, each, styles);
  if (shown.list) list(paper, shown.list, isAsked ? strong : body, inset);
  if (words.length > 0) paragraph(paper, words.join(' '), body);
  if (isAsked) paper.y += inset * 0.9;
}

/** Writes the page as a tagged PDF: the same parts in the same order as on the screen. */
export function summaryPdf({ summary, isLarge, made }: PdfTask, fonts: FontFiles): Promise<PdfFile> {
  const { title, visit, period, written, blocks, foot } = summary;
  // Nothing that was written is in the title: pdfkit puts it into XML as it is.
  const about = { title: `Visit summary, ${period}`, made, footSize: isLarge ? 18 : 9 };
  return taggedPdf(about, fonts, (paper) => {
    const styles = stylesOf(isLarge);
    paper.rule(paper.y, 3);
    paper.y += 10;
    paragraph(paper, title, styles.title, 'H1');
    if (visit) paragraph(paper, visit, styles.strong);
    paragraph(paper, `From my own diary, ${period}. ${written}`, styles.body);
    for (const each of blocks) block(paper, each, styles, isLarge);
    paper.y += styles.body.size * 0.75;
    paper.room(2 * lineHeight(styles.small));
    paper.rule(paper.y);
    paper.y += styles.body.size * 0.5;
    paragraph(paper, foot, styles.small);
  });
}
