import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { editPassportShare as contract } from '../contract.ts';
import { setItems } from './attach.ts';

export const editPassportShare: Handler<typeof contract, { readonly version: number }> = async ({
  input,
  principal,
  found,
  query,
}) => {
  if (found.version !== input.version) throw problem.conflict('This has changed since you opened it. Load it again.');
  await setItems(query, input.id, principal.id, input.itemIds);
  await query('passport-share-raise', 'update passport_shares set version = version + 1 where id = $1::int', [
    input.id,
  ]);
  return undefined;
};
