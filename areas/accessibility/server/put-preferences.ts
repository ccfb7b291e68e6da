import { complete } from '#platform/contract/preferences.ts';
import type { Handler } from '#platform/server/area.ts';
import { type putPreferences as contract, preferencesChanged } from '../contract.ts';
import { load, save } from './store.ts';

/** A client written from the specification sends no followDevice: `complete` says what then follows the device. */
export const putPreferences: Handler<typeof contract> = async ({ input, db, emit, now }) => {
  const { userId, ...fields } = input;
  const before = await load(db, userId);
  const record = complete({ ...fields, customCss: fields.customCss ?? '' }, before);
  const stored = await save(db, userId, { record }, now);
  await emit(preferencesChanged, { userId });
  return stored;
};
