import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { takeTurn } from '#platform/server/turns.ts';
import type { RawSpace } from './space-sql.ts';

const wrong = (message: string) => problem.invalid([{ field: 'alias', rule: 'alias', message }]);

/**
 * A name belongs to one member of a space for good, also after they left, and nobody may be taken for another member of
 * Doorways. Of all its members, since a refusal would tell otherwise who is in this space. `name_skeleton` (migrations)
 * makes names alike that look alike. Two who choose at once wait for each other.
 */
export async function assertAliasFree(query: Query, space: RawSpace, actorId: number, alias: string | undefined) {
  if (!alias) return;
  if (!space.aliasesAllowed) throw wrong('Everyone uses their own name here.');
  await takeTurn(query, 'space aliases in', space.id);
  const [found] = await query<{ blank: boolean; taken: boolean }>(
    'alias-taken',
    `select k.skeleton = '' as blank,
       exists (select 1 from space_members m
         where m.space_id = $1::int and m.user_id <> $2::int and m.alias <> '' and name_skeleton(m.alias) = k.skeleton)
       or exists (select 1 from users u where u.id <> $2::int and name_skeleton(u.name) = k.skeleton)
       or exists (select 1 from users u where u.id <> $2::int and name_skeleton(u.username) = k.skeleton) as taken
     from (select name_skeleton($3) as skeleton) k`,
    [space.id, actorId, alias],
  );
  if (!found || found.blank) throw wrong('Use letters, digits and spaces.');
  if (found.taken) throw wrong('Someone already has this name. Choose another one.');
}
