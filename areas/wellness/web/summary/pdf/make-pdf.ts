import { makeIn } from '#platform/web/pdf/in-worker.ts';
import type { PdfTask } from './summary-pdf.ts';

export const makePdf = (task: PdfTask) =>
  makeIn(new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' }), task);
