/**
 * Looks for an element now and, while the page still builds itself, at every change. Gives up after `patience`
 * milliseconds (then with null), and silently as soon as the person does something of their own.
 */
export function whenThere(
  find: () => HTMLElement | null,
  found: (element: HTMLElement | null) => void,
  patience = 1500,
): () => void {
  const at = find();
  if (at) {
    found(at);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const element = find();
    if (element) finish(element);
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('keydown', stop, true);
    removeEventListener('pointerdown', stop, true);
    removeEventListener('wheel', stop, true);
  };
  const finish = (element: HTMLElement | null) => {
    stop();
    found(element);
  };
  const timer = setTimeout(() => finish(find()), patience);
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('keydown', stop, true);
  addEventListener('pointerdown', stop, true);
  addEventListener('wheel', stop, { capture: true, passive: true });
  return stop;
}
