import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { takeTurn } from '#platform/server/turns.ts';
import { type requestDataExport as contract, dataExportAsked, exportLimits } from '../contract.ts';
import { exportState } from './export-state.ts';
import { keptKind } from './make-exports.ts';
import { dataExports } from './tables.ts';

export const requestDataExport: Handler<typeof contract> = async ({
  input,
  principal,
  db,
  query,
  emit,
  now,
  services,
}) => {
  const { conversationId = null } = input;
  const scope = { userId: principal.id, number: conversationId, from: null, until: null };
  const source = services.evidence.get(keptKind);
  if (conversationId !== null && !(await source?.isThere({ query, config: services.config, scope }))) {
    throw problem.notFound();
  }
  await takeTurn(query, 'exports of', principal.id);
  const { latest, askAgainAt } = await exportState(query, principal.id, now);
  if (latest?.status === 'making') throw problem.conflict('Your copy is being made already.');
  if (askAgainAt) {
    throw problem.conflict(`You can ask for ${exportLimits.perDay} copies in 24 hours. Please try again tomorrow.`);
  }
  const [row] = await db
    .insert(dataExports)
    .values({ userId: principal.id, conversationId, askedAt: now })
    .returning({ id: dataExports.id });
  if (!row) throw new Error('The copy was not asked for.');
  await emit(dataExportAsked, { exportId: row.id });
  return exportState(query, principal.id, now);
};
