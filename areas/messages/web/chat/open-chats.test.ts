import { expect, test } from 'vitest';
import { noChats, readChats, shownWindows, withoutWindow, withWindow } from './open-chats.ts';

const three = { open: true, windows: ['u2', 'c3', 'u4'], active: 'c3' } as const;

test('choosing a contact opens one window, and chosen again only selects it', () => {
  const once = withWindow(noChats, 'u2');
  expect(once).toEqual({ open: true, windows: ['u2'], active: 'u2' });
  const twice = withWindow(withWindow(once, 'c3'), 'u2');
  expect(twice).toEqual({ open: true, windows: ['u2', 'c3'], active: 'u2' });
});

test('closing the selected window selects another open one, the last leaves none', () => {
  expect(withoutWindow(three, 'c3')).toEqual({ open: true, windows: ['u2', 'u4'], active: 'u4' });
  expect(withoutWindow({ ...three, active: 'u4' }, 'u4').active).toBe('c3');
  expect(withoutWindow({ open: true, windows: ['u2'], active: 'u2' }, 'u2')).toEqual({ ...noChats, open: true });
});

test('closing another window leaves the selected one as it is', () => {
  expect(withoutWindow(three, 'u2')).toEqual({ open: true, windows: ['c3', 'u4'], active: 'c3' });
  expect(withoutWindow(three, 'u9')).toBe(three);
});

test('of windows that do not fit the latest are shown, and always the selected one', () => {
  expect(shownWindows(three, 3)).toEqual(['u2', 'c3', 'u4']);
  expect(shownWindows(three, 2)).toEqual(['c3', 'u4']);
  expect(shownWindows({ ...three, active: 'u2' }, 2)).toEqual(['u2', 'u4']);
  expect(shownWindows({ ...three, active: 'u2' }, 0)).toEqual(['u2']);
});

test('a tab finds its windows again, and nothing else that stands in the storage', () => {
  expect(readChats(JSON.stringify(three))).toEqual(three);
  expect(readChats(null)).toEqual(noChats);
  expect(readChats('{"windows":')).toEqual(noChats);
  expect(readChats('{"open":1,"windows":["u2","u2","x","u0",7],"active":"c9"}')).toEqual({
    open: false,
    windows: ['u2'],
    active: null,
  });
});
