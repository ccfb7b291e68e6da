import { sql } from 'kysely';
import { queryIn } from '#platform/server/db.ts';
import { allow, type Decision, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { isVisible } from './visible.ts';

const thing = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('sample_things as s')
    .select((e) => [
      's.author_id as authorId',
      sql<boolean>`${e.ref('s.hidden_at')} is not null`.as('hidden'),
      isVisible(v.viewer, 's').as('visible'),
    ])
    .where('s.id', '=', v.id),
);
type Found = RowOf<typeof thing>;

/** What may not be seen is hidden, unless `judge` says otherwise of what is one’s own. */
const onSampleThing =
  (judge: (found: Found, isAuthor: boolean) => Decision<undefined>) =>
  async ({ db, principal, input }: PolicyCheck<{ readonly id: number }>) => {
    const [found] = await queryIn(db)(thing, { viewer: principal.id, id: input.id });
    return found ? judge(found, found.authorId === principal.id) : hide();
  };

const authors = (detail: string) =>
  onSampleThing(({ visible }, isAuthor) => {
    if (!visible) return hide();
    return isAuthor ? allow() : refuse(detail);
  });

export const policies = {
  'sampleThings.see': policy(
    'anyone',
    onSampleThing(({ visible }) => (visible ? allow() : hide())),
  ),
  'sampleThings.edit': policy('member', authors('Only the person who wrote this can change it.')),
  'sampleThings.delete': policy('member', authors('Only the person who wrote this can delete it.')),
  'sampleThings.restore': policy(
    'member',
    onSampleThing(({ hidden }, isAuthor) => {
      if (!isAuthor) return hide();
      return hidden ? refuse('A moderator removed this. You can ask them to look again.') : allow();
    }),
  ),
};
