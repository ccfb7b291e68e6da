import PDFDocument from 'pdfkit';
import { type FontFiles, Paper } from './paper.ts';

export interface PdfFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Signs that it has a question mark for. */
  readonly missing: readonly string[];
}

interface About {
  /** Nothing that was written: pdfkit puts it into XML as it is. */
  readonly title: string;
  readonly made: Date;
  /** Of the numbers of pages. */
  readonly footSize: number;
}

/** A tagged PDF of what is drawn, with the numbers of its pages. */
export function taggedPdf(
  { title, made, footSize }: About,
  fonts: FontFiles,
  draw: (paper: Paper) => void,
): Promise<PdfFile> {
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: 0, lang: 'en-AU', tagged: true, displayTitle: true, pdfVersion: '1.7', subset: 'PDF/UA' },
    ...{ font: null, bufferPages: true },
    info: { Title: title, Creator: 'Doorways', CreationDate: made },
  });
  const chunks: Uint8Array[] = [];
  const paper = new Paper(doc, fonts);
  const done = new Promise<PdfFile>((resolve, reject) => {
    doc.on('error', reject);
    doc.on('data', (chunk) => chunks.push(chunk));
    doc.on('end', () => {
      const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const chunk of chunks) {
        bytes.set(chunk, at);
        at += chunk.length;
      }
      resolve({ bytes, missing: [...paper.missing] });
    });
  });
  draw(paper);
  paper.root.end();
  paper.footers((page, pages) => `Page ${page} of ${pages}`, { size: footSize });
  doc.end();
  return done;
}
