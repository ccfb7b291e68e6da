import type { Addresses } from '#platform/web/testing/routes.ts';

const content = {
  title: 'A walk by the river',
  document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'The path is flat.' }] }] },
  tags: [],
  contentWarning: '',
  extra: {},
};

/** The demo member has no draft, so one is begun; asking twice finds the first one. */
export const addresses: Addresses = {
  '/drafts/:id': async (ask, send) => {
    const drafts = (await ask('/api/drafts')) as { id: number; title: string }[];
    const known = drafts.find(({ title }) => title === content.title);
    const { id } = known ?? ((await send('/api/drafts', { kind: 'blog', content })) as { id: number });
    return `/drafts/${id}`;
  },
};
