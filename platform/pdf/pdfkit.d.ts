/** What of pdfkit is used here. */
declare module 'pdfkit' {
  interface StructureElement {
    /** Content is drawn at once, on the page that is current then. */
    add(child: StructureElement | (() => void)): StructureElement;
    end(): void;
  }
  interface Options {
    readonly size: 'A4';
    readonly margin: number;
    readonly lang: string;
    readonly tagged: true;
    readonly displayTitle: true;
    readonly pdfVersion: '1.7';
    readonly subset: 'PDF/UA';
    readonly font: null;
    readonly bufferPages: true;
    readonly info: { readonly Title: string; readonly Creator: string; readonly CreationDate: Date };
  }
  // biome-ignore lint/style/noDefaultExport: this is how pdfkit exports it
  export default class PDFDocument {
    constructor(options: Options);
    readonly page: { readonly width: number; readonly height: number };
    /** The font that is set, with that of fontkit in it. */
    readonly _font: { readonly font: { hasGlyphForCodePoint(point: number): boolean } };
    registerFont(name: string, file: Uint8Array): this;
    font(name: string): this;
    fontSize(points: number): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: { readonly lineBreak: false }): this;
    lineWidth(points: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    stroke(): this;
    fillAndStroke(fill: string, stroke: string): this;
    save(): this;
    restore(): this;
    addPage(): this;
    switchToPage(at: number): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    markContent(tag: 'Artifact', options: { readonly type: 'Layout' | 'Pagination' }): this;
    endMarkedContent(): this;
    struct(type: string, options?: { readonly scope?: 'Row' | 'Column' }): StructureElement;
    addStructure(element: StructureElement): this;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): void;
  }
}
