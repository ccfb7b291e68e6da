import { type Expression, sql } from 'kysely';
import { isThere, tables } from '#platform/server/statement.ts';
import type { DraftKind } from '../contract.ts';
import type { drafts } from './tables.ts';

const from = tables<{ drafts: typeof drafts }>();

/** A draft still shows this upload in its text. */
export const keptByDraft = (media: Expression<number>) =>
  isThere(from.selectFrom('drafts').where((e) => sql<boolean>`${e.ref('drafts.media_ids')} @> array[${media}]`));

/** Drafts of this kind have this upload outside of their text, under a name of their own. */
export const keptInExtra = (kind: DraftKind, name: string) => (media: Expression<number>) =>
  sql<boolean>`${media}::text in ${from
    .selectFrom('drafts')
    .select((e) => sql<string>`${e.ref('drafts.content')}->'extra'->>${sql.lit(name)}`.as('id'))
    .where('drafts.kind', '=', kind)
    .where((e) => sql<boolean>`${e.ref('drafts.content')}->'extra' ? ${sql.lit(name)}`)}`;
