import type { BookingFormat } from './formats.ts';
import { callClosesAfter, callOpensBefore } from './limits.ts';
import type { Status } from './machine.ts';

/** ISO 8601, UTC. */
export interface CallTimes {
  readonly opensAt: string;
  /** From then on the call is over. */
  readonly closesAt: string;
}

const minuteMs = 60_000;
const shifted = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * minuteMs).toISOString();

interface Session {
  readonly status: Status;
  readonly startsAt: string;
  readonly endsAt: string;
  /** Null: the account is gone. */
  readonly hostId: number | null;
  readonly guestId: number | null;
}

/**
 * When the two can be in the call of their booking. Null where there is none: it isn’t agreed, they meet in person, or
 * one of them is gone. Those who say in the hour after it that it took place may still be talking.
 */
export function callTimes(session: Session, format: BookingFormat): CallTimes | null {
  const { status, startsAt, endsAt, hostId, guestId } = session;
  if (status !== 'accepted' && status !== 'completed') return null;
  if (format === 'inPerson' || hostId === null || guestId === null) return null;
  return { opensAt: shifted(startsAt, -callOpensBefore), closesAt: shifted(endsAt, callClosesAfter) };
}

export const isDuring = ({ opensAt, closesAt }: CallTimes, now: Date): boolean =>
  Date.parse(opensAt) <= now.getTime() && now.getTime() < Date.parse(closesAt);
