import { type FontFiles, fontNames } from './paper.ts';
import { type PdfFile, type PdfTask, summaryPdf } from './summary-pdf.ts';

export type PdfAnswer = PdfFile | { readonly failed: true };

const files = {
  'latin-regular': new URL('./fonts/atkinson-latin-regular.ttf', import.meta.url),
  'latin-ext-regular': new URL('./fonts/atkinson-latin-ext-regular.ttf', import.meta.url),
  'latin-bold': new URL('./fonts/atkinson-latin-bold.ttf', import.meta.url),
  'latin-ext-bold': new URL('./fonts/atkinson-latin-ext-bold.ttf', import.meta.url),
};

async function read(file: URL): Promise<Uint8Array> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`A font is not there: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function make(task: PdfTask): Promise<PdfFile> {
  const read4 = fontNames.map(async (name) => [name, await read(files[name])] as const);
  return summaryPdf(task, Object.fromEntries(await Promise.all(read4)) as FontFiles);
}

/** The page takes key presses while a file is made. What is in it stays in this browser. */
addEventListener('message', ({ data }: MessageEvent<PdfTask>) => {
  make(data).then(
    (file) => postMessage(file satisfies PdfAnswer),
    () => postMessage({ failed: true } satisfies PdfAnswer),
  );
});
