import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProblemError } from '#platform/server/problem.ts';
import { content, type Library, openLibrary } from './testing/library.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.app.close());

const { externalUrl: _link, ...withoutWay } = content;
const wrongFields = async (body: object): Promise<string[]> => {
  try {
    await library.app.call(library.ana, 'createResource', { body });
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return (error.problem.errors ?? []).map(({ field }) => field);
  }
};

test('is stored with all of its fields, waits, and is its sender’s alone until then', async () => {
  const { app, ana, send } = library;
  const made = await send(ana, {
    title: '  Padded  ',
    tags: ['One', 'one', 'two'],
    formats: ['other_languages', 'audio', 'audio'],
    language: 'Vietnamese',
    states: ['VIC', 'NSW'],
  });
  expect(made).toEqual({
    id: expect.any(Number),
    title: 'Padded',
    description: content.description,
    category: 'housing',
    resourceType: 'document',
    tags: ['one', 'two'],
    helpful: 0,
    viewCount: 0,
    isVerified: false,
    fileUrl: null,
    externalUrl: 'https://example.org/letter',
    createdAt: expect.any(String),
    file: null,
    formats: ['audio', 'other_languages'],
    states: ['NSW', 'VIC'],
    language: 'Vietnamese',
    submittedBy: expect.objectContaining({ id: ana }),
    status: 'pending',
    reason: '',
    verifiedAt: null,
    verifiedBy: null,
    reviewBy: null,
    lastChecked: null,
    helpfulByMe: false,
    savedByMe: false,
    mine: true,
    version: 1,
  });
  expect(await app.status(library.ben, 'getResource', { params: { id: made.id } })).toBe(404);
});

test('needs exactly one way in', async () => {
  expect(await wrongFields(withoutWay)).toEqual(['externalUrl']);
  expect(await wrongFields({ ...content, fileId: 1 })).toEqual(['externalUrl']);
  expect(await wrongFields({ ...withoutWay, fileId: 99_999 })).toEqual(['fileId']);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>',
  'ftp://example.org/x',
  'https://user:secret@example.org/',
  'https://localhost/x',
  '//example.org',
  'https://exa mple.org',
  'https://example.org/\u202Etxt.exe',
  'example.org',
])('refuses the address %s', async (externalUrl) => {
  expect(await wrongFields({ ...content, externalUrl })).toEqual(['externalUrl']);
});

test.each([
  [{ title: ' ' }, 'title'],
  [{ title: 'x'.repeat(121) }, 'title'],
  [{ title: 'two\nlines' }, 'title'],
  [{ description: '\u200B' }, 'description'],
  [{ description: 'a\0b' }, 'description'],
  [{ category: 'cooking' }, 'category'],
  [{ resourceType: 'song' }, 'resourceType'],
  [{ states: [] }, 'states'],
  [{ tags: ['a,b'] }, 'tags.0'],
  [{ tags: Array.from({ length: 11 }, (_, n) => `t${n}`) }, 'tags'],
  [{ formats: ['smell'] }, 'formats.0'],
  [{ fills: { id: 99_999, format: 'auslan' } }, 'fills'],
])('says which field is wrong: %j', async (wrong, field) => {
  expect(await wrongFields({ ...content, ...wrong })).toEqual([field]);
});

test('fields that nobody may set are refused', async () => {
  for (const more of [{ status: 'published' }, { isVerified: true }, { helpful: 9 }, { submittedBy: 1 }]) {
    expect(await library.app.status(library.ana, 'createResource', { body: { ...content, ...more } })).toBe(400);
  }
});

test('text that looks like code is kept and given back as text', async () => {
  const title = `<img src=x onerror=alert(1)> ' " {{7*7}}`;
  expect((await library.send(library.ana, { title })).title).toBe(title);
});
