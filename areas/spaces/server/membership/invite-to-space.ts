import { notBlockedText } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { takeTurn } from '#platform/server/turns.ts';
import { type inviteToSpace as contract, spaceStandingChanged } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import type { RawSpace } from '../space-sql.ts';

/**
 * Whoever is in the space already, waits for an answer or may not come back gets no invitation, and the answer is the
 * same: it would tell who is there under another name.
 */
export const inviteToSpace: Handler<typeof contract, RawSpace> = async ({
  input,
  principal,
  found: space,
  query,
  emit,
  now,
}) => {
  if (space.status !== 'open') throw problem.conflict('It’s archived, so no one can join.');
  await takeTurn(query, 'space invitations by', principal.id);
  const [sent] = await query<{ count: number }>(
    'space-invites-today',
    `select count(*)::int as count from space_members
     where invited_by = $1::int and asked_at > $2::timestamptz - interval '1 day'`,
    [principal.id, now.toISOString()],
  );
  if ((sent?.count ?? 0) >= limits.invitesADay) {
    throw problem.refused(`You have invited ${limits.invitesADay} people today. You can invite more tomorrow.`);
  }
  const [person] = await query<{ id: number }>(
    'space-invitee',
    `select u.id from users u where lower(u.username) = lower($2) and u.id <> $1::int and ${notBlockedText('$1::int', 'u.id')}`,
    [principal.id, input.username.replace(/^@/, '')],
  );
  if (!person) {
    throw problem.invalid([{ field: 'username', rule: 'unknown', message: 'There is no member with this username.' }]);
  }
  const [invited] = await query(
    'space-invite',
    `insert into space_members as m (space_id, user_id, state, invited_by, asked_at)
     values ($1::int, $2::int, 'invited', $3::int, $4::timestamptz)
     on conflict (space_id, user_id) do update set state = 'invited', invited_by = excluded.invited_by,
       asked_at = excluded.asked_at, reason = '', version = m.version + 1
     where m.state in ('declined', 'left', 'removed') returning 1`,
    [input.id, person.id, principal.id, now.toISOString()],
  );
  if (!invited) return;
  await emit(spaceStandingChanged, { spaceId: input.id, kind: space.kind, to: [person.id], news: 'Invited' });
};
