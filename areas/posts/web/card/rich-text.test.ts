import { expect, test } from 'vitest';
import { blocksOf, runsOf } from './rich-text.ts';

test('empty lines part paragraphs, single line ends stay inside one', () => {
  expect(blocksOf('One\r\ntwo\n\n\nthree\n')).toEqual([
    { kind: 'paragraph', text: 'One\ntwo' },
    { kind: 'paragraph', text: 'three' },
  ]);
});

test('two or more marked lines are a list', () => {
  expect(blocksOf('Bring:\n- a hat\n- water\nThanks')).toEqual([
    { kind: 'paragraph', text: 'Bring:' },
    { kind: 'list', ordered: false, items: ['a hat', 'water'] },
    { kind: 'paragraph', text: 'Thanks' },
  ]);
  expect(blocksOf('1. Ask\n2. Keep\n3) Stop')).toEqual([
    { kind: 'list', ordered: true, items: ['Ask', 'Keep', 'Stop'] },
  ]);
});

test('one line with a dash or a year is no list', () => {
  expect(blocksOf('- said Dana')).toEqual([{ kind: 'paragraph', text: '- said Dana' }]);
  expect(blocksOf('2026. What a year')).toEqual([{ kind: 'paragraph', text: '2026. What a year' }]);
});

test('addresses become links without the punctuation after them', () => {
  expect(runsOf('See https://www.example.org/a_(b), or (https://example.org/).')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', href: 'https://www.example.org/a_(b)', text: 'example.org/a_(b)' },
    { kind: 'text', text: ', or (' },
    { kind: 'link', href: 'https://example.org/', text: 'example.org' },
    { kind: 'text', text: ').' },
  ]);
});

test('nothing but http and https is a link, and markup stays text', () => {
  const text = 'javascript:alert(1) data:text/html,x <a href="https://a.example">x</a>';
  expect(runsOf(text).filter(({ kind }) => kind === 'link')).toEqual([
    { kind: 'link', href: 'https://a.example', text: 'a.example' },
  ]);
  expect(
    runsOf(text)
      .map(({ text: part }) => part)
      .join('')
      .replace('a.example', 'https://a.example'),
  ).toBe(text);
});

test('hashtags start a word and hold a letter', () => {
  expect(runsOf('#Trams and C#minor #1 #one-handed')).toEqual([
    { kind: 'tag', text: '#Trams' },
    { kind: 'text', text: ' and C#minor #1 ' },
    { kind: 'tag', text: '#one-handed' },
  ]);
});
