import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, columns, type Given, moment, type QueryRow, statement } from '#platform/server/statement.ts';
import { providerPaperSettled, providerPapersDropped, type StatedPaper } from '../../contract.ts';
import { limits, type PaperState } from '../../pure/options.ts';
import { from } from '../from.ts';
import { day } from '../rows.ts';
import type { providerPapers } from '../tables.ts';
import { audOrNull } from '../view.ts';

const a = columns<typeof providerPapers>('a');
const all = () =>
  from
    .selectFrom('provider_papers as a')
    .leftJoin('provider_staff as t', 't.id', 'a.staff_id')
    .select((e) => [
      'a.id',
      'a.kind',
      'a.staff_id as staffId',
      sql<string>`concat_ws(' ', nullif(${e.ref('t.first_name')}, ''), nullif(${e.ref('t.last_name')}, ''))`.as(
        'staffName',
      ),
      day(a.expiry).as('expiry'),
      day(a.since).as('since'),
      'a.insurer',
      sql<number | null>`${a.amount}::float8`.as('amount'),
      'a.source',
      'a.file_key as fileKey',
      'a.state',
      'a.stated_by as statedBy',
      isoTime(e.ref('a.stated_at')).as('statedAt'),
      'a.version',
    ]);
export type PaperRow = QueryRow<ReturnType<typeof all>>;

export const paperView = ({ fileKey, statedBy: _, amount, ...row }: PaperRow): StatedPaper => ({
  ...row,
  amount: audOrNull(amount),
  hasPicture: fileKey !== null,
});

/** The latest of each kind and worker; one of a worker who has left is no one’s. */
const latest = statement((v: { id: number }) =>
  all()
    .distinctOn(['a.kind', 'a.staff_id'])
    .where('a.provider_id', '=', v.id)
    .where('a.state', '<>', 'withdrawn')
    .where((e) => e.or([e('a.kind', '<>', 'worker_screening'), e('a.staff_id', 'is not', null)]))
    .orderBy('a.kind')
    .orderBy('a.staff_id')
    .orderBy('a.id', 'desc')
    .limit(limits.papers),
);
export const statedPapers = async (query: Query, id: number): Promise<StatedPaper[]> =>
  (await query(latest, { id })).map(paperView);

const waiting = statement((v: { id: number }) =>
  all()
    .where('a.provider_id', '=', v.id)
    .where('a.state', '=', 'waiting')
    .where((e) => e.or([e('a.kind', '<>', 'worker_screening'), e('a.staff_id', 'is not', null)]))
    .orderBy('a.id')
    .limit(limits.papers),
);
export const waitingPapers = async (query: Query, id: number): Promise<StatedPaper[]> =>
  (await query(waiting, { id })).map(paperView);

const one = statement((v: { id: number; paperId: number }) =>
  all().where('a.id', '=', v.paperId).where('a.provider_id', '=', v.id),
);
export async function findPaper(query: Query, id: number, paperId: number): Promise<PaperRow | undefined> {
  const [row] = await query(one, { id, paperId });
  return row;
}

/** One that waits, or a refusal: it was checked or withdrawn meanwhile. */
export async function waitingPaper(query: Query, id: number, paperId: number): Promise<PaperRow> {
  const row = await findPaper(query, id, paperId);
  if (!row) throw problem.notFound();
  if (row.state !== 'waiting') throw problem.conflict('This paper no longer waits for a check. Have another look.');
  return row;
}

const same = statement((v: { id: number; kind: StatedPaper['kind']; staffId: number | null }) =>
  all()
    .where('a.provider_id', '=', v.id)
    .where('a.kind', '=', v.kind)
    .where(sql<boolean>`${a.staff_id} is not distinct from ${v.staffId}::int`)
    .where('a.state', '=', 'waiting'),
);
/** What waits of the same kind and worker: another statement takes its place. */
export const waitingLike = (query: Query, like: { id: number; kind: StatedPaper['kind']; staffId: number | null }) =>
  query(same, like);

/** Some administrator has still something to look at here. */
export const hasWaiting = (provider: Given<number>) => sql<boolean>`exists (
  select 1 from provider_papers w where w.provider_id = ${provider} and w.state = 'waiting')`;

const settle = choice((state: Exclude<PaperState, 'waiting'>) =>
  statement((v: { paperId: number; now: string }) =>
    from
      .updateTable('provider_papers')
      .set((e) => ({ state, decided_at: moment(v.now), file_key: null, version: e('version', '+', 1) }))
      .where('id', '=', v.paperId),
  ),
);

interface Ask {
  readonly query: Query;
  readonly emit: Emit;
  readonly now: Date;
}

/** Its picture goes with it. */
export async function settlePaper(
  { query, emit, now }: Ask,
  providerId: number,
  { id, fileKey }: Pick<PaperRow, 'id' | 'fileKey'>,
  state: Exclude<PaperState, 'waiting'>,
): Promise<void> {
  await query(settle(state), { paperId: id, now: now.toISOString() });
  if (fileKey !== null) await emit(providerPapersDropped, { keys: [fileKey] });
  await emit(providerPaperSettled, { id, providerId, state });
}

/** Without an owner no one answers for what was stated, and whoever claims the listing is not shown it. */
export async function withdrawAll(ask: Ask, providerId: number): Promise<void> {
  for (const paper of await ask.query(waiting, { id: providerId })) {
    await settlePaper(ask, providerId, paper, 'withdrawn');
  }
}
