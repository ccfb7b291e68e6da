import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import { type Reportable, reportableRow } from '#platform/server/reportable.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import { mentoringGroupSaved, mentorProfileSaved, mentorReviewed } from '../contract.ts';
import { from } from './from.ts';
import { isOffered, isOfGroup } from './groups/rows.ts';
import { isFound } from './mentors/visible.ts';

const seenMentor = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('mentors as m')
    .select(['m.user_id as authorId', 'm.title as excerpt'])
    .where('m.user_id', '=', v.id)
    .where(isFound(v.viewer, 'm')),
);
const mentorAsItIs = statement((v: { id: number }) =>
  from
    .selectFrom('mentors as m')
    .select((e) => [
      'm.user_id as authorId',
      sql<string>`concat_ws(E'\\n', ${e.ref('m.title')}, ${e.ref('m.bio')},
        nullif(array_to_string(${e.ref('m.expertise')}, ', '), ''), nullif(${e.ref('m.working_with_me')}, ''))`.as(
        'text',
      ),
      sql<boolean>`${e.ref('m.hidden_at')} is not null`.as('removed'),
    ])
    .where('m.user_id', '=', v.id),
);
const hideMentor = choice((hidden: boolean) =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable('mentors')
      .set({ hidden_at: hidden ? moment(v.now) : null })
      .where('user_id', '=', v.id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning('user_id as id'),
  ),
);

/** Whom a review is about can report it, and everyone who finds it with a mentor. */
const seenReview = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('mentor_reviews as r')
    .select(['r.author_id as authorId', 'r.text as excerpt'])
    .where('r.id', '=', v.id)
    .where('r.hidden_at', 'is', null)
    .where((e) =>
      e.or([e('r.by_side', '=', 'mentee'), e('r.about_id', '=', v.viewer), e('r.author_id', '=', v.viewer)]),
    )
    .where((e) => notBlocked(v.viewer, e.ref('r.author_id'))),
);
const reviewAsItIs = statement((v: { id: number }) =>
  from
    .selectFrom('mentor_reviews as r')
    .select((e) => [
      'r.author_id as authorId',
      'r.about_id as aboutId',
      'r.text',
      sql<boolean>`${e.ref('r.hidden_at')} is not null`.as('removed'),
    ])
    .where('r.id', '=', v.id),
);
const hideReview = choice((hidden: boolean) =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable('mentor_reviews')
      .set({ hidden_at: hidden ? moment(v.now) : null })
      .where('id', '=', v.id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning('id'),
  ),
);

const seenGroup = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('mentoring_groups as g')
    .select(['g.mentor_id as authorId', 'g.name as excerpt'])
    .where('g.id', '=', v.id)
    .where((e) => e.or([isOfGroup(v.viewer), isOffered(v.viewer)])),
);
const groupAsItIs = statement((v: { id: number }) =>
  from
    .selectFrom('mentoring_groups as g')
    .select((e) => [
      'g.mentor_id as authorId',
      sql<string>`concat_ws(E'\\n', ${e.ref('g.name')}, ${e.ref('g.goals')}, ${e.ref('g.when_words')})`.as('text'),
      sql<boolean>`${e.ref('g.hidden_at')} is not null`.as('removed'),
    ])
    .where('g.id', '=', v.id),
);
const hideGroup = choice((hidden: boolean) =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable('mentoring_groups')
      .set({ hidden_at: hidden ? moment(v.now) : null })
      .where('id', '=', v.id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning('id'),
  ),
);

const id = (event: { readonly id: number }) => event.id;

export const reportables: readonly Reportable[] = [
  reportableRow({
    kind: 'mentor',
    seen: seenMentor,
    asItIs: mentorAsItIs,
    href: (_, userId) => `/mentor-matching/mentors/${userId}`,
    setHidden: hideMentor,
    written: [{ event: mentorProfileSaved.name, id }],
  }),
  reportableRow({
    kind: 'mentoring_group',
    seen: seenGroup,
    asItIs: groupAsItIs,
    href: (_, groupId) => `/mentor-matching/groups/${groupId}`,
    setHidden: hideGroup,
    written: [{ event: mentoringGroupSaved.name, id }],
  }),
  reportableRow({
    kind: 'mentor_review',
    seen: seenReview,
    asItIs: reviewAsItIs,
    href: ({ aboutId }) => `/mentor-matching/mentors/${aboutId}`,
    setHidden: hideReview,
    written: [{ event: mentorReviewed.name, id }],
  }),
];
