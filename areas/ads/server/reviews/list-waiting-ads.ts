import type { Handler } from '#platform/server/area.ts';
import type { listWaitingAds as contract, WaitingAd } from '../../contract.ts';
import { isRegistered } from '../account/list-ad-accounts.ts';
import { adsById, adView } from '../ad-sets/ad-rows.ts';
import { creativeView, findCreatives } from '../creatives/creative-rows.ts';
import { waitingPage } from './review-rows.ts';

export const listWaitingAds: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const { items, next } = await waitingPage(query, principal.id, input.cursor, input.limit);
  const ads = new Map(
    (
      await adsById(
        query,
        items.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const creatives = new Map(
    (await findCreatives(query, [...new Set(items.map(({ creativeId }) => creativeId))])).map((row) => [row.id, row]),
  );
  const proofs = new Map<number, boolean>();
  for (const row of items) {
    if (!proofs.has(row.accountId)) proofs.set(row.accountId, await isRegistered(query, row, now));
  }
  const shown = items.flatMap((row): WaitingAd[] => {
    const [ad, creative] = [ads.get(row.id), creatives.get(row.creativeId)];
    if (!ad || !creative) return [];
    const proof = { isRegistered: proofs.get(row.accountId) ?? false };
    const { advertiser, objective, submittedAt } = row;
    return [{ ad: adView(ad), creative: creativeView(creative, proof), advertiser, ...proof, objective, submittedAt }];
  });
  return { items: shown, next };
};
