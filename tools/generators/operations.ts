import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateOperations } from '#apps/web/generate-operations.ts';
import { contracts } from '#areas/contract.ts';

const path = 'apps/web/operations.gen.ts';

/** The table of operations that the browser calls by: contracts without zod. */
export const generator = {
  name: 'operations',
  owns: [path],
  write: async (folder: string) => {
    mkdirSync(join(folder, 'apps/web'), { recursive: true });
    writeFileSync(join(folder, path), generateOperations(contracts));
  },
};
