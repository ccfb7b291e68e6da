import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { readCheckPose as contract } from '../../contract.ts';
import type { CheckRow } from './rows.ts';

export const readCheckPose: Handler<typeof contract, CheckRow> = async ({ found, services }) => {
  const content = found.poseKey ? await services.files.open(found.poseKey) : undefined;
  if (!content) throw problem.notFound();
  return { content, type: 'image/webp', visibility: 'secret' };
};
