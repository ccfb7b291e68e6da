import type { TestApp } from '#platform/server/testing/app.ts';
import type { Provider, ProviderFile } from '../../contract.ts';
import { listing, service, worker } from '../example-listing.ts';

export interface Wanted {
  readonly listing?: object;
  readonly services?: readonly object[];
  readonly workers?: readonly object[];
  /** Kinds of evidence to record, each with its end. */
  readonly checks?: Readonly<Record<string, string | null>>;
  readonly approve?: boolean;
}

/** Kinds of evidence that hold for years. */
export const wholeChecks = {
  identity: null,
  registration: '2030-06-30',
  audit: '2029-11-30',
  public_liability: '2029-08-31',
  professional_indemnity: '2029-08-31',
} as const;

const insured = { insurer: 'Wattle Mutual', amount: { minor: 2_000_000_000, currency: 'AUD' } };

export const checkOf = (kind: string, expiry: string | null, more: object = {}) => ({
  kind,
  result: 'confirmed',
  seenOn: '2026-01-05',
  source: 'Seen by hand',
  expiry,
  ...(kind.startsWith('p') && insured),
  ...more,
});

/** An administrator publishes, approves, suspends or lifts. */
export async function decide(app: TestApp, admin: number, id: number, operation: string): Promise<void> {
  const params = { id };
  const { version } = (await app.call<ProviderFile>(admin, 'getProviderFile', { params })).body.provider;
  await app.call(admin, operation, { params, body: { version, reason: 'All was seen.' } });
}

/** A published provider, made as people make one: its owner writes it, an administrator checks and publishes it. */
export async function publish(app: TestApp, owner: number, admin: number, wanted: Wanted = {}): Promise<Provider> {
  const { body } = await app.call<Provider>(owner, 'createProvider', { body: listing(wanted.listing) });
  const params = { id: body.id };
  for (const one of wanted.services ?? [{}])
    await app.call(owner, 'addProviderService', { params, body: service(one) });
  for (const one of wanted.workers ?? []) await app.call(owner, 'addProviderStaff', { params, body: worker(one) });
  for (const [kind, expiry] of Object.entries(wanted.checks ?? { identity: null })) {
    await app.call(admin, 'recordProviderCheck', { params, body: checkOf(kind, expiry) });
  }
  await decide(app, admin, body.id, 'publishProvider');
  if (wanted.approve) await decide(app, admin, body.id, 'approveProvider');
  return (await app.call<Provider>(owner, 'getProvider', { params })).body;
}
