import type { PdfFile } from '#platform/pdf/tagged-pdf.ts';

export type PdfAnswer = PdfFile | { readonly failed: true };

/** Has a worker of its own make the file, which ends with it. */
export function makeIn<Task>(worker: Worker, task: Task): Promise<PdfFile> {
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
