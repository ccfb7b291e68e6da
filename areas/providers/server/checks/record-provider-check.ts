import type { Input } from '#platform/contract/operation.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, once, statement } from '#platform/server/statement.ts';
import { type recordProviderCheck as contract, providerChecked } from '../../contract.ts';
import { isInsurance } from '../../pure/options.ts';
import { from } from '../from.ts';
import { settlePaper, waitingPaper } from '../papers/rows.ts';
import { refresh } from '../refresh.ts';
import { todayOf } from '../view.ts';
import { providerFile } from './provider-file.ts';

type Check = Input<typeof contract>;

const lock = statement((v: { id: number }) =>
  from.selectFrom('providers').select(['id', 'zone']).where('id', '=', v.id).forNoKeyUpdate(),
);
const worker = statement((v: { id: number; staffId: number }) =>
  from.selectFrom('provider_staff').select('id').where('id', '=', v.staffId).where('provider_id', '=', v.id),
);

function errorsOf(check: Check, today: string): FieldError[] {
  const { kind, result, seenOn, expiry, staffId } = check;
  const isWorker = kind === 'worker_screening';
  const confirmed = result === 'confirmed';
  const wrong = (is: boolean, field: string, message: string) => (is ? [{ field, rule: 'check', message }] : []);
  return [
    ...wrong(seenOn > today, 'seenOn', 'Choose today or a day before.'),
    ...wrong(check.since !== null && check.since > today, 'since', 'Choose today or a day before.'),
    ...wrong(isWorker && staffId === null, 'staffId', 'Choose the worker.'),
    ...wrong(!isWorker && staffId !== null, 'staffId', 'Only screening is of one worker.'),
    ...wrong(confirmed && kind !== 'identity' && expiry === null, 'expiry', 'Say until when it holds.'),
    ...wrong(confirmed && expiry !== null && expiry < seenOn, 'expiry', 'It can’t end before it was seen.'),
    ...wrong(
      confirmed && isInsurance(kind) && (!check.insurer || !check.amount),
      'insurer',
      'Name the insurer and the cover.',
    ),
  ];
}

const nothing = { insurer: '', amount: null, expiry: null };

/** What the evidence says stands in the listing too, so that both say the same: of what is refused, nothing is left. */
function factsOf(check: Check) {
  const { kind, seenOn, since } = check;
  const confirmed = check.result === 'confirmed';
  const { insurer, amount, expiry } = confirmed ? check : nothing;
  const cover = amount?.minor ?? null;
  if (kind === 'audit') {
    return { standards_met: confirmed, ...(confirmed && { last_audit_date: since ?? seenOn, next_audit_due: expiry }) };
  }
  if (kind === 'registration') {
    return {
      registration_expiry: expiry,
      ...((since || !confirmed) && { registration_date: confirmed ? since : null }),
    };
  }
  if (kind === 'public_liability') {
    return { liability_insurer: insurer, liability_amount: cover, liability_expiry: expiry };
  }
  if (kind === 'professional_indemnity') {
    return { indemnity_insurer: insurer, indemnity_amount: cover, indemnity_expiry: expiry };
  }
  return {};
}

export const recordProviderCheck: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, db, emit, now } = ask;
  const { id, kind, result, staffId, seenOn, source, expiry, note } = input;
  const [provider] = await query(lock, { id });
  if (!provider) throw problem.notFound();
  const errors = errorsOf(input, todayOf(provider, now));
  if (errors.length > 0) throw problem.invalid(errors);
  if (staffId !== null && (await query(worker, { id, staffId })).length === 0) {
    throw problem.invalid([{ field: 'staffId', rule: 'unknown', message: 'Choose a worker of this provider.' }]);
  }
  if (input.paperId !== null) {
    const paper = await waitingPaper(query, id, input.paperId);
    if (paper.kind !== kind || paper.staffId !== staffId) throw problem.conflict('This paper is of something else.');
    if (paper.statedBy === principal.id) throw problem.refused('Another administrator checks what you stated.');
    await settlePaper(ask, id, paper, result);
  }
  const at = moment(now.toISOString());
  const check = { kind, result, staff_id: staffId, seen_on: seenOn, source, expiry, note };
  await query(
    once(from.insertInto('provider_checks').values({ ...check, provider_id: id, checked_by: principal.id, at })),
  );
  await query(
    once(
      from
        .updateTable('providers')
        .set((e) => ({ ...factsOf(input), version: e('version', '+', 1), updated_at: at }))
        .where('id', '=', id),
    ),
  );
  await refresh(query, id);
  const detail = { kind, result, seenOn, expiry, ...(staffId !== null && { worker: staffId }) };
  await writeAudit(db, { actorId: principal.id, action: 'provider checked', subject: `provider ${id}`, detail }, now);
  await emit(providerChecked, { id });
  return providerFile(ask, id);
};
