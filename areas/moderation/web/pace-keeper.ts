import { currentSession } from '#platform/web/session.ts';

export const paceKey = (memberId: number) => `doorways:pace:${memberId}`;

const ownKey = () => paceKey(currentSession().member?.id ?? 0);

function read(): number[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(ownKey()) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
  } catch {
    return [];
  }
}

function write(ids: readonly number[]): void {
  try {
    sessionStorage.setItem(ownKey(), JSON.stringify(ids));
  } catch {
    // Where the browser stores nothing, each report counts as the first: no pause is offered, and nothing else is lost.
  }
}

/** How many hard reports were opened since the last pause, this one among them. */
export function countHard(id: number): number {
  const ids = [...new Set([...read(), id])];
  write(ids);
  return ids.length;
}

export const pauseTaken = (): void => write([]);
