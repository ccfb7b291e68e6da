import { sql } from 'kysely';
import { type Reportable, reportableRow } from '#platform/server/reportable.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import { skillListingEdited, skillListingPublished } from '../../contract.ts';
import { from } from '../from.ts';
import { isVisible } from './visible.ts';

const seen = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('skill_listings as s')
    .select(['s.owner_id as authorId', 's.title as excerpt'])
    .where('s.id', '=', v.id)
    .where(isVisible(v.viewer, 's')),
);

const asItIs = statement((v: { id: number }) =>
  from
    .selectFrom('skill_listings as s')
    .select((e) => [
      's.owner_id as authorId',
      sql<string>`concat_ws(E'\\n', ${e.ref('s.title')}, ${e.ref('s.description')}, nullif(${e.ref('s.suburb')}, ''),
        nullif(${e.ref('s.access_notes')}, ''), nullif(${e.ref('s.safety_notes')}, ''))`.as('text'),
      sql<boolean>`${e.ref('s.hidden_at')} is not null`.as('removed'),
    ])
    .where('s.id', '=', v.id)
    .where('s.deleted_at', 'is', null),
);

const setHidden = choice((hidden: boolean) =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable('skill_listings')
      .set({ hidden_at: hidden ? moment(v.now) : null })
      .where('id', '=', v.id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning('id'),
  ),
);

const id = (event: { readonly id: number }) => event.id;

export const reportables: readonly Reportable[] = [
  reportableRow({
    kind: 'skill_listing',
    seen,
    asItIs,
    href: (_, listingId) => `/skills-marketplace/${listingId}`,
    setHidden,
    written: [
      { event: skillListingPublished.name, id },
      { event: skillListingEdited.name, id },
    ],
  }),
];
