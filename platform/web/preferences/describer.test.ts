import { createElement as h } from 'react';
import { describe, expect, test } from 'vitest';
import { createDescriber, wordsOf } from './describer.ts';

const describer = createDescriber([
  { 'Show …': 'Adds more.', 'Show all': 'Takes all filters away.', 'a menu': 'Opens a menu.', later: 'Keeps it.' },
  { Like: 'Tells the writer.', 'a switch': 'On or off.' },
]);

describe('wordsOf', () => {
  test('reads what is seen: no hidden words, no counts, no parts of their own', () => {
    const Part = () => 'drawn later';
    const hidden = h('span', { key: 1, className: 'vh' }, ' Ada’s post');
    const count = h('span', { key: 2, className: 'num' }, ' (3)');
    expect(wordsOf(['Like', hidden])).toBe('Like');
    expect(wordsOf(['Requests', count, h(Part, { key: 3 })])).toBe('Requests');
    expect(wordsOf(h('b', null, ['Show ', 12, ' more']))).toBe('Show 12 more');
  });
});

describe('createDescriber', () => {
  test('finds the words as a whole, then by how they begin', () => {
    expect(describer('Show all', {})).toBe('Takes all filters away.');
    expect(describer('Show 3 new posts', {})).toBe('Adds more.');
    expect(describer('Showing', {})).toBeUndefined();
  });

  test('a control may name its text, or bring it along', () => {
    expect(describer('Save', { description: 'later' })).toBe('Keeps it.');
    expect(describer('Save', { description: 'Saves the name.' })).toBe('Saves the name.');
  });

  test('words that nobody knows are told by the kind of control', () => {
    expect(describer('Ada', { 'aria-haspopup': 'menu', 'aria-expanded': false })).toBe('Opens a menu.');
    expect(describer('Ada', { 'aria-pressed': true })).toBe('On or off.');
    expect(describer('Ada', {})).toBeUndefined();
  });
});
