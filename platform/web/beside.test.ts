import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Beside, showBeside } from './beside.tsx';

let listeners: Map<string, Set<(event: unknown) => void>>;
beforeEach(() => {
  listeners = new Map([
    ['popstate', new Set()],
    ['click', new Set()],
  ]);
  vi.stubGlobal('addEventListener', (name: string, one: () => void) => listeners.get(name)?.add(one));
  vi.stubGlobal('removeEventListener', (name: string, one: () => void) => listeners.get(name)?.delete(one));
});
afterEach(() => vi.unstubAllGlobals());

const drawn = () => renderToStaticMarkup(createElement(Beside));
const listening = () => [...listeners.values()].map(({ size }) => size);

test('one dialog at a time is drawn, in the tree of the page; closing it or leaving the page takes it away', () => {
  expect(drawn()).toBe('');
  let closeFirst = () => undefined as unknown;
  showBeside((close) => {
    closeFirst = close;
    return 'first';
  });
  expect(drawn()).toBe('first');
  showBeside(() => 'second');
  expect(drawn()).toBe('second');
  expect(listening()).toEqual([1, 1]);
  closeFirst();
  expect(drawn()).toBe('second');
  for (const leave of listeners.get('popstate') ?? []) leave({});
  expect(drawn()).toBe('');
  expect(listening()).toEqual([0, 0]);
});
