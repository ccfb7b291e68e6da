import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describedDocument } from '#areas/developers/server/public.ts';
import { serverAreas } from '#areas/server.ts';
import { apiDocument } from '#platform/server/openapi.ts';
import { makeRegistry } from '#platform/server/registry.ts';
import { javascriptFiles } from '../sdk/javascript.ts';
import { pythonFiles } from '../sdk/python.ts';

const folders = { javascript: 'sdk/javascript/', python: 'sdk/python/' } as const;

/** The SDKs, made from the document of the public API. What is served has the address of its own site in it. */
export const generator = {
  name: 'sdk',
  owns: Object.values(folders),
  write: async (folder: string) => {
    const document = describedDocument(apiDocument(makeRegistry(serverAreas), '__DOORWAYS_URL__'));
    const all = { javascript: javascriptFiles(document), python: pythonFiles(document) };
    for (const language of ['javascript', 'python'] as const) {
      for (const [name, text] of Object.entries(all[language])) {
        const path = join(folder, folders[language], name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
    }
  },
};
