import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { readConnectionPhoto as contract } from '../../contract.ts';
import type { Photo } from './rows.ts';

/** Nothing keeps it: whoever may no longer see it tomorrow has nothing of it in a browser or on the way. */
export const readConnectionPhoto: Handler<typeof contract, Photo> = async ({ input, found, services }) => {
  const { fullKey: full, smallKey: small, blurredKey: blurred } = found;
  const content = await services.files.open({ full, small, blurred }[input.size]);
  if (!content) throw problem.notFound();
  return { content, type: 'image/webp', visibility: 'secret' };
};
