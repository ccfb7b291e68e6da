import type { Handler } from '#platform/server/area.ts';
import { toSound } from '#platform/server/convert/kinds.ts';
import { withFiles } from '#platform/server/with-files.ts';
import { type uploadNameClip as contract, profileLimits } from '../contract.ts';
import { setNameClip } from './set-name-clip.ts';
import { ownUser } from './view.ts';

export const uploadNameClip: Handler<typeof contract> = async ({ input, principal, query, services }) => {
  const { files, about } = await services.convert(input.upload, toSound, { seconds: profileLimits.nameSeconds });
  await withFiles(services.files, [{ folder: 'name-clips', content: files.sound }], ([key = '']) =>
    services.transaction((db, emit) => setNameClip({ db, emit }, principal.id, { key, type: about.type })),
  );
  return ownUser(query, principal);
};
