import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { exactTime, newest, oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { choice, type Moment, moment, statement } from '#platform/server/statement.ts';
import type { listBookings as contract } from '../contract.ts';
import { type Side, sides } from '../pure/machine.ts';
import { mayMeet } from './of-pair.ts';
import { bookingRows } from './rows.ts';
import { isOfTeams, teamsWith } from './teams.ts';
import { bookingViews } from './view.ts';

interface Values {
  readonly viewer: number;
  readonly supporter: number;
  readonly teams: readonly string[];
  readonly now: string;
  readonly at: string;
  readonly atId: number;
  readonly limit: number;
}

/** As one of the two people, or for a business that someone else is the host of. */
type Part = Side | 'team';

/** Of one part: its index has them in the order of time. */
const ofSide = (side: Part, v: Values) => {
  if (side === 'team') {
    return bookingRows()
      .select((e) => exactTime(e.ref('b.starts_at')).as('at'))
      .where(isOfTeams(v.teams))
      .where(sql<boolean>`b.host_id is distinct from ${v.viewer}::int and b.guest_id is distinct from ${v.viewer}::int`)
      .where((e) => mayMeet(v, e.ref('b.guest_id')));
  }
  const [own, other] =
    side === 'host' ? (['b.host_id', 'b.guest_id'] as const) : (['b.guest_id', 'b.host_id'] as const);
  return bookingRows()
    .select((e) => exactTime(e.ref('b.starts_at')).as('at'))
    .where(own, '=', v.viewer)
    .where((e) => mayMeet(v, e.ref(other)));
};

type Box = 'coming' | 'requests' | 'past';

/** To come and requests: the next first. Past: the latest first, and what never came. */
const page = choice((box: Box, side: Part) =>
  statement((v: Values) => {
    const rows = ofSide(side, v);
    const order = sql<Moment>`(b.starts_at, b.id)`;
    const here = sql`(${v.at}::timestamptz, ${v.atId}::int)`;
    if (box === 'past') {
      return rows
        .where((e) => e.or([e('b.status', 'not in', ['requested', 'accepted']), e('b.ends_at', '<=', moment(v.now))]))
        .where(sql<boolean>`${order} < ${here}`)
        .orderBy('b.starts_at', 'desc')
        .orderBy('b.id', 'desc')
        .limit(v.limit);
    }
    return rows
      .where('b.status', '=', sql.lit(box === 'coming' ? 'accepted' : 'requested'))
      .where('b.ends_at', '>', moment(v.now))
      .where(sql<boolean>`${order} > ${here}`)
      .orderBy('b.starts_at')
      .orderBy('b.id')
      .limit(v.limit);
  }),
);

export const listBookings: Handler<typeof contract> = async ({ input, principal, query, services, now }) => {
  const { box, side, limit, cursor } = input;
  const { at, id } = readKeyset(cursor, box === 'past' ? newest : oldest);
  const supporter = principal.for?.supporterId ?? 0;
  const teams = side === 'guest' ? [] : await teamsWith(query, principal.id, supporter);
  const who = { viewer: principal.id, supporter, teams };
  const values = { ...who, now: now.toISOString(), at, atId: id, limit: limit + 1 };
  const asked: readonly Part[] = [...(side ? [side] : sides), ...(teams.length > 0 ? (['team'] as const) : [])];
  const found = (await Promise.all(asked.map((one) => query(page(box, one), values)))).flat();
  const direction = box === 'past' ? -1 : 1;
  const rows = found.sort((a, b) => direction * (a.at < b.at ? -1 : a.at > b.at ? 1 : a.id - b.id));
  const views = await bookingViews(
    { query, config: services.config, userId: principal.id, acting: principal.for, now },
    rows.slice(0, limit),
  );
  const byId = new Map(views.map((view) => [view.id, view]));
  const shown = pageOf(
    rows,
    limit,
    ({ id: number }) => byId.get(number),
    ({ at: time, id: number }) => ({ at: time, id: number }),
  );
  return { ...shown, items: shown.items.filter((item) => item !== undefined) };
};
