import { of, own, type Surfaces, staffOnly } from '#platform/server/testing/surfaces.ts';

export const surfaces: Surfaces = {
  /** In the library, without the word: it stays there behind a block, and the name goes. */
  settle: async ({ id, keep }, { ask, moderator }) => {
    const body = {
      title: 'A page on numbats',
      description: 'Where they live.',
      category: 'education',
      resourceType: 'article',
      states: ['national'],
      externalUrl: 'https://example.org/numbats',
    };
    const { id: resource } = await ask<{ id: number }>(id, 'createResource', { body });
    await ask(moderator, 'publishResource', { ...of(resource), body: { version: 1 } });
    keep('resource', resource);
  },
  reads: {
    listResources: { shows: true, asks: () => [{}, { query: { tab: 'recent' } }] },
    listResourceCategories: own,
    listMyResources: { ...own, never: 'It has what one has sent oneself.' },
    listResourceQueue: staffOnly('Moderators must see both sides.'),
    listResourceProblems: staffOnly('Moderators read these, and who told is not shown.'),
    listMyResourceRequests: { ...own, never: 'It has what one has asked for oneself.' },
    listResourceRequests: staffOnly('Moderators read these, and who asked is not shown.'),
    getResourceBundle: {
      asks: ({ me, other }) => [{ query: { ids: `${me.made('resource')},${other.made('resource')}` } }],
    },
    getResource: { shows: true, asks: ({ me, other }) => [of(me.made('resource')), of(other.made('resource'))] },
    readResourceFile: {
      alike: {
        status: 404,
        why: 'What is in the library is there for everybody, and these have links.',
        ask: ({ other }) => ({ params: { id: other.made('resource'), name: 'a.txt' } }),
      },
    },
  },
};
