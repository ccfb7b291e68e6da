/**
 * A key combination as text: "Alt+KeyM" names the physical key, so that it works on every layout; "?" alone names the
 * character, because it sits on another key in every country.
 */
export type Combo = string;

export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly getModifierState?: (name: string) => boolean;
}

/** AltGr types letters: on Windows it arrives as Ctrl+Alt. Both are left alone, or Polish could not be written. */
const typesLetters = (press: KeyPress) =>
  press.ctrlKey || press.metaKey || press.getModifierState?.('AltGraph') === true || press.key === 'AltGraph';

const isCharacter = (combo: Combo) => [...combo].length === 1;

/** The combination a press stands for, or null when it can be none (a lone modifier, Ctrl, AltGr). */
export function comboOf(press: KeyPress): Combo | null {
  if (typesLetters(press) || !press.code || /^(Alt|Shift|Control|Meta|OS|CapsLock|Fn)/.test(press.code)) return null;
  return `${press.altKey ? 'Alt+' : ''}${press.shiftKey ? 'Shift+' : ''}${press.code}`;
}

export function matches(combo: Combo, press: KeyPress): boolean {
  if (typesLetters(press)) return false;
  if (isCharacter(combo)) return press.key === combo && !press.altKey;
  return comboOf(press) === combo;
}

/** Valid text of a combination, for what comes out of storage. */
export const isCombo = (value: unknown): value is Combo =>
  typeof value === 'string' && (isCharacter(value) || /^(Alt\+)?(Shift\+)?[A-Z][A-Za-z0-9]{1,20}$/.test(value));

const names: Readonly<Record<string, string>> = {
  ArrowUp: 'Up arrow',
  ArrowDown: 'Down arrow',
  ArrowLeft: 'Left arrow',
  ArrowRight: 'Right arrow',
  Space: 'Space',
  Slash: '/',
  Period: '.',
  Comma: ',',
};

/** Keys in words, one entry a key: ["Alt", "M"]. */
export function keysOf(combo: Combo, mac = false): string[] {
  if (isCharacter(combo)) return [combo];
  return combo.split('+').map((part) => {
    if (part === 'Alt') return mac ? 'Option' : 'Alt';
    return names[part] ?? part.replace(/^(Key|Digit)/, '');
  });
}

export const comboInWords = (combo: Combo, mac = false) => keysOf(combo, mac).join(' + ');

const plainKeys = /^(Shift\+)?(Tab|Enter|NumpadEnter|Escape|Space|Arrow\w+|Home|End|Page\w+|Backspace|Delete|F\d+)$/;

const reserved: readonly (readonly [RegExp, string])[] = [
  [plainKeys, 'Browsers and screen readers need this key.'],
  [/^Alt\+(Shift\+)?(Tab|Space|Escape|F4)$/, 'Your computer uses this to change or close windows.'],
  [/^Alt\+(ArrowLeft|ArrowRight|Home)$/, 'Browsers use this to go back, forward or home.'],
  [/^Alt\+(KeyD|KeyE|KeyF)$/, 'Browsers use this for the address or the menu.'],
  [/^Alt\+Digit[1-9]$/, 'Some browsers use this to change tabs.'],
  [/^Alt\+Shift\+/, 'Many computers use Alt and Shift to change the keyboard language.'],
];

/** Why a combination had better not be chosen, or null. */
export const reservedFor = (combo: Combo): string | null =>
  reserved.find(([pattern]) => pattern.test(combo))?.[1] ?? null;

/** Single characters and letters must not fire where letters choose something: menus, lists, boards. */
export const isBare = (combo: Combo) => !combo.startsWith('Alt+');
