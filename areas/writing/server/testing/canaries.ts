import { type Canaries, chosen, documentOf } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  planted: {
    'drafts.content': 'zyxdraft',
  },
  wordless: {
    'drafts.kind': chosen,
  },
  plant: async ({ call, me }) => {
    await call(me.id, 'createDraft', {
      body: {
        kind: 'blog',
        content: { title: '', document: documentOf('zyxdraft'), tags: [], contentWarning: '', extra: {} },
      },
    });
  },
};
