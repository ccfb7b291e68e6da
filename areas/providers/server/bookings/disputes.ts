import { type BookingDispute, disputesOf, settleBooking } from '#areas/bookings/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type { listProviderDisputes as listContract, settleProviderBooking as settleContract } from '../../contract.ts';
import { meetKind, serviceKind } from './kinds.ts';

/** The kinds of bookings that providers give. */
export const providerKinds: readonly string[] = [serviceKind.kind, meetKind.kind];

export const listProviderDisputes: Handler<typeof listContract> = async ({ input, query }) => {
  const { at, id: atId } = readKeyset(input.cursor, oldest);
  const rows = await disputesOf(query, { kinds: providerKinds, at, atId, limit: input.limit + 1 });
  return pageOf(
    rows,
    input.limit,
    ({ id, title, hostName, host, guest, startsAt, endsAt, zone, kind, outcomes, minutes, version }) => ({
      ...{ id, title, businessName: hostName, guest, startsAt, endsAt, zone, version },
      countsHours: countsHours(kind),
      owner: host,
      outcomes: { owner: outcomes.host, guest: outcomes.guest },
      minutes: { owner: minutes.host, guest: minutes.guest },
    }),
    ({ exactly, id }) => ({ at: exactly, id }),
  );
};

const countsHours = (kind: string): boolean => kind === serviceKind.kind;

/** A meet and greet has no hours; of a service that took place, it is decided how long it was. */
function minutesOf({ kind, startsAt, endsAt }: BookingDispute, outcome: 'happened' | 'missed', minutes?: number) {
  if (outcome === 'missed' || !countsHours(kind)) return undefined;
  return minutes ?? (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
}

export const settleProviderBooking: Handler<typeof settleContract, BookingDispute> = async (ask) => {
  const { input, found, principal, query, db, emit, now, services } = ask;
  const { id, version, outcome, reason } = input;
  const minutes = minutesOf(found, outcome, input.minutes);
  const isSettled = await settleBooking(
    { query, emit, now, config: services.config },
    { id, kinds: providerKinds, version, outcome: outcome === 'happened' ? 'completed' : 'noShow', minutes, reason },
  );
  if (!isSettled) throw problem.conflict('This is no longer in dispute.');
  const entry = { actorId: principal.id, action: 'provider booking settled', subject: `booking ${id}` };
  await writeAudit(db, { ...entry, detail: { outcome, minutes: minutes ?? null, reason } }, now);
  return { id };
};
