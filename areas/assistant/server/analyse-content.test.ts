import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { TextAnalysis } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { analyseApart, mostWaiting } from './analysis/analyse-apart.ts';

let app: TestApp;
let member: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  member = await app.addMember();
});
afterAll(() => app.close());

const analyse = async (content: string) =>
  (await app.call<TextAnalysis>(member, 'analyseContent', { body: { content } })).body;

test('ASSIST-16: suggestions are texts, and each finding has its place, its reason and its edits', async () => {
  const content = 'Ask us.\nCall prior to Friday.';
  const { suggestions, findings, ...measured } = await analyse(content);
  expect(suggestions).toEqual(['Line 2: “prior to” has a plainer word. Write “before”.']);
  expect(findings).toEqual([
    {
      kind: 'jargon',
      key: 'jargon:prior to',
      title: '“prior to” has a plainer word',
      reason: 'Everyday words are quicker to read, and more people know them.',
      suggestion: 'Write “before”.',
      quote: 'prior to',
      from: 13,
      to: 21,
      line: 2,
      edits: [{ from: 13, to: 21, insert: 'before' }],
    },
  ]);
  expect(measured).toMatchObject({ found: 1, words: 6, sentences: 2 });
});

test('a text without faults has no suggestions', async () => {
  expect(await analyse('We meet at ten.')).toMatchObject({ suggestions: [], findings: [], found: 0 });
});

test('an empty text and one of more than 100,000 characters are refused; the longest is answered', async () => {
  const status = (content: string) => app.status(member, 'analyseContent', { body: { content } });
  expect(await status('')).toBe(400);
  expect(await status('a'.repeat(limits.content + 1))).toBe(400);
  const long = await analyse('Call prior to noon. '.repeat(limits.content / 20));
  expect(long.found).toBe(5000);
  expect(long.findings).toHaveLength(limits.findings);
  expect(long.suggestions).toHaveLength(limits.findings);
});

test('texts at once are answered one after the other, each with its own answer', async () => {
  const answers = await Promise.all(['One is prior to two.', 'Fine.', 'We endeavour.'].map(analyse));
  expect(answers.map(({ findings }) => findings.map(({ quote }) => quote))).toEqual([['prior to'], [], ['endeavour']]);
});

test('after a fault in the thread, the next text gets a new one', async () => {
  await expect(analyseApart(undefined as never)).rejects.toThrow();
  expect(await analyseApart('We meet at ten.')).toMatchObject({ found: 0, words: 4 });
});

test('one who comes while ten wait hears that it is busy, and the ten are answered', async () => {
  const answers = await Promise.allSettled(Array.from({ length: mostWaiting + 1 }, () => analyseApart('Fine.')));
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { problem: { status: 503 } } }]);
  expect(answers.at(-1)).toBe(refused[0]);
});
