const names = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long' });
const day = 86_400_000;
const startOf = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** "Today", "Yesterday", else "Thursday 19 November", by the reader's calendar. */
export function dayOf(moment: string, now = new Date()): string {
  const date = new Date(moment);
  const ago = Math.round((startOf(now) - startOf(date)) / day);
  if (ago <= 0) return 'Today';
  return ago === 1 ? 'Yesterday' : names.format(date).replace(',', '');
}

/** Neighbours of one day, in the order given. */
export function byDay<T extends { readonly updatedAt: string }>(items: readonly T[], now = new Date()) {
  const groups: { day: string; items: T[] }[] = [];
  for (const item of items) {
    const name = dayOf(item.updatedAt, now);
    const last = groups.at(-1);
    if (last?.day === name) last.items.push(item);
    else groups.push({ day: name, items: [item] });
  }
  return groups;
}
