import type { Handler, UseCase } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { columns, moment, once, type RowOf, statement } from '#platform/server/statement.ts';
import {
  type approveProvider as approve,
  type liftProviderSuspension as lift,
  type ProviderFile,
  providerChecked,
  providerPublished,
  type publishProvider as publish,
  type suspendProvider as suspend,
} from '../../contract.ts';
import { holds } from '../../pure/compliance.ts';
import type { RegistrationStatus } from '../../pure/options.ts';
import { from } from '../from.ts';
import { refresh } from '../refresh.ts';
import { day } from '../rows.ts';
import type { providers } from '../tables.ts';
import { todayOf } from '../view.ts';
import { providerFile } from './provider-file.ts';

const p = columns<typeof providers>('p');
const lock = statement((v: { id: number }) =>
  from
    .selectFrom('providers as p')
    .select(['p.id', 'p.status', 'p.version', 'p.zone', 'p.listed_by as ownerId', 'p.published_at as publishedAt'])
    .select([day(p.verified_until).as('verifiedUntil'), day(p.registered_until).as('registeredUntil')])
    .where('p.id', '=', v.id)
    .forNoKeyUpdate(),
);
type Locked = RowOf<typeof lock>;

type Asked = UseCase<{ readonly id: number; readonly version: number; readonly reason: string }>;

interface Decision {
  /** How the audit log calls it. */
  readonly action: string;
  /** Why it cannot be, in plain words; '' where it can. */
  readonly whyNot: (provider: Locked, today: string) => string;
  readonly change: (now: string, reason: string) => object;
}

const onlyFrom = (status: RegistrationStatus, words: string) => (provider: Locked) =>
  provider.status === status ? '' : words;

const decisions = {
  publish: {
    action: 'provider published',
    whyNot: ({ publishedAt, verifiedUntil }, today) => {
      if (publishedAt !== null) return 'It is published already.';
      return holds(verifiedUntil, today) ? '' : 'Record a current identity check first.';
    },
    change: (now) => ({ published_at: moment(now) }),
  },
  approve: {
    action: 'provider approved',
    whyNot: (provider, today) => {
      if (provider.status !== 'pending') return 'Only a pending registration can be approved.';
      return holds(provider.registeredUntil, today) ? '' : 'Record a current registration check first.';
    },
    change: () => ({ status: 'active' }),
  },
  suspend: {
    action: 'provider suspended',
    whyNot: onlyFrom('active', 'Only an active provider can be suspended.'),
    change: (now, reason) => ({ status: 'suspended', suspended_at: moment(now), suspended_for: reason }),
  },
  lift: {
    action: 'provider suspension lifted',
    whyNot: onlyFrom('suspended', 'It isn’t suspended.'),
    change: () => ({ status: 'active', suspended_at: null, suspended_for: '' }),
  },
} as const satisfies Record<string, Decision>;

/** One decision of an administrator, in the audit log with its reason. */
async function decide(ask: Asked, name: keyof typeof decisions): Promise<ProviderFile> {
  const { input, principal, query, db, emit, now } = ask;
  const { id, version, reason } = input;
  const decision: Decision = decisions[name];
  const [provider] = await query(lock, { id });
  if (!provider) throw problem.notFound();
  if (provider.version !== version) throw problem.conflict('This has changed since you opened it. Have another look.');
  const whyNot = decision.whyNot(provider, todayOf(provider, now));
  if (whyNot) throw problem.conflict(whyNot);
  const at = now.toISOString();
  await query(
    once(
      from
        .updateTable('providers')
        .set((e) => ({ ...decision.change(at, reason), version: e('version', '+', 1), updated_at: moment(at) }))
        .where('id', '=', id),
    ),
  );
  await refresh(query, id);
  const entry = { actorId: principal.id, action: decision.action, subject: `provider ${id}`, detail: { reason } };
  await writeAudit(db, entry, now);
  await emit(providerChecked, { id });
  if (name === 'publish') await emit(providerPublished, { id, ownerId: provider.ownerId });
  return providerFile(ask, id);
}

export const publishProvider: Handler<typeof publish> = (ask) => decide(ask, 'publish');
export const approveProvider: Handler<typeof approve> = (ask) => decide(ask, 'approve');
export const suspendProvider: Handler<typeof suspend> = (ask) => decide(ask, 'suspend');
export const liftProviderSuspension: Handler<typeof lift> = (ask) => decide(ask, 'lift');
