const alone = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'Tab']);

/**
 * One switch: any key or press chooses, and Escape ends it. Presses on what has `data-scan-end` stay what they are, and so
 * does what a choice itself presses. Returns the way to stop listening.
 */
export function onSwitch({ choose, end }: { readonly choose: () => void; readonly end: () => void }): () => void {
  const take = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const key = (event: KeyboardEvent) => {
    if (!event.isTrusted || alone.has(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    take(event);
    if (event.type !== 'keydown' || event.repeat) return;
    if (event.key === 'Escape') end();
    else choose();
  };
  const press = (event: MouseEvent) => {
    if (!event.isTrusted || (event.target instanceof Element && event.target.closest('[data-scan-end]'))) return;
    take(event);
    if (event.type === 'click') choose();
  };
  const keys = ['keydown', 'keyup'] as const;
  // A menu would close at the beginning of a press that is beside it.
  const presses = ['pointerdown', 'mousedown', 'click'] as const;
  for (const type of keys) window.addEventListener(type, key, true);
  for (const type of presses) window.addEventListener(type, press, true);
  return () => {
    for (const type of keys) window.removeEventListener(type, key, true);
    for (const type of presses) window.removeEventListener(type, press, true);
  };
}
