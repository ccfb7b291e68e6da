import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { readProviderImage as contract } from '../../contract.ts';
import type { ImageKeys } from './rows.ts';

export const readProviderImage: Handler<typeof contract, ImageKeys> = async ({ input, found, services }) => {
  const content = await services.files.open(found[input.size]);
  if (!content) throw problem.notFound();
  return { content, type: 'image/webp', visibility: 'private' };
};
