import type { Handler } from '#platform/server/area.ts';
import type { listConnectionPhotos as contract } from '../../contract.ts';
import { ownPhotos, ownPhotoView } from './rows.ts';

export const listConnectionPhotos: Handler<typeof contract> = async ({ principal, query, services }) =>
  (await ownPhotos(query, principal.id)).map((row) => ownPhotoView(row, services.config));
