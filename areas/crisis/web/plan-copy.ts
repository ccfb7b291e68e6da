import type { Session } from '#platform/web/session.ts';
import { planKept } from './kept.ts';

/** What is on the device: the plan as its member's browser sealed it, and whose it is. */
interface PlanCopy {
  readonly memberId: number;
  readonly sealed: string;
}

const name = planKept.key(0);

function read(): PlanCopy | undefined {
  try {
    const copy = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<PlanCopy> | null;
    return typeof copy?.memberId === 'number' && typeof copy.sealed === 'string' ? (copy as PlanCopy) : undefined;
  } catch {
    return undefined;
  }
}

/** The sealed plan of whoever is here; while nobody can say who that is, the one on this device. */
export function readPlanCopy({ member, unknown }: Session): string | undefined {
  const copy = read();
  return unknown || copy?.memberId === member?.id ? copy?.sealed : undefined;
}

/** Whether it could be done: storage may be full or forbidden. */
export function keepPlanCopy(memberId: number, sealed: string): boolean {
  try {
    localStorage.setItem(name, JSON.stringify({ memberId, sealed } satisfies PlanCopy));
    return true;
  } catch {
    return false;
  }
}

export function dropPlanCopy(): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage is forbidden, so there is nothing in it.
  }
}

/** Once it is known who is here, the copy of anybody else goes. */
export function dropCopyOfOthers({ member, unknown }: Session): void {
  if (!unknown && read()?.memberId !== member?.id) dropPlanCopy();
}

/** What the server has is what counts: a plan that was deleted leaves no copy, a changed one a new copy. */
export function followPlan(memberId: number, sealed: string | null): void {
  const copy = read();
  if (copy?.memberId !== memberId || copy.sealed === sealed) return;
  if (sealed === null || !keepPlanCopy(memberId, sealed)) dropPlanCopy();
}
