import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { connectionProfileChanged, type describeConnectionPhoto as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { sealDescription } from '../seal.ts';
import { ownPhotoView, type Photo } from './rows.ts';

const describe = statement((v: { id: number; version: number; sealed: string }) =>
  from
    .updateTable('connection_photos')
    .set({ description_sealed: v.sealed, version: sql<number>`version + 1` })
    .where('id', '=', v.id)
    .where('version', '=', v.version)
    .where('deleted_at', 'is', null)
    .returning('version'),
);

export const describeConnectionPhoto: Handler<typeof contract, Photo> = async (useCase) => {
  const { input, found, query, emit, services } = useCase;
  const { id, ownerId } = found;
  const sealed = sealDescription(services.config, id, ownerId, input.description);
  const [row] = await query(describe, { id, version: input.version, sealed });
  if (!row) throw problem.conflict('This photo has changed since you opened it. Have another look.');
  await emit(connectionProfileChanged, { userId: ownerId });
  return ownPhotoView({ ...found, descriptionSealed: sealed, version: row.version }, services.config);
};
