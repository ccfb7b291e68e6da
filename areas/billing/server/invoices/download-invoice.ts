import { readFile } from 'node:fs/promises';
import { type FontFiles, fontNames } from '#platform/pdf/paper.ts';
import type { Handler } from '#platform/server/area.ts';
import { contentOf } from '#platform/server/files.ts';
import type { downloadInvoice as contract } from '../../contract.ts';
import { invoiceDocument } from './get-invoice.ts';
import { invoicePdf } from './invoice-pdf.ts';
import type { OwnInvoice } from './invoice-rows.ts';

const folder = new URL('../../../../platform/pdf/fonts/', import.meta.url);
let kept: Promise<FontFiles> | undefined;
const readFonts = async (): Promise<FontFiles> => {
  const files = fontNames.map(async (name) => [name, await readFile(new URL(`atkinson-${name}.ttf`, folder))]);
  return Object.fromEntries(await Promise.all(files)) as FontFiles;
};

export const downloadInvoice: Handler<typeof contract, OwnInvoice> = async ({ found, query, now, services }) => {
  kept ??= readFonts();
  const invoice = await invoiceDocument(query, services.config, found);
  const { bytes } = await invoicePdf(invoice, now, await kept);
  return {
    content: contentOf(Buffer.from(bytes)),
    type: 'application/pdf',
    name: `invoice-${found.number.toLowerCase()}.pdf`,
  };
};
