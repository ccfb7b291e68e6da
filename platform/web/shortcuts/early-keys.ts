/** A key of a shortcut pressed before the shortcuts are there: it is kept, and pressed again once they are. */
let kept: KeyboardEvent | undefined;

const keep = (event: KeyboardEvent) => {
  const isCharacter = event.key.length === 1 && event.key !== ' ';
  if ((event.altKey || isCharacter) && !event.ctrlKey && !event.metaKey) kept = event;
};

/** Called before the first paint. */
export const keepEarlyKeys = (): void => document.addEventListener('keydown', keep, true);

/** Called once the shortcuts listen. */
export function pressEarlyKeys(): void {
  document.removeEventListener('keydown', keep, true);
  const early = kept;
  kept = undefined;
  if (!early) return;
  const { code, key, altKey, shiftKey, target } = early;
  const again = new KeyboardEvent('keydown', { code, key, altKey, shiftKey, bubbles: true, cancelable: true });
  // Where it was pressed, so that a letter typed into a field stays a letter.
  (target instanceof Element && target.isConnected ? target : document.body).dispatchEvent(again);
}
