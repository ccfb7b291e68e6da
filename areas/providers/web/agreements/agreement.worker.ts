import { answerPdf } from '#platform/web/pdf/answer.ts';
import { agreementPdf } from './agreement-pdf.ts';

answerPdf(agreementPdf);
