import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { readBroadcastPiece as contract } from '../../contract.ts';
import type { Piece } from '../policy.ts';

export const readBroadcastPiece: Handler<typeof contract, Piece> = async ({ found, services }) => {
  const content = await services.files.open(found.fileKey);
  if (!content) throw problem.notFound();
  return { content, type: 'video/webm', visibility: 'secret' };
};
