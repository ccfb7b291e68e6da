import { expect, test } from 'vitest';
import { keyStep, recentGroup, suggestionText } from './suggesting.ts';

const at = (active: number, more: object = {}) => ({ listed: true, active, count: 3, alt: false, text: 'ra', ...more });
const shut = (text: string, more: object = {}) => ({ listed: false, active: -1, count: 0, alt: false, text, ...more });

test('arrows open the list, and go round in it', () => {
  expect(keyStep('ArrowDown', shut(''))).toEqual({ do: 'open', place: 'first', own: true });
  expect(keyStep('ArrowUp', shut(''))).toEqual({ do: 'open', place: 'last', own: true });
  expect(keyStep('ArrowDown', shut('', { alt: true }))).toEqual({ do: 'open', place: 'text', own: true });
  expect(keyStep('ArrowDown', at(-1))).toMatchObject({ do: 'move', active: 0 });
  expect(keyStep('ArrowDown', at(2))).toMatchObject({ do: 'move', active: 0 });
  expect(keyStep('ArrowUp', at(0))).toMatchObject({ do: 'move', active: 2 });
  expect(keyStep('ArrowUp', at(1, { alt: true }))).toEqual({ do: 'close', own: true });
});

test('Enter opens the option that the arrows are on, and else leaves the form its work', () => {
  expect(keyStep('Enter', at(1))).toEqual({ do: 'choose', own: true });
  expect(keyStep('Enter', at(-1))).toEqual({ do: 'close', own: false });
  expect(keyStep('Enter', shut('ra'))).toBeUndefined();
});

test('Escape closes, then clears, then is nobody’s', () => {
  expect(keyStep('Escape', at(0))).toEqual({ do: 'close', own: true });
  expect(keyStep('Escape', shut('ra'))).toEqual({ do: 'clear', own: true });
  expect(keyStep('Escape', shut(''))).toBeUndefined();
});

test('Home, End and the sideways arrows stay the text’s, and Tab leads on', () => {
  expect(keyStep('Home', at(1))).toEqual({ do: 'move', active: -1, own: false });
  expect(keyStep('End', at(-1))).toBeUndefined();
  expect(keyStep('Tab', at(1))).toEqual({ do: 'close', own: false });
  expect(keyStep('a', at(1))).toBeUndefined();
});

test('recent searches begin as typed, and what stands there already is none', () => {
  const terms = ['ramp', 'rain', 'Ramp hire', 'bus', 'ram'];
  const labels = (typed: string) => recentGroup(terms, typed).flatMap(({ items }) => items.map(({ label }) => label));
  expect(labels('ram')).toEqual(['ramp', 'Ramp hire']);
  expect(labels('')).toEqual(terms);
  expect(recentGroup(terms, 'x')).toEqual([]);
  expect([0, 1, 2].map(suggestionText)).toEqual(['No suggestions', '1 suggestion', '2 suggestions']);
});
