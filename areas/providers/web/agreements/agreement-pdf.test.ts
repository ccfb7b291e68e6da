import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { type FontFiles, fontNames } from '#platform/pdf/paper.ts';
import type { ProviderAgreement } from '../../contract.ts';
import { agreementPdf } from './agreement-pdf.ts';

const folder = new URL('../../../../platform/pdf/fonts/', import.meta.url);
const fonts = Object.fromEntries(
  fontNames.map((name) => [name, new Uint8Array(readFileSync(new URL(`atkinson-${name}.ttf`, folder)))]),
) as FontFiles;

const support = (nth: number) => ({
  name: `Support ${nth} with a name that is rather long for one line`,
  supportItem: '01_011_0107_1_1',
  howMuch: '2 hours each Monday, and more in the school holidays',
  unitPrice: { minor: 7050, currency: 'AUD' as const },
  unitType: 'hour' as const,
});
const agreement = (supports: number): ProviderAgreement => ({
  id: 1,
  providerId: 1,
  businessName: 'Red Gum Supports',
  words: {
    participantName: 'Ağnieszka 漢',
    supports: Array.from({ length: supports }, (_, at) => support(at + 1)),
    region: 'national',
    planManagement: 'self',
    travel: 'Ten minutes there and back.',
    cancelHours: 48,
    cancellation: '',
    startsOn: '2026-12-01',
    endsOn: null,
    noticeDays: 0,
    signerName: '',
    signerRole: '',
    notes: 'Knock twice. '.repeat(40),
  },
  compared: Array.from({ length: supports }, () => ({ state: 'none' as const, limit: null })),
  sharedAt: null,
  changedSince: false,
  mine: true,
  version: 1,
  createdAt: '2026-11-26T01:00:00.000Z',
  updatedAt: '2026-11-26T01:00:00.000Z',
});
const read = async (supports: number, isEasy: boolean) => {
  const file = await agreementPdf({ agreement: agreement(supports), isEasy, made: new Date('2026-11-26') }, fonts);
  const pdf = await getDocumentProxy(file.bytes.slice());
  let text = '';
  const roles: string[] = [];
  for (let nth = 1; nth <= pdf.numPages; nth += 1) {
    const page = await pdf.getPage(nth);
    const { items } = await page.getTextContent();
    text += items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      if ('role' in node && typeof node.role === 'string') roles.push(node.role);
      if ('children' in node && Array.isArray(node.children)) node.children.forEach(visit);
    };
    visit(await page.getStructTree());
  }
  return { text: text.replaceAll(/\s+/g, ' '), roles, pages: pdf.numPages, missing: file.missing };
};

test('the PDF is tagged: one title, a heading for each part, and lists', async () => {
  const { roles, text, missing } = await read(2, false);
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
  expect(roles.filter((role) => role === 'H2')).toHaveLength(9);
  expect(roles).toContain('LBody');
  expect(text).toContain('$70.50 an hour');
  expect(text).toContain('There is no price limit on record for this item and day.');
  expect(missing).toEqual(['漢']);
});

test('ten supports go over pages, and nothing of them is lost', async () => {
  const { text, pages } = await read(10, false);
  expect(pages).toBeGreaterThan(1);
  for (let nth = 1; nth <= 10; nth += 1) expect(text).toContain(`Support ${nth} with`);
});

test('in Easy Read it has the short lines, and no headings but its title', async () => {
  const { text, roles } = await read(1, true);
  expect(text).toContain('You can say no.');
  expect(roles.filter((role) => role === 'H2')).toHaveLength(0);
});
