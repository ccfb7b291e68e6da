import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { connectionPhotosDropped, connectionProfileChanged, type takeBackCheck as contract } from '../../contract.ts';
import { from } from '../from.ts';
import type { CheckRow } from './rows.ts';

const remove = statement((v: { id: number }) =>
  from.deleteFrom('connection_checks').where('id', '=', v.id).returning('pose_key as key'),
);
const removeAll = statement((v: { userId: number }) =>
  from.deleteFrom('connection_checks').where('user_id', '=', v.userId).returning('pose_key as key'),
);

const keysOf = (rows: readonly { readonly key: string | null }[]) =>
  rows.map(({ key }) => key).filter((key) => key !== null);

/** All of a member; answers the keys of their files. */
export const removeChecksOf = async (query: Query, userId: number): Promise<string[]> =>
  keysOf(await query(removeAll, { userId }));

export const takeBackCheck: Handler<typeof contract, CheckRow> = async ({ found, query, emit }) => {
  const keys = keysOf(await query(remove, { id: found.id }));
  if (keys.length > 0) await emit(connectionPhotosDropped, { keys });
  await emit(connectionProfileChanged, { userId: found.userId });
  return undefined;
};
