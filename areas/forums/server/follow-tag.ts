import { counted } from '#platform/contract/counted.ts';
import { normaliseTag } from '#platform/contract/tags.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { count, moment, statement } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import type { followTag as contract } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';

interface Follow {
  readonly userId: number;
  readonly tag: string;
}

const others = statement((v: Follow) =>
  from.selectFrom('followed_tags').select(count.as('count')).where('user_id', '=', v.userId).where('tag', '!=', v.tag),
);

const add = statement((v: Follow & { now: string }) =>
  from
    .insertInto('followed_tags')
    .values({ user_id: v.userId, tag: v.tag, created_at: moment(v.now) })
    .onConflict((one) => one.doNothing()),
);

const remove = statement((v: Follow) =>
  from.deleteFrom('followed_tags').where('user_id', '=', v.userId).where('tag', '=', v.tag),
);

export const followTag: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const tag = normaliseTag(input.tag);
  if (!tag)
    throw problem.invalid([{ field: 'tag', rule: 'empty', message: 'Write the tag, such as public-transport.' }]);
  const follow = { userId: principal.id, tag };
  if (!input.following) {
    await query(remove, follow);
    return { tag, following: false };
  }
  await takeTurn(query, 'forums tags of', principal.id);
  const [row] = await query(others, follow);
  if ((row?.count ?? 0) >= limits.followedTags) {
    const most = counted(limits.followedTags, 'tag');
    throw problem.conflict(`You follow ${most}, the most there can be. Stop following one first.`);
  }
  await query(add, { ...follow, now: now.toISOString() });
  return { tag, following: true };
};
