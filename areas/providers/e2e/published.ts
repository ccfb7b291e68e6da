import { expect, type Page } from '@playwright/test';
import { abnOf } from '#platform/contract/business-numbers.ts';
import type { Provider, ProviderFile } from '../contract.ts';
import { weekdays } from '../pure/options.ts';
import { listing, service, worker } from '../server/example-listing.ts';

interface Wanted {
  readonly name: string;
  readonly acn?: string;
  readonly services?: readonly object[];
  readonly workers?: readonly object[];
  /** How it can be booked, where it isn’t as at first. */
  readonly rules?: object;
}

async function send<Answer>(page: Page, path: string, data: object, method: 'post' | 'put' = 'post') {
  const answer = await page.request[method](path, { data });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as Answer;
}

let last = 700_000_000;

/** A published provider that is open day and night, made as people make one: its owner writes it, an administrator checks it. */
export async function publish(
  owner: Page,
  admin: Page,
  { name, acn = '', services, workers, rules }: Wanted,
): Promise<Provider> {
  last += 1013;
  const always = { open: '00:00', close: '24:00' };
  const { id } = await send<Provider>(
    owner,
    '/api/ndis-providers',
    listing({
      businessName: name,
      tradingName: '',
      abn: abnOf(String(last)),
      acn,
      businessHours: Object.fromEntries(weekdays.map((day) => [day, always])),
    }),
  );
  for (const one of services ?? [{}]) await send(owner, `/api/ndis-providers/${id}/services`, service(one));
  for (const one of workers ?? []) await send(owner, `/api/ndis-providers/${id}/staff`, worker(one));
  await send(admin, `/api/admin/ndis-providers/${id}/checks`, {
    kind: 'identity',
    result: 'confirmed',
    seenOn: '2026-01-05',
    source: 'Seen by hand',
    expiry: null,
  });
  const { provider } = (await (await admin.request.get(`/api/admin/ndis-providers/${id}`)).json()) as ProviderFile;
  await send(admin, `/api/admin/ndis-providers/${id}/publish`, { version: provider.version, reason: 'All was seen.' });
  const read = async () => (await (await owner.request.get(`/api/ndis-providers/${id}`)).json()) as Provider;
  const { version, bookingRules } = await read();
  await send(
    owner,
    `/api/ndis-providers/${id}/booking-rules`,
    { ...bookingRules, noticeHours: 0, ...rules, version },
    'put',
  );
  return read();
}
