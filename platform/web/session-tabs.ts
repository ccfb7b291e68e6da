/** The tabs of one browser share one session; who it belongs to is told through this key. */
const key = 'doorways:session';
const guest = '0';

/** Called when this tab signed somebody in or out. */
export function tellTabs(memberId: number | undefined): void {
  try {
    localStorage.setItem(key, memberId === undefined ? guest : String(memberId));
  } catch {
    // Storage may be full or blocked; the other tabs then learn it from their next answer.
  }
}

/** Calls back when another tab signed somebody in or out. The browser tells all tabs but the one that did it. */
export function hearTabs(onChange: () => void): () => void {
  const hear = ({ key: changed, newValue }: StorageEvent) => {
    if (changed === key && newValue) onChange();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
