export type Part = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** Above this many word pairs the work would be felt; then the two wordings stand one after the other. */
const most = 1_500_000;

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/** Lengths of the longest common runs from each pair of places to the end. */
function table(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const [row, below] = [rows[i], rows[i + 1]];
    if (!row || !below) continue;
    for (let j = after.length - 1; j >= 0; j -= 1)
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return rows;
}

function joined(parts: readonly Part[]): Part[] {
  const list: Part[] = [];
  for (const part of parts) {
    const last = list.at(-1);
    if (last?.kind === part.kind) list[list.length - 1] = { kind: part.kind, text: last.text + part.text };
    else list.push(part);
  }
  return list;
}

/** What became of a text, word by word. */
export function wordDifference(before: string, after: string): Part[] {
  if (before === after) return after ? [{ kind: 'same', text: after }] : [];
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length * now.length > most) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  const rows = table(old, now);
  const parts: Part[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [a, b] = [old[i], now[j]];
    if (a !== undefined && a === b) {
      parts.push({ kind: 'same', text: a });
      i += 1;
      j += 1;
    } else if (b === undefined || (a !== undefined && (rows[i + 1]?.[j] ?? 0) >= (rows[i]?.[j + 1] ?? 0))) {
      parts.push({ kind: 'removed', text: a ?? '' });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: b });
      j += 1;
    }
  }
  return joined(parts);
}
