/** When the browser has nothing better to do, at the latest after `within` milliseconds. Answers with the way to stop. */
export function whenIdle(work: () => void, within: number): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work, { timeout: within });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, Math.min(within, 300));
  return () => clearTimeout(timer);
}
