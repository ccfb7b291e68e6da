import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { readMessageFile as contract } from '../contract.ts';

interface StoredFile {
  readonly fileKey: string;
  readonly smallKey: string | null;
  readonly type: string;
}

export const readMessageFile: Handler<typeof contract, StoredFile> = async ({ input, found, services }) => {
  const content = await services.files.open(input.small ? (found.smallKey ?? found.fileKey) : found.fileKey);
  if (!content) throw problem.notFound();
  return { content, type: found.type, visibility: 'secret' };
};
