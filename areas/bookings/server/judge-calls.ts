import { suspensionSettled } from '#areas/account/contract.ts';
import { memberBlocked } from '#areas/people/contract.ts';
import { on, type Reaction } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { bookingCallJudged } from '../contract.ts';
import { callClosesAfter, callOpensBefore } from '../pure/limits.ts';
import { from } from './from.ts';

const minuteMs = 60_000;
const at = (now: Date, minutes: number) => new Date(now.getTime() + minutes * minuteMs).toISOString();

/** Calls that may go on now, whatever their format. */
const open = statement((v: { userId: number; startsBefore: string; endsAfter: string }) =>
  from
    .selectFrom('bookings as b')
    .select(['b.id', 'b.host_id as hostId', 'b.guest_id as guestId'])
    .where((e) => e.or([e('b.host_id', '=', v.userId), e('b.guest_id', '=', v.userId)]))
    .where('b.status', 'in', ['accepted', 'completed'])
    .where('b.starts_at', '<=', moment(v.startsBefore))
    .where('b.ends_at', '>', moment(v.endsAfter)),
);

type Occasion = Pick<Parameters<Reaction['run']>[0], 'db' | 'emit' | 'now'>;

/** The browsers in a call of this member hear that they have to ask again; who may no longer call is out of it then. */
async function judgeCalls({ db, emit, now }: Occasion, userId: number, withWhom?: number): Promise<void> {
  const times = { startsBefore: at(now, callOpensBefore), endsAfter: at(now, -callClosesAfter) };
  for (const { id, hostId, guestId } of await queryIn(db)(open, { userId, ...times })) {
    if (hostId === null || guestId === null) continue;
    if (withWhom === undefined || withWhom === hostId || withWhom === guestId)
      await emit(bookingCallJudged, { id, hostId, guestId });
  }
}

/** What is to come is cancelled (part-blocked.ts); this is for a call that goes on after its booking. */
export const callBlocked = on(memberBlocked, 'bookings.callBlocked', ({ event, ...occasion }) =>
  judgeCalls(occasion, event.blockerId, event.blockedId),
);

/** Voice and picture go from browser to browser: no signal that is refused would end them. */
export const callSuspended = on(suspensionSettled, 'bookings.callSuspended', ({ event, ...occasion }) =>
  judgeCalls(occasion, event.userId),
);
