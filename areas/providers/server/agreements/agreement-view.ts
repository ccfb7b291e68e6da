import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { ProviderAgreement } from '../../contract.ts';
import { compareLimit } from '../../pure/price-limits.ts';
import { limitsOn, limitView } from '../price-limits/find-limits.ts';
import { todayOf } from '../view.ts';
import { type AgreementRow, agreementById } from './agreement-rows.ts';
import { openWords, sealedAgreement, sealedShared } from './seal.ts';

interface Ask {
  readonly query: Query;
  readonly config: Config;
  readonly now: Date;
  readonly viewer: number;
}

/** Its member sees it as it is, the provider as it was shared. Limits are those of its first day, or of today. */
export async function agreementView(
  { query, config, now, viewer }: Ask,
  row: AgreementRow,
): Promise<ProviderAgreement> {
  const { id, providerId, businessName, sharedAt, version, createdAt } = row;
  const mine = row.userId === viewer;
  const { changedSince, updatedAt } = mine ? row : { changedSince: false, updatedAt: sharedAt ?? createdAt };
  const words = mine
    ? openWords(sealedAgreement, config, id, row.wordsSealed)
    : openWords(sealedShared, config, id, row.sharedSealed);
  const items = words.supports.map(({ supportItem }) => supportItem).filter(Boolean);
  const on = words.startsOn ?? todayOf(row, now);
  const found = await limitsOn(query, { items, region: words.region, on });
  return {
    ...{ id, providerId, businessName, words, sharedAt, changedSince, mine, version, createdAt, updatedAt },
    compared: words.supports.map(({ supportItem, unitPrice, unitType }) => {
      const limit = found.get(supportItem);
      return {
        state: compareLimit({ supportItem, unitPrice: unitPrice?.minor ?? null, unitType }, limit),
        limit: limitView(limit),
      };
    }),
  };
}

/** For whoever has just changed it. */
export async function readAgreement(ask: Ask, id: number): Promise<ProviderAgreement> {
  const [row] = await ask.query(agreementById, { id });
  if (!row) throw problem.notFound();
  return agreementView(ask, row);
}
