import type { PdfAnswer } from './pdf.worker.ts';
import type { PdfFile, PdfTask } from './summary-pdf.ts';

/** Makes the file in a worker of its own, which ends with it. */
export function makePdf(task: PdfTask): Promise<PdfFile> {
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  const made = new Promise<PdfFile>((resolve, reject) => {
    const fail = () => reject(new Error('The PDF couldn’t be made.'));
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<PdfAnswer>) =>
      'failed' in data ? fail() : resolve(data),
    );
  });
  worker.postMessage(task);
  return made.finally(() => worker.terminate());
}
