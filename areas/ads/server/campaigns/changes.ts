import type { Query } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import type { adChanges } from '../tables.ts';

type Row = (typeof adChanges)['$inferSelect'];
export interface Change {
  readonly campaignId: number;
  readonly kind: Row['kind'];
  readonly name: string;
  readonly what: Row['what'];
  readonly field?: string;
  readonly before?: string;
  readonly after?: string;
}

const add = statement((v: Required<Change> & { byId: number | null; now: string }) =>
  from.insertInto('ad_changes').values({
    campaign_id: v.campaignId,
    kind: v.kind,
    name: v.name,
    what: v.what,
    field: v.field,
    before: v.before,
    after: v.after,
    by_id: v.byId,
    at: moment(v.now),
  }),
);

export interface Changing {
  readonly query: Query;
  /** 0: nobody whom the people of the account know. */
  readonly principal: { readonly id: number };
  readonly now: Date;
}

/** The history of a campaign: who changed what of it and of what belongs to it. */
export async function noteChanges({ query, principal, now }: Changing, changes: readonly Change[]): Promise<void> {
  for (const change of changes) {
    await query(add, {
      field: '',
      before: '',
      after: '',
      ...change,
      byId: principal.id || null,
      now: now.toISOString(),
    });
  }
}

/** One change for each field that is another now. */
export function differences<T extends object>(
  before: T,
  after: T,
  about: Pick<Change, 'campaignId' | 'kind' | 'name'>,
): Change[] {
  const said = (value: unknown) => (Array.isArray(value) ? value.join(', ') : value === null ? '' : String(value));
  return (Object.keys(after) as (keyof T & string)[]).flatMap((field) => {
    const [was, is] = [said(before[field]), said(after[field])];
    return was === is ? [] : [{ ...about, what: 'changed' as const, field, before: was, after: is }];
  });
}
