import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { editProviderAgreement as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { lockedAgreement } from './agreement-rows.ts';
import { readAgreement } from './agreement-view.ts';
import { checkWords } from './check-words.ts';
import { sealedAgreement, sealWords } from './seal.ts';

const edit = statement((v: { id: number; sealed: string; now: string }) =>
  from
    .updateTable('provider_agreements')
    .set((e) => ({
      words_sealed: v.sealed,
      updated_at: moment(v.now),
      version: sql<number>`${e.ref('version')} + 1`,
    }))
    .where('id', '=', v.id),
);

export const editProviderAgreement: Handler<typeof contract> = async ({ input, principal, query, now, services }) => {
  const { id, version, ...given } = input;
  const words = checkWords(given);
  const [row] = await query(lockedAgreement, { id });
  if (!row) throw problem.notFound();
  if (row.version !== version) throw problem.conflict('This has changed since you opened it. Have another look.');
  const { config } = services;
  await query(edit, { id, sealed: sealWords(sealedAgreement, config, id, words), now: now.toISOString() });
  return readAgreement({ query, config, now, viewer: principal.id }, id);
};
