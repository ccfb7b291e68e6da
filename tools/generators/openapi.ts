import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverAreas } from '#areas/server.ts';
import { openApiDocument } from '#platform/server/openapi.ts';
import { makeRegistry } from '#platform/server/registry.ts';

const path = 'docs/openapi.gen.json';

/** The OpenAPI document, made from the contracts; kept in the repository so that a change of it is seen in review. */
export const generator = {
  name: 'openapi',
  owns: [path],
  write: async (folder: string) => {
    mkdirSync(join(folder, 'docs'), { recursive: true });
    const document = openApiDocument(makeRegistry(serverAreas));
    writeFileSync(join(folder, path), `${JSON.stringify(document, null, 2)}\n`);
  },
};
