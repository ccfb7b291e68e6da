import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { removeWellnessShare as contract } from '../../contract/shares.ts';
import { from } from '../from.ts';
import { type ShareRow, tellShare } from './shares.ts';

/** The record holds its name and key; the share, its copies and openings go with it. */
const remove = statement((v: { id: number }) => from.deleteFrom('wellness_records').where('id', '=', v.id));

export const removeWellnessShare: Handler<typeof contract, ShareRow> = async ({ found, query, emit }) => {
  await query(remove, { id: found.recordId });
  await tellShare(emit, found);
  return {};
};
