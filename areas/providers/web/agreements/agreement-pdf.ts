import { type FontFiles, lineHeight } from '#platform/pdf/paper.ts';
import { list, paragraph } from '#platform/pdf/parts.ts';
import { type PdfFile, taggedPdf } from '#platform/pdf/tagged-pdf.ts';
import type { ProviderAgreement } from '../../contract.ts';
import { agreementBlocks, easyLines } from '../../pure/agreement-lines.ts';

export interface AgreementTask {
  readonly agreement: ProviderAgreement;
  readonly isEasy: boolean;
  readonly made: Date;
}

const signHere = 46;

/** The same words as on the screen: in plain English, or in Easy Read and large print. */
export function agreementPdf({ agreement, isEasy, made }: AgreementTask, fonts: FontFiles): Promise<PdfFile> {
  const size = isEasy ? 18 : 11;
  const body = { size };
  const strong = { size, bold: true };
  const heading = { size: size * 1.2, bold: true };
  const title = isEasy ? 'Service agreement in Easy Read' : 'Service agreement';
  return taggedPdf({ title, made, footSize: isEasy ? 18 : 9 }, fonts, (paper) => {
    paper.rule(paper.y, 3);
    paper.y += 10;
    paragraph(paper, title, { size: size * 1.6, bold: true }, 'H1');
    paragraph(paper, `${agreement.words.participantName} and ${agreement.businessName}`, strong);
    paragraph(paper, 'A draft. It counts once both sides have signed.', body);
    paper.y += size * 0.6;
    if (isEasy) {
      for (const line of easyLines(agreement)) {
        paragraph(paper, line, body);
        paper.y += size * 0.6;
      }
    } else {
      for (const { title: name, words, items } of agreementBlocks(agreement)) {
        paper.y += size * 0.5;
        // A heading is never the last thing on a page.
        paper.room(lineHeight(heading) + 3 * lineHeight(body));
        paragraph(paper, name, heading, 'H2');
        for (const text of words) paragraph(paper, text, body);
        if (items.length > 0) list(paper, { numbered: false, items }, body);
      }
    }
    for (const who of ['Participant', 'Provider']) {
      paper.room(signHere + lineHeight(body));
      paper.y += signHere - lineHeight(body);
      paper.rule(paper.y);
      paper.y += 4;
      paragraph(paper, `${who}: signature, name and date`, body);
    }
  });
}
