import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { type Run, runsOf } from './letters.ts';

/** Each weight is in two files: usual letters, and those of other European languages. */
export const fontNames = ['latin-regular', 'latin-ext-regular', 'latin-bold', 'latin-ext-bold'] as const;
export type FontName = (typeof fontNames)[number];
export type FontFiles = Readonly<Record<FontName, Uint8Array>>;

export interface Style {
  readonly size: number;
  readonly bold?: boolean;
}
type Piece = Run<FontName> & { readonly width: number };
export interface Line {
  readonly pieces: readonly Piece[];
  readonly width: number;
}

export const lineHeight = ({ size }: Style): number => size * 1.28;

/** A document of A4 pages from top to bottom. All that is drawn is content of the tags, or marked as decoration. */
export class Paper {
  readonly left = 40;
  readonly top = 32;
  readonly width: number;
  readonly bottom: number;
  /** Signs that no font has. */
  readonly missing = new Set<string>();
  readonly root: StructureElement;
  y = this.top;
  /** What stands again at the top of a new page. */
  repeated: (() => void) | undefined;
  readonly #doc: PDFDocument;
  readonly #known = new Map<string, boolean>();

  constructor(doc: PDFDocument, fonts: FontFiles) {
    this.#doc = doc;
    for (const name of fontNames) doc.registerFont(name, fonts[name]);
    this.width = doc.page.width - 2 * this.left;
    this.bottom = doc.page.height - 46;
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
  }

  /** An element of the tags inside another one. */
  element(parent: StructureElement, type: string, scope?: 'Row' | 'Column'): StructureElement {
    const made = this.#doc.struct(type, scope ? { scope } : {});
    parent.add(made);
    return made;
  }

  /** Lines and numbers of pages, which are not read. */
  decoration(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.#doc.markContent('Artifact', { type });
    draw();
    this.#doc.endMarkedContent();
  }

  rule(y: number, thick = 0.6, from = this.left, to = this.left + this.width): void {
    this.decoration('Layout', () => this.#doc.lineWidth(thick).moveTo(from, y).lineTo(to, y).stroke());
  }

  box(y: number, height: number): void {
    this.decoration('Layout', () => this.#doc.lineWidth(1.2).rect(this.left, y, this.width, height).stroke());
  }

  /** A drawn figure, which stands in words beside it. */
  bar(x: number, y: number, width: number, height: number): void {
    this.decoration('Layout', () =>
      this.#doc.save().lineWidth(0.6).rect(x, y, width, height).fillAndStroke('#555', '#000').restore(),
    );
  }

  fits(height: number): boolean {
    return this.y + height <= this.bottom;
  }

  newPage(): void {
    this.#doc.addPage();
    this.y = this.top;
    this.repeated?.();
  }

  /** Begins a new page where there is no room. */
  room(height: number): void {
    if (!this.fits(height)) this.newPage();
  }

  /** Cuts a text into lines. A word that is wider than a line goes on in the next. */
  lines(text: string, style: Style, width = this.width): readonly Line[] {
    return text.split('\n').flatMap((part) => this.#wrapped(part, style, width));
  }

  draw(line: Line, x: number, y: number, { size }: Style, after = ''): void {
    let at = x;
    for (const [n, { font, text, width }] of line.pieces.entries()) {
      const isLast = n === line.pieces.length - 1;
      this.#doc
        .font(font)
        .fontSize(size)
        .text(isLast ? text + after : text, at, y, { lineBreak: false });
      at += width;
    }
  }

  /** Draws lines one below the other, over pages where needed, as the content of one element. */
  flow(element: StructureElement, lines: readonly Line[], style: Style, x = this.left): void {
    const height = lineHeight(style);
    for (let at = 0; at < lines.length; ) {
      this.room(height);
      const most = Math.max(1, Math.floor((this.bottom - this.y) / height));
      const here = lines.slice(at, at + most);
      const isEnd = at + most >= lines.length;
      // Readers join what is written, so there is a space between two lines.
      element.add(() => {
        for (const [n, line] of here.entries())
          this.draw(line, x, this.y + n * height, style, isEnd && n === here.length - 1 ? '' : ' ');
      });
      this.y += here.length * height;
      at += most;
    }
  }

  /** On every page, below the rest. */
  footers(words: (page: number, pages: number) => string, style: Style): void {
    const { count } = this.#doc.bufferedPageRange();
    for (let at = 0; at < count; at += 1) {
      this.#doc.switchToPage(at);
      this.decoration('Pagination', () => {
        const [line] = this.lines(words(at + 1, count), style);
        if (line) this.draw(line, this.left + this.width - line.width, this.#doc.page.height - 34, style);
      });
    }
  }

  #has(font: FontName, letter: string): boolean {
    const key = `${font} ${letter}`;
    let known = this.#known.get(key);
    if (known === undefined) {
      const { font: file } = this.#doc.font(font)._font;
      known = [...letter].every((point) => file.hasGlyphForCodePoint(point.codePointAt(0) ?? 0));
      this.#known.set(key, known);
    }
    return known;
  }

  #piecesOf(text: string, { size, bold = false }: Style): readonly Piece[] {
    const fonts: readonly FontName[] = bold ? ['latin-bold', 'latin-ext-bold'] : ['latin-regular', 'latin-ext-regular'];
    const runs = runsOf(
      text,
      fonts,
      (font, letter) => this.#has(font, letter),
      (letter) => this.missing.add(letter),
    );
    return runs.map((run) => ({ ...run, width: this.#doc.font(run.font).fontSize(size).widthOfString(run.text) }));
  }

  #line(text: string, style: Style): Line {
    const pieces = this.#piecesOf(text, style);
    return { pieces, width: pieces.reduce((sum, { width }) => sum + width, 0) };
  }

  #wrapped(text: string, style: Style, width: number): readonly Line[] {
    const lines: string[] = [];
    let line = '';
    const isTooWide = (candidate: string) => this.#line(candidate, style).width > width;
    for (const word of text.split(/[ \t]+/).filter((each) => each !== '')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (!isTooWide(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const letter of word) {
        if (line !== '' && isTooWide(line + letter)) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    if (line !== '' || lines.length === 0) lines.push(line);
    return lines.map((each) => this.#line(each, style));
  }
}
