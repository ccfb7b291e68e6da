import type { Input } from '#platform/contract/operation.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import {
  providerPaperStated,
  type stateProviderPaper as stateContract,
  type withdrawProviderPaper as withdrawContract,
} from '../../contract.ts';
import { isInsurance, type StatedKind } from '../../pure/options.ts';
import { from } from '../from.ts';
import type { OwnProvider } from '../policy.ts';
import { lockListing } from '../team/rows.ts';
import { todayOf } from '../view.ts';
import { findPaper, paperView, settlePaper, statedPapers, waitingLike, waitingPaper } from './rows.ts';

const worker = statement((v: { id: number; staffId: number }) =>
  from.selectFrom('provider_staff').select('id').where('id', '=', v.staffId).where('provider_id', '=', v.id),
);

interface NewPaper {
  readonly id: number;
  readonly kind: StatedKind;
  readonly staffId: number | null;
  readonly expiry: string;
  readonly since: string | null;
  readonly insurer: string;
  readonly amount: number | null;
  readonly source: string;
  readonly by: number;
  readonly now: string;
}
const insert = statement((v: NewPaper) =>
  from
    .insertInto('provider_papers')
    .values({
      provider_id: v.id,
      kind: v.kind,
      staff_id: v.staffId,
      expiry: v.expiry,
      since: v.since,
      insurer: v.insurer,
      amount: v.amount,
      source: v.source,
      state: 'waiting',
      stated_by: v.by,
      stated_at: moment(v.now),
    })
    .returning('id'),
);

function errorsOf(paper: Input<typeof stateContract>, provider: OwnProvider, today: string): FieldError[] {
  const { kind, staffId, expiry, since } = paper;
  const isWorker = kind === 'worker_screening';
  const isOfRegistered = kind === 'registration' || kind === 'audit';
  const wrong = (is: boolean, field: string, message: string) => (is ? [{ field, rule: 'paper', message }] : []);
  return [
    ...wrong(
      isOfRegistered && provider.ndisNumber === '',
      'kind',
      'Write your NDIS provider number in the details first.',
    ),
    ...wrong(expiry < today, 'expiry', 'This day has passed. Choose today or a later day.'),
    ...wrong(since !== null && since > today, 'since', 'Choose today or a day before.'),
    ...wrong(isWorker && staffId === null, 'staffId', 'Choose the worker.'),
    ...wrong(!isWorker && staffId !== null, 'staffId', 'Only screening is of one worker.'),
    ...wrong(isInsurance(kind) && !paper.insurer, 'insurer', 'Write who insures you.'),
    ...wrong(isInsurance(kind) && !paper.amount, 'amount', 'Write the cover in dollars.'),
  ];
}

/** What was stated of the same paper before, and waits, is withdrawn. */
export const stateProviderPaper: Handler<typeof stateContract, OwnProvider> = async (ask) => {
  const { input, found, principal, query, emit, now } = ask;
  const { id, kind, staffId, expiry, since, source } = input;
  await lockListing(query, id);
  const errors = errorsOf(input, found, todayOf(found, now));
  if (errors.length > 0) throw problem.invalid(errors);
  if (staffId !== null && (await query(worker, { id, staffId })).length === 0) {
    throw problem.invalid([{ field: 'staffId', rule: 'unknown', message: 'Choose a worker of this provider.' }]);
  }
  for (const former of await waitingLike(query, { id, kind, staffId })) await settlePaper(ask, id, former, 'withdrawn');
  const cover = isInsurance(kind)
    ? { insurer: input.insurer, amount: input.amount?.minor ?? null }
    : { insurer: '', amount: null };
  const by = principal.id;
  const paper = { id, kind, staffId, expiry, since, ...cover, source, by, now: now.toISOString() };
  const [added] = await query(insert, paper);
  const row = added && (await findPaper(query, id, added.id));
  if (!row) throw new Error('The paper was not stored.');
  await emit(providerPaperStated, { id: row.id, providerId: id, by });
  return paperView(row);
};

export const withdrawProviderPaper: Handler<typeof withdrawContract> = async (ask) => {
  const { input, query } = ask;
  const { id, paperId } = input;
  await lockListing(query, id);
  await settlePaper(ask, id, await waitingPaper(query, id, paperId), 'withdrawn');
  return statedPapers(query, id);
};
