import { sql } from 'kysely';
import { notBlocked, peopleOf } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { SupportGrant } from '../contract.ts';
import { type Level, limits, type Relation, stateOf } from '../pure/limits.ts';
import { from } from './from.ts';

export interface GrantRow {
  readonly id: number;
  readonly memberId: number;
  readonly supporterId: number;
  readonly relation: Relation;
  readonly levels: Readonly<Record<string, Level>>;
  readonly acceptedAt: string | null;
  readonly widenedAt: string;
  readonly beginsAt: string | null;
  readonly endsAt: string;
  readonly version: number;
}

export const grantRows = () =>
  from
    .selectFrom('support_grants as g')
    .select(['g.id', 'g.member_id as memberId', 'g.supporter_id as supporterId', 'g.relation', 'g.levels', 'g.version'])
    .select((e) => [
      isoTime(e.ref('g.accepted_at')).as('acceptedAt'),
      isoTime(e.ref('g.widened_at')).as('widenedAt'),
      isoTime(e.ref('g.begins_at')).as('beginsAt'),
      isoTime(e.ref('g.ends_at')).as('endsAt'),
    ]);

export type As = 'member' | 'supporter';
const sides = {
  member: ['g.member_id', 'g.supporter_id'],
  supporter: ['g.supporter_id', 'g.member_id'],
} as const;

const byId = (as: As) => {
  const [own, other] = sides[as];
  return statement((v: { id: number; viewer: number }) =>
    grantRows()
      .where('g.id', '=', v.id)
      .where(own, '=', v.viewer)
      .where((e) => notBlocked(v.viewer, e.ref(other))),
  );
};
const one = { member: byId('member'), supporter: byId('supporter') };

/** A grant as its member or its supporter may know of it. */
export const grantOf = async (query: Query, as: As, id: number, viewer: number): Promise<GrantRow | undefined> =>
  (await query(one[as], { id, viewer }))[0];

const allOf = (as: As, most: number) => {
  const [own, other] = sides[as];
  return statement((v: { viewer: number }) =>
    grantRows()
      .where(own, '=', v.viewer)
      .where((e) => notBlocked(v.viewer, e.ref(other)))
      .orderBy('g.created_at')
      .orderBy('g.id')
      .limit(most),
  );
};
const all = { member: allOf('member', limits.supporters), supporter: allOf('supporter', limits.supported) };

export const grantsOf = (query: Query, as: As, viewer: number): Promise<GrantRow[]> => query(all[as], { viewer });

const lockById = statement((v: { id: number }) => grantRows().where('g.id', '=', v.id).forUpdate());

/** Locked until the transaction ends; refused when it has changed since it was looked at. */
export async function lockGrant(query: Query, id: number, version?: number): Promise<GrantRow> {
  const [row] = await query(lockById, { id });
  if (!row) throw problem.notFound();
  if (version !== undefined && row.version !== version) {
    throw problem.conflict('This was changed in another place. Load it again, then try again.');
  }
  return row;
}

const update = statement(
  (v: {
    id: number;
    relation: Relation;
    levels: string;
    acceptedAt: string | null;
    widenedAt: string;
    beginsAt: string | null;
    endsAt: string;
  }) =>
    from
      .updateTable('support_grants')
      .set((e) => ({
        relation: sql<Relation>`${v.relation}::text`,
        levels: sql<Readonly<Record<string, Level>>>`${v.levels}::jsonb`,
        accepted_at: sql`${v.acceptedAt}::timestamptz`,
        widened_at: moment(v.widenedAt),
        begins_at: sql`${v.beginsAt}::timestamptz`,
        ends_at: moment(v.endsAt),
        version: e('version', '+', 1),
      }))
      .where('id', '=', v.id),
);

export async function saveGrant(query: Query, row: GrantRow): Promise<GrantRow> {
  await query(update, { ...row, levels: JSON.stringify(row.levels) });
  return { ...row, version: row.version + 1 };
}

const remove = statement((v: { id: number }) =>
  from.deleteFrom('support_grants').where('id', '=', v.id).returning('id'),
);
export const removeGrant = async (query: Query, id: number): Promise<boolean> =>
  (await query(remove, { id })).length > 0;

export async function grantViews(query: Query, as: As, rows: readonly GrantRow[], now: Date): Promise<SupportGrant[]> {
  const otherOf = (row: GrantRow) => (as === 'member' ? row.supporterId : row.memberId);
  const people = await peopleOf(query, rows.map(otherOf));
  return rows.flatMap((row): SupportGrant[] => {
    const person = people.get(otherOf(row));
    if (!person) return [];
    const { id, relation, levels, beginsAt, endsAt, version } = row;
    const state = stateOf(row, now);
    const startableAt = as === 'member' && state === 'waiting' ? startableFrom(row) : null;
    return [{ id, person, relation, levels, state, beginsAt, startableAt, endsAt, version }];
  });
}

/** The earliest moment at which the member may let it begin. */
export const startableFrom = ({ acceptedAt, widenedAt }: Pick<GrantRow, 'acceptedAt' | 'widenedAt'>): string =>
  new Date(Math.max(Date.parse(acceptedAt ?? widenedAt), Date.parse(widenedAt)) + limits.startNowAfter).toISOString();

export async function grantView(query: Query, as: As, row: GrantRow, now: Date): Promise<SupportGrant> {
  const [view] = await grantViews(query, as, [row], now);
  if (!view) throw problem.notFound();
  return view;
}
