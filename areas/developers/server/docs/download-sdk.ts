import type { Handler } from '#platform/server/area.ts';
import { contentOf } from '#platform/server/files.ts';
import type { downloadSdk as contract } from '../../contract.ts';
import type { MadeFile } from './sdk-files.ts';

export const downloadSdk: Handler<typeof contract, MadeFile> = async ({ found }) => ({
  content: contentOf(found.content),
  type: found.type,
  name: found.name,
});
