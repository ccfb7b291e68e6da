import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { shareProviderAgreement as contract } from '../../contract.ts';
import { type Asked, writeTo } from '../bookings/ask-provider.ts';
import { from } from '../from.ts';
import { agreementById, lockedAgreement } from './agreement-rows.ts';
import { readAgreement } from './agreement-view.ts';
import { openWords, sealedAgreement, sealedShared, sealWords } from './seal.ts';

const share = statement((v: { id: number; sealed: string; now: string }) =>
  from
    .updateTable('provider_agreements')
    .set({ shared_sealed: v.sealed, shared_at: moment(v.now) })
    .where('id', '=', v.id),
);

/** The provider sees it as it was shared: later changes are its member’s alone until it is shared again. */
export const shareProviderAgreement: Handler<typeof contract, Asked> = async (ask) => {
  const { input, found, principal, query, now, services } = ask;
  const { id, version } = input;
  const { config } = services;
  const [locked] = await query(lockedAgreement, { id });
  const [row] = await query(agreementById, { id });
  if (!locked || !row) throw problem.notFound();
  if (locked.version !== version) throw problem.conflict('This has changed since you opened it. Have another look.');
  const words = openWords(sealedAgreement, config, id, row.wordsSealed);
  await query(share, { id, sealed: sealWords(sealedShared, config, id, words), now: now.toISOString() });
  await writeTo(
    ask,
    found,
    `I’ve shared a draft of a service agreement with you: ${config.publicUrl}/ndis-providers/agreements/${id}`,
  );
  return readAgreement({ query, config, now, viewer: principal.id }, id);
};
