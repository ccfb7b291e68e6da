import { expect, test, vi } from 'vitest';
import { type Combo, comboOf, isCombo, type KeyPress, keysOf, matches, reservedFor } from './combos.ts';
import { mayFire } from './listen.ts';
import { nextPlace } from './regions.ts';
import { bindingsKey, createRegistry } from './registry.ts';
import { shellActions } from './shell-actions.ts';

const press = (code: string, more: Partial<KeyPress> = {}): KeyPress => ({
  code,
  key: code,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

test('the physical key counts, whatever letter it types', () => {
  expect(matches('Alt+KeyM', press('KeyM', { altKey: true, key: 'µ' }))).toBe(true);
  expect(matches('Alt+KeyN', press('KeyN', { altKey: true, key: 'Dead' }))).toBe(true);
  expect(matches('Alt+KeyM', press('Comma', { altKey: true, key: 'm' }))).toBe(false);
});

test.each([
  ['AltGr on Windows', { ctrlKey: true, altKey: true }],
  ['AltGr elsewhere', { altKey: true, getModifierState: (name: string) => name === 'AltGraph' }],
  ['Ctrl', { ctrlKey: true, altKey: true }],
  ['Command', { metaKey: true, altKey: true }],
  ['Shift', { shiftKey: true, altKey: true }],
  ['no Alt', {}],
])('Alt+A is left alone with %s', (_name, more) => {
  expect(matches('Alt+KeyA', press('KeyA', more))).toBe(false);
});

test('the question mark is matched as a character', () => {
  expect(matches('?', press('Slash', { key: '?', shiftKey: true }))).toBe(true);
  expect(matches('?', press('Minus', { key: '?', shiftKey: true }))).toBe(true);
  expect(matches('?', press('Slash', { key: '?', altKey: true }))).toBe(false);
});

test('combinations from storage and from presses', () => {
  expect(comboOf(press('KeyB', { altKey: true, shiftKey: true }))).toBe('Alt+Shift+KeyB');
  expect(comboOf(press('AltLeft', { altKey: true }))).toBeNull();
  expect([isCombo('Alt+KeyB'), isCombo('?'), isCombo('Ctrl+KeyB'), isCombo(''), isCombo(3)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(keysOf('Alt+KeyM')).toEqual(['Alt', 'M']);
  expect(keysOf('Alt+Digit0', true)).toEqual(['Option', '0']);
});

test('the defaults are those of the decisions, free of conflicts among themselves and with browsers', () => {
  const combos = Object.fromEntries(shellActions.map(({ id, combo }) => [id, combo]));
  expect(combos).toMatchObject({
    'shell.main': 'Alt+KeyM',
    'shell.accessibility': 'Alt+KeyA',
    'shell.highContrast': 'Alt+KeyH',
    'shell.nextRegion': 'Alt+KeyN',
    'shell.customCss': 'Alt+Digit0',
  });
  const all = shellActions.map(({ combo }) => combo as Combo);
  expect(new Set(all).size).toBe(all.length);
  for (const combo of all) expect(reservedFor(combo)).toBeNull();
  expect(all).not.toContain('F8');
});

test('nothing fires while keyboardNavigation is off; Alt+N also needs named sections', () => {
  const [main, , next] = shellActions;
  const list = shellActions.find(({ id }) => id === 'list.next');
  if (!main || !next || !list) throw new Error('missing');
  const now = (off: string[], more = {}) => ({
    on: (name: string) => !off.includes(name),
    dialogOpen: false,
    lettersChoose: false,
    ...more,
  });
  for (const action of shellActions)
    expect(mayFire(action, action.combo ?? '', now(['keyboardNavigation']))).toBe(false);
  expect(mayFire(next, 'Alt+KeyN', now([]))).toBe(true);
  expect(mayFire(next, 'Alt+KeyN', now(['landmarkNavigation']))).toBe(false);
  expect(mayFire(main, 'Alt+KeyM', now([], { dialogOpen: true }))).toBe(false);
  expect(mayFire(list, 'KeyJ', now([], { lettersChoose: true }))).toBe(false);
  expect(mayFire(main, 'Alt+KeyM', now([], { lettersChoose: true }))).toBe(true);
});

test('each can be changed or switched off, on this device, and conflicts are named', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const registry = createRegistry(storage);
  registry.register(shellActions);
  const main = shellActions[0];
  if (!main) throw new Error('missing');
  expect(registry.conflict('shell.main', 'Alt+KeyH')).toEqual({
    kind: 'taken',
    text: 'Alt + H already means “High contrast on or off”.',
  });
  expect(registry.conflict('shell.main', 'Alt+KeyF')?.kind).toBe('reserved');
  expect(registry.conflict('shell.main', 'Tab')?.kind).toBe('reserved');
  expect(registry.conflict('shell.main', 'Alt+KeyJ')).toBeNull();
  registry.bind('shell.main', 'Alt+KeyJ');
  expect(createRegistry(storage).comboFor(main)).toBe('Alt+KeyJ');
  registry.bind('shell.main', null);
  expect(createRegistry(storage).comboFor(main)).toBeNull();
  registry.unbind('shell.main');
  expect(registry.comboFor(main)).toBe('Alt+KeyM');
  kept.set(bindingsKey, '{"shell.main":"<script>","x":3}');
  expect(createRegistry(storage).comboFor(main)).toBe('Alt+KeyM');
});

test('the newest handler wins and gives way when it goes', () => {
  const registry = createRegistry(null);
  const [first, second] = [vi.fn(), vi.fn()];
  registry.handle('list.next', first);
  const off = registry.handle('list.next', second);
  registry.handlerOf('list.next')?.();
  off();
  registry.handlerOf('list.next')?.();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

test('sections go round', () => {
  expect([nextPlace(-1, 3), nextPlace(0, 3), nextPlace(2, 3), nextPlace(-1, 0)]).toEqual([0, 1, 0, -1]);
});
