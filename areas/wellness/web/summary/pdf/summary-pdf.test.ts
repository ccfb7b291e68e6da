import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { type FontFiles, fontNames } from '#platform/pdf/paper.ts';
import type { PdfFile } from '#platform/pdf/tagged-pdf.ts';
import { indexDiary } from '../../../pure/diary-index.ts';
import { type SummaryInput, type SummaryPart, summaryOf, summaryParts } from '../../../pure/summary.ts';
import { summaryPdf } from './summary-pdf.ts';

const fonts = Object.fromEntries(
  fontNames.map((name) => [
    name,
    new Uint8Array(readFileSync(new URL(`../../../../../platform/pdf/fonts/atkinson-${name}.ttf`, import.meta.url))),
  ]),
) as FontFiles;
const made = new Date('2026-11-25T01:00:00.000Z');

const entry = (day: number) => ({
  day: `2026-11-${String(day).padStart(2, '0')}`,
  ...{ moodRating: 6, energyLevel: (day % 7) + 2, painLevel: 2, sleepHours: 7.5 },
  ...{ symptoms: ['tired legs'], factors: ['swimming'], scales: [{ name: 'Brain fog', value: 3 }] },
});
const medicine = (name: string) => ({ name, planned: 90, onTime: 80, late: 5, skipped: 2, missed: 3, waiting: 0 });
const ordinary: SummaryInput = {
  ...{ name: 'Thea', from: '2026-11-01', to: '2026-11-25', now: made, zone: 'Australia/Melbourne' },
  index: indexDiary(Array.from({ length: 25 }, (_, at) => entry(at + 1))),
  visit: { title: 'MS clinic', at: '2026-11-25T23:30:00.000Z', place: 'Level 2' },
  questions: ['Is it the virus or the MS?', 'Is there a hoist?', 'Who helps at home?'],
  talk: ['My name is said: TAY-uh', 'Pace: Give me time to answer, please.', 'Best way: Auslan, in writing'],
  medicines: [
    'Baclofen, 10 mg. Every day at 7:00 am, 1:00 pm and 8:00 pm',
    'Vitamin D, 1 tablet. Every day at 8:00 am',
  ],
  doses: [medicine('Baclofen 10 mg'), medicine('Vitamin D')],
  needed: [{ name: 'Ibuprofen 200 mg', taken: 2 }],
  appointments: [],
  notes: [],
  parts: new Set((Object.keys(summaryParts) as SummaryPart[]).filter((part) => part !== 'notes')),
};
const empty: SummaryInput = {
  ...ordinary,
  index: indexDiary([]),
  ...{ visit: undefined, questions: [], talk: [], medicines: [], doses: [], needed: [] },
};
const longName = (at: number) =>
  `${at}. Dihydroxypropyltheophyllinehydrochloridemonohydrate Dvořák & Søn <b> ${'long name '.repeat(6)}`;
const long: SummaryInput = {
  ...ordinary,
  name: 'Ağnieszka Łoś-Dvořáková',
  questions: ['How long can a question be? '.repeat(10), 'What of 漢字 and 🦘🦘?', 'And 🦘?'],
  medicines: Array.from({ length: 10 }, (_, at) => `${longName(at)}. Every day at 7:00 am`),
  doses: Array.from({ length: 10 }, (_, at) => medicine(longName(at))),
  notes: Array.from({ length: 10 }, () => ({
    day: '2026-11-24',
    text: `One line.\nAnother. ${'Many words. '.repeat(60)}`,
  })),
  parts: new Set(Object.keys(summaryParts) as SummaryPart[]),
};

const pdf = (input: SummaryInput, isLarge = false) => summaryPdf({ summary: summaryOf(input), isLarge, made }, fonts);

interface Tag {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Tag[];
}

/** The document as a reader meets it: tags of all pages, with their texts. */
async function parsed({ bytes }: PdfFile) {
  const doc = await getDocumentProxy(bytes.slice());
  const { OPS } = (await import('unpdf/pdfjs')) as unknown as { OPS: Record<string, number> };
  const raw = Buffer.from(bytes).toString('latin1');
  const pages: { text: string; outside: number }[] = [];
  let shapes = 0;
  const roles: string[] = [];
  const paths: string[] = [];
  for (let number = 1; number <= doc.numPages; number += 1) {
    const page = await doc.getPage(number);
    const tree = (await page.getStructTree()) as Tag | null;
    const ids: string[] = [];
    const walk = (tag: Tag, path: string) => {
      if (tag.type === 'content') return ids.push(tag.id ?? '');
      if (tag.role && tag.role !== 'Root') {
        roles.push(tag.role);
        paths.push(`${path}/${tag.role}`);
      }
      for (const child of tag.children ?? []) walk(child, tag.role === 'Root' ? path : `${path}/${tag.role}`);
    };
    if (tree) walk(tree, '');
    const { fnArray, argsArray } = await page.getOperatorList();
    let open: string[] = [];
    let outside = 0;
    const marked: number[] = [];
    for (const [at, fn] of fnArray.entries()) {
      const [tag, id] = argsArray[at] ?? [];
      if (fn === OPS.beginMarkedContent) open = [...open, String(tag)];
      if (fn === OPS.beginMarkedContentProps) {
        open = [...open, String(tag?.name ?? tag)];
        if (id !== null && id !== undefined) marked.push(Number(id));
      }
      if (fn === OPS.endMarkedContent) open = open.slice(0, -1);
      const draws = [OPS.showText, OPS.showSpacedText, OPS.constructPath, OPS.stroke, OPS.fill];
      if (draws.includes(fn) && open.length === 0) outside += 1;
      if (fn === OPS.constructPath) shapes += 1;
    }
    expect(open).toEqual([]);
    // What the page has is in the tree, and the other way round.
    expect(ids.map((id) => Number(/mc(\d+)$/.exec(id)?.[1])).sort((a, b) => a - b)).toEqual(
      marked.sort((a, b) => a - b),
    );
    const { items } = await page.getTextContent();
    pages.push({ text: items.map((item) => ('str' in item ? item.str : '')).join(''), outside });
  }
  const { info, metadata } = await doc.getMetadata();
  return {
    pages,
    roles,
    paths,
    raw,
    shapes,
    text: pages.map(({ text }) => text).join('\n'),
    info: info as { Title?: string; Language?: string },
    xml: String((metadata as { getRaw?: () => unknown } | null)?.getRaw?.() ?? ''),
    viewer: (await doc.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null,
    marked: ((await doc.getMarkInfo()) as { Marked?: boolean } | null)?.Marked,
  };
}

const count = (roles: readonly string[], role: string) => roles.filter((each) => each === role).length;

test.each([
  ['ordinary', ordinary, false],
  ['ordinary, in large print', ordinary, true],
  ['empty', empty, false],
  ['long', long, false],
  ['long, in large print', long, true],
] as const)('%s: all that is drawn is tagged, and the document says what it is', async (_name, input, isLarge) => {
  const { pages, roles, paths, raw, info, xml, viewer, marked } = await parsed(await pdf(input, isLarge));
  expect(pages.map(({ outside }) => outside)).toEqual(pages.map(() => 0));
  expect(marked).toBe(true);
  expect(info).toMatchObject({ Title: 'Visit summary, 1 November to 25 November 2026', Language: 'en-AU' });
  expect(viewer?.DisplayDocTitle).toBe(true);
  expect(xml || raw).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
  expect(count(roles, 'H1')).toBe(1);
  expect(roles.indexOf('H1')).toBeLessThan(roles.indexOf('H2'));
  // Rows are in a part of a table, cells in a row.
  const parents = (role: string) =>
    new Set(paths.filter((path) => path.endsWith(`/${role}`)).map((path) => path.split('/').slice(-3, -1).join('/')));
  for (const parent of parents('TR')) expect(['Table/THead', 'Table/TBody', 'Table/TFoot']).toContain(parent);
  for (const role of ['TH', 'TD'])
    for (const parent of parents(role)) expect(['THead/TR', 'TBody/TR', 'TFoot/TR']).toContain(parent);
  for (const role of ['Lbl', 'LBody']) for (const parent of parents(role)) expect(parent).toBe('L/LI');
});

test('an ordinary diary is one page, with its words and figures', async () => {
  const { pages, text, raw } = await parsed(await pdf(ordinary));
  expect(pages).toHaveLength(1);
  for (const words of [
    'Visit summary of Thea',
    'For MS clinic, 26 November 2026 at 10:30 am, Level 2',
    'Is there a hoist?',
    'How to talk with me',
    'Best way: Auslan, in writing',
    'Energy',
    'Baclofen 10 mg',
    'Ibuprofen 200 mg, as needed: taken 2 times.',
    'Page 1 of 1',
  ])
    expect(text).toContain(words);
  expect(raw.match(/\/Scope \/Column/g)?.length).toBe(7 + 6);
  expect(raw.match(/\/Scope \/Row/g)?.length).toBe(5 + 1 + 2);
});

test('each figure of energy has its bar, which takes no room and is not read', async () => {
  const parts = new Set([...ordinary.parts].filter((part) => part !== 'bars'));
  const [drawn, plain] = [await parsed(await pdf(ordinary)), await parsed(await pdf({ ...ordinary, parts }))];
  const weeks = summaryOf(ordinary).blocks.find(({ part }) => part === 'table')?.table?.rows.length ?? 0;
  expect(weeks).toBe(5);
  expect(drawn.shapes - plain.shapes).toBe(weeks);
  // The column is wider, so its name breaks elsewhere.
  const words = ({ text }: { readonly text: string }) => text.replaceAll(/\s/g, '');
  expect(words(drawn)).toBe(words(plain));
  expect(drawn.pages).toHaveLength(1);
  expect(drawn.roles).toEqual(plain.roles);
});

test('an empty diary has dashes and plain sentences on one page', async () => {
  const { pages, text } = await parsed(await pdf(empty));
  expect(pages).toHaveLength(1);
  expect(text).toContain('Nothing was written in the diary in this time.');
  expect(text).toContain('All 25 days – – – 0');
});

test('ten medicines and long names go on over pages, with the heads again', async () => {
  const file = await pdf(long);
  const { pages, text } = await parsed(file);
  expect(pages.length).toBeGreaterThan(1);
  expect(text).toContain(`Page ${pages.length} of ${pages.length}`);
  expect(text).toContain('Ağnieszka Łoś-Dvořáková');
  expect(text).toContain('Dvořák & Søn <b>');
});

test('signs that no font has become a question mark and are told once', async () => {
  const file = await pdf(long);
  expect(file.missing).toEqual(['漢', '字', '🦘']);
  expect((await parsed(file)).text).toContain('What of ?? and ???');
});

test('large print is 18 point and says the same', async () => {
  const [usual, large] = await Promise.all([parsed(await pdf(ordinary)), parsed(await pdf(ordinary, true))]);
  expect(large.pages.length).toBeGreaterThan(usual.pages.length);
  expect(large.text).toContain('Is it the virus or the MS?');
});

test('the same page at the same time is the same file', async () => {
  const [one, other] = await Promise.all([pdf(ordinary), pdf(ordinary)]);
  expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
});
