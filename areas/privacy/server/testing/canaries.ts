import { type Canaries, chosen, fileKey } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  wordless: {
    'data_exports.status': chosen,
    'data_exports.file_key': fileKey,
  },
};
