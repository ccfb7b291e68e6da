import { abnText } from '#platform/contract/business-numbers.ts';
import { moneyText } from '#platform/contract/money.ts';
import { type FontFiles, lineHeight, type Paper } from '#platform/pdf/paper.ts';
import { paragraph } from '#platform/pdf/parts.ts';
import { type PdfFile, taggedPdf } from '#platform/pdf/tagged-pdf.ts';
import type { InvoiceDocument } from '../../contract.ts';
import { invoiceEnd, invoiceFacts, invoiceSums } from '../../pure/invoice-words.ts';

const body = { size: 11 };
const strong = { size: 11, bold: true };
const small = { size: 10 };

interface Column {
  readonly label: string;
  readonly width: number;
  readonly isRight?: boolean;
}

/** One row of a table, its cells beside each other. A row is never cut in two. */
function row(
  paper: Paper,
  table: ReturnType<Paper['element']>,
  columns: readonly Column[],
  cells: readonly string[],
  isHead: boolean,
) {
  const style = isHead ? strong : body;
  const lines = cells.map((cell, at) => paper.lines(cell, style, (columns[at]?.width ?? 0) - 8));
  const height = Math.max(...lines.map((each) => each.length)) * lineHeight(style) + 8;
  paper.room(height);
  const element = paper.element(table, 'TR');
  const top = paper.y + 4;
  let x = paper.left;
  for (const [at, { width, isRight }] of columns.entries()) {
    const isName = at === 0;
    const cell = isHead
      ? paper.element(element, 'TH', 'Column')
      : isName
        ? paper.element(element, 'TH', 'Row')
        : paper.element(element, 'TD');
    cell.add(() => {
      for (const [nth, line] of (lines[at] ?? []).entries()) {
        const from = isRight ? x + width - 4 - line.width : x + 4;
        paper.draw(line, from, top + nth * lineHeight(style), style, ' ');
      }
    });
    cell.end();
    x += width;
  }
  element.end();
  paper.y += height;
  paper.rule(paper.y);
}

/** The same words as on the screen. */
export function invoicePdf(invoice: InvoiceDocument, made: Date, fonts: FontFiles): Promise<PdfFile> {
  const { title, invoiceNumber, seller, buyer, buyerAbn, lines, includesGst } = invoice;
  return taggedPdf({ title: `${title} ${invoiceNumber}`, made, footSize: 9 }, fonts, (paper) => {
    paper.rule(paper.y, 3);
    paper.y += 10;
    paragraph(paper, title, { size: 20, bold: true }, 'H1');
    if (invoice.isTest) paragraph(paper, 'This is a test. No money has moved.', strong);
    paragraph(paper, seller.name, strong);
    if (seller.address) paragraph(paper, seller.address, body);
    if (seller.abn) paragraph(paper, `ABN ${abnText(seller.abn)}`, body);
    paper.y += 8;
    for (const { label, value } of invoiceFacts(invoice)) paragraph(paper, `${label}: ${value}`, body);
    if (buyer) {
      paper.y += 8;
      paragraph(paper, 'For', { size: 13, bold: true }, 'H2');
      paragraph(paper, buyer, body);
      if (buyerAbn) paragraph(paper, `ABN ${abnText(buyerAbn)}`, body);
    }
    paper.y += 8;
    paragraph(paper, 'What it is for', { size: 13, bold: true }, 'H2');
    const money = paper.width * 0.16;
    const columns: Column[] = [
      { label: 'What', width: paper.width - money * (includesGst ? 3 : 2) },
      { label: 'Quantity', width: money, isRight: true },
      ...(includesGst ? [{ label: 'GST in it', width: money, isRight: true }] : []),
      { label: 'Amount', width: money, isRight: true },
    ];
    const table = paper.element(paper.root, 'Table');
    row(
      paper,
      table,
      columns,
      columns.map(({ label }) => label),
      true,
    );
    for (const { text, quantity, gst, amount } of lines) {
      const cells = [text, String(quantity), ...(includesGst ? [moneyText(gst)] : []), moneyText(amount)];
      row(paper, table, columns, cells, false);
    }
    table.end();
    paper.y += 10;
    for (const { label, value } of invoiceSums(invoice)) paragraph(paper, `${label}: ${value}`, strong);
    paper.y += 6;
    paragraph(paper, invoiceEnd(invoice), small);
  });
}
