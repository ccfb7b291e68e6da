import { type FontFiles, fontNames } from '#platform/pdf/paper.ts';
import type { PdfFile } from '#platform/pdf/tagged-pdf.ts';
import type { PdfAnswer } from './in-worker.ts';

const files = {
  'latin-regular': new URL('../../pdf/fonts/atkinson-latin-regular.ttf', import.meta.url),
  'latin-ext-regular': new URL('../../pdf/fonts/atkinson-latin-ext-regular.ttf', import.meta.url),
  'latin-bold': new URL('../../pdf/fonts/atkinson-latin-bold.ttf', import.meta.url),
  'latin-ext-bold': new URL('../../pdf/fonts/atkinson-latin-ext-bold.ttf', import.meta.url),
};

async function read(file: URL): Promise<Uint8Array> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`A font is not there: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** In a worker: the page takes key presses while a file is made. What is in it stays in this browser. */
export function answerPdf<Task>(make: (task: Task, fonts: FontFiles) => Promise<PdfFile>): void {
  const work = async (task: Task) => {
    const read4 = fontNames.map(async (name) => [name, await read(files[name])] as const);
    return make(task, Object.fromEntries(await Promise.all(read4)) as FontFiles);
  };
  addEventListener('message', ({ data }: MessageEvent<Task>) => {
    work(data).then(
      (file) => postMessage(file satisfies PdfAnswer),
      () => postMessage({ failed: true } satisfies PdfAnswer),
    );
  });
}
