const typing = /^(?:text|search|email|url|tel|password|number|date|datetime-local|month|week|time)$/;
const typed =
  '[contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"], [role="textbox"], [role="searchbox"], [role="combobox"]';

/** True where letters are typed: there no shortcut fires. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.localName === 'textarea') return true;
  if (target instanceof HTMLInputElement) return typing.test(target.type);
  return target.closest(typed) !== null;
}
