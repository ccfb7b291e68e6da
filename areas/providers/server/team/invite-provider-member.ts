import { notBlocked } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, countOf, isThere, moment, statement } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import { type inviteProviderMember as contract, providerTeamChanged } from '../../contract.ts';
import { type HelperRole, limits } from '../../pure/options.ts';
import { from } from '../from.ts';
import { mayChange } from './may-change.ts';
import { findHelper, lockListing, roleNow } from './rows.ts';
import { readTeam } from './team.ts';

const day = 86_400_000;
const ago = (now: Date) => new Date(now.getTime() - day).toISOString();

const sentBy = statement((v: { by: number; since: string }) =>
  from.selectNoFrom(
    countOf(
      from.selectFrom('provider_members').where('invited_by', '=', v.by).where('invited_at', '>', moment(v.since)),
    ).as('count'),
  ),
);
const kept = statement((v: { id: number }) =>
  from.selectNoFrom(
    countOf(from.selectFrom('provider_members').where('provider_id', '=', v.id).where('ended_at', 'is', null)).as(
      'count',
    ),
  ),
);
/** Whoever is behind a block is no one to be found, as everywhere. */
const named = statement((v: { viewer: number; username: string }) =>
  from
    .selectFrom('users as u')
    .select('u.id')
    .where((e) => e(e.fn<string>('lower', ['u.username']), '=', v.username))
    .where((e) => notBlocked(v.viewer, e.ref('u.id'))),
);
const askedLately = statement((v: { id: number; userId: number; since: string }) =>
  from.selectNoFrom(
    isThere(
      from
        .selectFrom('provider_members')
        .where('provider_id', '=', v.id)
        .where('user_id', '=', v.userId)
        .where('ended_at', 'is not', null)
        .where('invited_at', '>', moment(v.since)),
    ).as('is'),
  ),
);
const add = choice((role: HelperRole) =>
  statement((v: { id: number; userId: number; by: number; now: string }) =>
    from
      .insertInto('provider_members')
      .values({ provider_id: v.id, user_id: v.userId, role, invited_by: v.by, invited_at: moment(v.now) })
      .onConflict((conflict) =>
        conflict
          .columns(['provider_id', 'user_id'])
          .doUpdateSet({ role, invited_by: v.by, invited_at: moment(v.now), ended_at: null }),
      ),
  ),
);

export const inviteProviderMember: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, db, emit, now } = ask;
  const { id, role } = input;
  const by = principal.id;
  await takeTurn(query, 'provider invitations by', by);
  const listing = await lockListing(query, id);
  const mine = await roleNow(query, listing, by);
  if (!mayChange(mine, role)) throw problem.refused('Only the owner can invite managers.');
  const [sent] = await query(sentBy, { by, since: ago(now) });
  if ((sent?.count ?? 0) >= limits.invitesADay) {
    throw problem.conflict(`You have invited ${limits.invitesADay} people today. You can invite more tomorrow.`);
  }
  const [{ count } = { count: 0 }] = await query(kept, { id });
  if (count >= limits.members) throw problem.conflict(`At most ${limits.members} people can help to run a listing.`);
  const username = input.username.replace(/^@/, '').toLowerCase();
  const [person] = await query(named, { viewer: by, username });
  const wrong = (message: string) => problem.invalid([{ field: 'username', rule: 'unknown', message }]);
  if (!person) throw wrong('There is no member with this username.');
  const userId = person.id;
  if (userId === listing.ownerId || (await findHelper(query, id, userId))) {
    throw wrong('This person is in the team, or is invited.');
  }
  const [again] = await query(askedLately, { id, userId, since: ago(now) });
  if (again?.is) throw wrong('You can invite this person again tomorrow.');
  await query(add(role), { id, userId, by, now: now.toISOString() });
  const entry = { actorId: by, action: 'provider member invited', subject: `provider ${id}`, detail: { userId, role } };
  await writeAudit(db, entry, now);
  await emit(providerTeamChanged, { id, of: userId, to: [userId], by, news: 'invited' });
  return readTeam(query, by, id);
};
