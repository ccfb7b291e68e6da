import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { RawSpace } from './space-sql.ts';

const wrong = (message: string) => problem.invalid([{ field: 'alias', rule: 'alias', message }]);

/** A name belongs to one member of a space for good, also after they left. Two who choose at once wait for each other. */
export async function mustBeFree(query: Query, space: RawSpace, actorId: number, alias: string | undefined) {
  if (!alias) return;
  if (!space.aliasesAllowed) throw wrong('Everybody uses their own name here.');
  await query('alias-turn', 'select pg_advisory_xact_lock(7006060, $1)', [space.id]);
  const [taken] = await query(
    'alias-taken',
    `select 1 from space_members m where m.space_id = $1::int and m.user_id <> $2::int and lower(m.alias) = lower($3)`,
    [space.id, actorId, alias],
  );
  if (taken) throw wrong('Somebody here has this name. Choose another one.');
}

/** Under another name nobody may be taken for somebody who is there under their own. Asked of members only. */
export async function mustNameNobody(query: Query, space: RawSpace, actorId: number, alias: string) {
  const [taken] = await query(
    'alias-names',
    `select 1 from space_members m join users u on u.id = m.user_id
     where m.space_id = $1::int and m.state = 'member' and m.alias = '' and m.user_id <> $2::int
       and lower($3) in (lower(u.name), lower(u.username))`,
    [space.id, actorId, alias],
  );
  if (taken) throw wrong('Somebody here has this name. Choose another one.');
}
