import { readSound } from '#areas/feed/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { type uploadNameClip as contract, profileLimits } from '../contract.ts';
import { setNameClip } from './set-name-clip.ts';
import { userOf } from './view.ts';

export const uploadNameClip: Handler<typeof contract> = async ({ input, actor, db, query, emit, services }) => {
  const { bytes, type } = await readSound(input.upload.bytes, profileLimits.nameSeconds, services.log);
  const key = await services.files.put('name-clips', bytes);
  await setNameClip({ db, emit }, actor.id, { key, type });
  return userOf(query, actor, actor.id);
};
