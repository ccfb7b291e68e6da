import { sql } from 'kysely';
import type { Reportable } from '#platform/server/reportable.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import { sampleThingCreated, sampleThingEdited } from '../contract.ts';
import { from } from './from.ts';
import { isVisible } from './visible.ts';

const seen = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('sample_things as s')
    .select(['s.author_id as authorId', 's.title as excerpt'])
    .where('s.id', '=', v.id)
    .where(isVisible(v.viewer, 's')),
);

const asItIs = statement((v: { id: number }) =>
  from
    .selectFrom('sample_things as s')
    .select((e) => [
      's.author_id as authorId',
      sql<string>`${e.ref('s.title')} || E'\\n' || ${e.ref('s.text')}`.as('text'),
      sql<boolean>`${e.ref('s.hidden_at')} is not null`.as('removed'),
    ])
    .where('s.id', '=', v.id)
    .where('s.deleted_at', 'is', null),
);

const setHidden = choice((hidden: boolean) =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable('sample_things')
      .set({ hidden_at: hidden ? moment(v.now) : null })
      .where('id', '=', v.id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .returning('id'),
  ),
);

const id = (event: { readonly id: number }) => event.id;

export const reportables: readonly Reportable[] = [
  {
    kind: 'sample_thing',
    find: async ({ query, principal, id }) => (await query(seen, { viewer: principal.id, id }))[0],
    read: async ({ query, id }) => {
      const [row] = await query(asItIs, { id });
      return row && { ...row, href: `/sample-things/${id}` };
    },
    setRemoved: async ({ query, now, id }, removed) =>
      (await query(setHidden(removed), { id, now: now.toISOString() })).length > 0,
    written: [
      { event: sampleThingCreated.name, id },
      { event: sampleThingEdited.name, id },
    ],
  },
];
