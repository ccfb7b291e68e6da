import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { count, moment, once, statement } from '#platform/server/statement.ts';
import type { addPriceLimits as add, applyPriceLimits as apply, beginPriceLimits as begin } from '../../contract.ts';
import { limitBounds } from '../../pure/price-limits.ts';
import { from } from '../from.ts';
import { lockMember } from '../lock-member.ts';
import { priceLimitSets } from './list-price-limits.ts';

const dropDrafts = statement((v: { userId: number }) =>
  from.deleteFrom('provider_price_imports').where('imported_by', '=', v.userId).where('applied_at', 'is', null),
);
const open = statement((v: { userId: number; now: string }) =>
  from
    .insertInto('provider_price_imports')
    .values({ imported_by: v.userId, created_at: moment(v.now) })
    .returning('id'),
);
const draft = statement((v: { id: number; userId: number }) =>
  from
    .selectFrom('provider_price_imports')
    .select('id')
    .where('id', '=', v.id)
    .where('imported_by', '=', v.userId)
    .where('applied_at', 'is', null)
    .forUpdate(),
);
const size = statement((v: { id: number }) =>
  from.selectFrom('provider_price_limits').select(count.as('count')).where('import_id', '=', v.id),
);

/** What one administrator left unfinished before goes. */
export const beginPriceLimits: Handler<typeof begin> = async ({ principal, query, now }) => {
  await query(lockMember, { userId: principal.id });
  await query(dropDrafts, { userId: principal.id });
  const [row] = await query(open, { userId: principal.id, now: now.toISOString() });
  if (!row) throw new Error('The import did not begin.');
  return row;
};

export const addPriceLimits: Handler<typeof add> = async ({ input: { id, rows }, principal, query }) => {
  const [own] = await query(draft, { id, userId: principal.id });
  if (!own) throw problem.notFound();
  const wrong = rows.findIndex((row) => row.to < row.from);
  if (wrong >= 0) {
    const message = 'The last day is before the first.';
    throw problem.invalid([{ field: `rows.${wrong}.to`, rule: 'order', message }]);
  }
  const [before] = await query(size, { id });
  const all = (before?.count ?? 0) + rows.length;
  if (all > limitBounds.rows) throw problem.conflict(`An import has at most ${limitBounds.rows} rows.`);
  const values = rows.map((row) => ({
    import_id: id,
    item: row.item,
    unit: row.unit,
    national: row.national,
    remote: row.remote,
    very_remote: row.veryRemote,
    valid_from: row.from,
    valid_to: row.to,
  }));
  await query(once(from.insertInto('provider_price_limits').values(values)));
  return { rows: all };
};

/** Two administrators apply one after the other. */
const oneAtATime = statement(() =>
  from.selectNoFrom(sql<null>`pg_advisory_xact_lock(hashtext('provider_price_limits'))`.as('locked')),
);
/** Of the same days, what is on record is replaced. */
const replace = statement((v: { id: number }) =>
  from.deleteFrom('provider_price_limits as old').where(
    sql<boolean>`old.import_id <> ${v.id}
      and exists (select 1 from provider_price_imports i where i.id = old.import_id and i.applied_at is not null)
      and exists (select 1 from provider_price_limits fresh where fresh.import_id = ${v.id}
        and fresh.valid_from = old.valid_from and fresh.valid_to = old.valid_to)`,
  ),
);
/** An item has one limit on a day, or no one could say which holds. */
const overlapping = statement((v: { id: number }) =>
  from
    .selectFrom('provider_price_limits as a')
    .innerJoin('provider_price_limits as b', 'b.item', 'a.item')
    .innerJoin('provider_price_imports as i', 'i.id', 'b.import_id')
    .select('a.item')
    .where('a.import_id', '=', v.id)
    .whereRef('a.id', '<>', 'b.id')
    .where((e) => e.or([e('i.applied_at', 'is not', null), e('i.id', '=', v.id)]))
    .where(
      (e) =>
        sql<boolean>`${e.ref('a.valid_from')} <= ${e.ref('b.valid_to')} and ${e.ref('b.valid_from')} <= ${e.ref('a.valid_to')}`,
    )
    .orderBy('a.item')
    .limit(1),
);
const done = statement((v: { id: number; now: string }) =>
  from
    .updateTable('provider_price_imports')
    .set({ applied_at: moment(v.now) })
    .where('id', '=', v.id),
);

export const applyPriceLimits: Handler<typeof apply> = async ({ input: { id, reason }, principal, query, db, now }) => {
  await query(oneAtATime, {});
  const [own] = await query(draft, { id, userId: principal.id });
  if (!own) throw problem.notFound();
  const [rows] = await query(size, { id });
  if (!rows?.count) throw problem.conflict('There are no rows in this import.');
  await query(replace, { id });
  const [twice] = await query(overlapping, { id });
  if (twice) {
    throw problem.conflict(
      `${twice.item} would have two limits on some days. Use the same first and last days, or others.`,
    );
  }
  await query(done, { id, now: now.toISOString() });
  const entry = {
    actorId: principal.id,
    action: 'price limits imported',
    subject: `price limits ${id}`,
    detail: { reason, rows: rows.count },
  };
  await writeAudit(db, entry, now);
  return priceLimitSets(query);
};
