import type { ConversationContext } from '#areas/messages/server/public.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import { isOfGroup, kind } from './rows.ts';

const own = statement((v: { refs: readonly number[]; viewer: number }) =>
  from
    .selectFrom('mentoring_groups as g')
    .select(['g.id', 'g.name'])
    .where('g.id', '=', anyOf(v.refs))
    .where(isOfGroup(v.viewer)),
);

/** The conversation of everyone in a mentoring group. */
export const groupContext: ConversationContext = {
  kind,
  read: async ({ query, viewerId, refs }) => {
    const rows = await query(own, { refs, viewer: viewerId });
    return new Map(
      rows.map(({ id, name }) => [
        id,
        { title: `Mentoring group: ${name}`, href: `/mentor-matching/groups/${id}`, open: 'Open the mentoring group' },
      ]),
    );
  },
};
