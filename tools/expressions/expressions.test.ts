import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bodyLimit } from '#platform/server/bodies.ts';
import { readExpressions, slowOnes } from '../check-expressions.ts';
import { root } from '../install.mjs';
import { expressionsIn } from './find.ts';
import { longest } from './judge.ts';

const judged = (code: string) => slowOnes(readExpressions(new Map([['areas/a/pure/b.ts', code]])).expressions);

test('texts are as long as the body of a request may be', () => {
  expect(longest).toBe(bodyLimit);
});

/** Some of those that this repository had. */
const had = [
  // An email address in a post: cubic.
  String.raw`/\b[\w.+-]+@[\w-]+\.[\w.-]*[a-z]{2,}\b/i`,
  String.raw`/[.,;!?]+$/`,
  // Entries of a part of a Word text: cubic.
  String.raw`/<(?:Override|Relationship|manifest:file-entry)\b[^>]*(?:docProps\/|customXml\/|full-path="(?:meta\.xml|Thumbnails\/)|metadata\/)[^>]*\/>/g`,
  String.raw`/<[^>]*>/g`,
  String.raw`/^[^a-z]+|[^a-z]+$/g`,
  String.raw`/[ ,]+(?=[.,;:?!])/g`,
  String.raw`/^mailto:[^@/?#]+@[^@/?#]+\.[^@/?#]+(\?\S*)?$/i`,
  String.raw`/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}’'-]*(?:[ ,]+\p{Lu}[\p{Lu}’'-]*)+(?![\p{L}\p{N}])/gu`,
  String.raw`/(<main id="main"[^>]*>).*?(<\/main>)/s`,
  String.raw`/[^\s<>@]+@[^\s<>@]+/`,
  String.raw`/(?<=[.!?])\s+[^.!?]+[.!?]*\s*$/`,
];
/** Those that are known from elsewhere: nested, overlapping, with a long bound, with a reference, looking around. */
const known = [
  String.raw`/^(a+)+$/`,
  String.raw`/(x+x+)+y/`,
  String.raw`/^(?:\w|\w\w)+!$/`,
  String.raw`/(.*a){12}/s`,
  String.raw`/(?:"[^"]*")+$/`,
  String.raw`/\d{1,5000}\d{1,5000}x/`,
  String.raw`/(\w+)\s+\1$/`,
  String.raw`/(?=(\s*x)*\s*y)z?/`,
  String.raw`/a*b|a/g`,
];

test.each([...had, ...known])('takes too long: %s', async (expression) => {
  expect(await judged(`export const a = ${expression};`)).toEqual([
    // How far one that nests gets before it is ended is up to the machine; both are refused.
    expect.stringMatching(
      /^areas\/a\/pure\/b\.ts:1: .* (takes \d+ ms for \d+ characters, |does not come to an end with some short text\.)/s,
    ),
  ]);
});

test('one that never ends is ended, and those after it are judged all the same', async () => {
  const [first, second, third] = await judged(
    String.raw`export const a = [/^(\w|\w|\w|\w|\w|\w|\w|\w|\w|\w)+$/, /^\w+$/, /\s+$/];`,
  );
  expect(first).toMatch(/:1: \/\^\(\\w\|.* does not come to an end with some short text\./);
  expect(second).toMatch(/\\s\+\$\/ takes/);
  expect(third).toBeUndefined();
});

test('what is bounded, or runs along the text once, is fine', async () => {
  const code = String.raw`
    const cut = 60;
    export const fine = [
      /[\w+-]@(?:[\w-]+\.)+[a-z]{2,}\b/i, /(?<![.,;!?])[.,;!?]+$/, /<[^<>]*>/g, /^[\w-]{43}$/, /\b(give|send) me\b[^.]{0,40}\bmoney\b/i,
      /^mailto:[^@/?#]+@[^@/?#][^@/?#.]*\.[^@/?#]+(\?\S*)?$/i, /(.)\1{11,}/u, /[^\P{Cc}\t\n]|[\u202a-\u202e]|\p{Surrogate}/u,
    ];
    export const shorten = (text: string) => text.slice(0, cut).trimEnd().replace(/\s+\S*$/, '');
    export const ends = (text: string) => /\s+$/.test(text.slice(0, 200));`;
  expect(await judged(code)).toEqual([]);
  expect(await judged(code.replace('.slice(0, cut).trimEnd()', ''))).toHaveLength(1);
  expect(await judged(code.replace('text.slice(0, 200)', 'text.slice(0, 200_000)'))).toHaveLength(1);
});

test('expressions are found wherever they are written, and what they are made of is put together', () => {
  const code = `
    const word = '[a-z]+';
    export const sum = String.raw\`\\d\${word}\`;
    const plain = /x+/i;
    const all = [new RegExp(word + '$', 'u'), RegExp(\`^\${sum}\`), new RegExp(plain, 'g'), new RegExp(plain.source)];
    z.string().regex(/^a$/);
    text.split(/,\\s*/);`;
  const { found, unreadable } = expressionsIn(code);
  expect(found.map(({ source, flags, repeated }) => [source, flags, repeated])).toEqual([
    ['x+', 'i', false],
    ['[a-z]+$', 'u', false],
    [String.raw`^\d[a-z]+`, '', false],
    ['x+', 'g', true],
    ['x+', '', false],
    ['^a$', '', false],
    [String.raw`,\s*`, '', true],
  ]);
  expect(unreadable).toEqual([]);
  const { problems } = readExpressions(new Map([['a.ts', 'export const f = (name: string) => new RegExp(name);']]));
  expect(problems).toEqual([
    'a.ts:1: new RegExp(name) cannot be judged: write it as a literal, or make it of constants of the file.',
  ]);
});

test('an area to come is read without being named anywhere', () => {
  for (const file of [
    'check-expressions.ts',
    ...['find', 'attacks', 'judge', 'judge-all'].map((name) => `expressions/${name}.ts`),
  ])
    expect(readFileSync(join(root, 'tools', file), 'utf8')).not.toMatch(/areas\/(?!\[|contract)[a-z]/);
});
