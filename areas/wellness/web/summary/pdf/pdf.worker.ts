import { answerPdf } from '#platform/web/pdf/answer.ts';
import { summaryPdf } from './summary-pdf.ts';

answerPdf(summaryPdf);
