import { type Canaries, documentOf } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  planted: {
    'blog_series.title': 'zyxseries',
  },
  plant: async ({ call, me }) => {
    const draft = await call<{ id: number; version: number }>(me.id, 'createDraft', {
      body: {
        kind: 'blog',
        content: {
          title: 'Part one',
          document: documentOf('Some words'),
          tags: [],
          contentWarning: '',
          extra: { series: 'zyxseries' },
        },
      },
    });
    await call(me.id, 'publishBlog', { body: { draftId: draft.id, version: draft.version } });
  },
};
