import { type Handler, type Job, on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { withFiles } from '#platform/server/with-files.ts';
import {
  adPicturesDropped,
  type readAdPicture as readContract,
  type uploadAdPicture as uploadContract,
} from '../../contract.ts';
import { gate } from '../../pure/gate.ts';
import { accountFor } from '../account/accounts.ts';
import type { Found } from '../policy.ts';
import { toAdPicture } from './kinds.ts';
import { addPicture, dropUnused, type PictureRow, unusedOf } from './picture-rows.ts';
import { pictureUrl } from './picture-url.ts';

const mostUnused = 20;
const ofPicture = new Set(['movement', 'flashing', 'pictureSize']);

/** No transaction is held while the picture is read. What fails the gate is stored for a day, so that its figures can be seen. */
export const uploadAdPicture: Handler<typeof uploadContract, Found> = async (ask) => {
  const { input, found, services, now } = ask;
  const { files, about } = await services.convert(input.upload, toAdPicture, undefined);
  const contents = [files.full, files.small].map((content) => ({ folder: 'ad-pictures', content }));
  const id = await withFiles(services.files, contents, ([full = '', small = '']) =>
    services.transaction(async (db, emit) => {
      const query = queryIn(db);
      const account = await accountFor({ ...ask, db, query, emit }, found);
      if ((await unusedOf(query, account.id)) >= mostUnused) {
        throw problem.conflict(`${mostUnused} pictures wait for their creatives. Use one, or come back tomorrow.`);
      }
      const { fileName } = input;
      return addPicture(query, { ...about, accountId: account.id, full, small, fileName, now: now.toISOString() });
    }),
  );
  const { width, height, movingMs, flashes } = about;
  return {
    id,
    url: pictureUrl(id, 'full'),
    smallUrl: pictureUrl(id, 'small'),
    width,
    height,
    movingSeconds: movingMs / 1000,
    flashes,
    gate: gate({
      hasPicture: true,
      altText: '',
      fileName: '',
      ink: '#000000',
      paper: '#ffffff',
      textSize: 18,
      site: null,
      movingSeconds: movingMs / 1000,
      flashes,
      pictureWidth: width,
    }).filter(({ rule }) => ofPicture.has(rule)),
  };
};

export const readAdPicture: Handler<typeof readContract, PictureRow> = async ({ input, found, services }) => {
  const content = await services.files.open(found[input.size]);
  if (!content) throw problem.notFound();
  return { content, type: 'image/webp', visibility: 'private' };
};

const dayMs = 86_400_000;
/** Rows first, files after commit. */
export const sweepPictures: Job['run'] = async ({ db, emit, now }) => {
  const before = new Date(now.getTime() - dayMs);
  for await (const keys of dropUnused(queryIn(db), before)) await emit(adPicturesDropped, { keys });
};
export const deletePictureFiles = on(adPicturesDropped, 'ads.deletePictures', async ({ event, services }) => {
  for (const key of event.keys) await services.files.delete(key);
});
