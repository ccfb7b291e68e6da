import { own, type Side, type Surfaces } from '#platform/server/testing/surfaces.ts';

const blogOf = ({ made }: Side) => ({ params: { slug: made('blog') } });

export const surfaces: Surfaces = {
  settle: async ({ id, word, keep }, { ask }) => {
    const body = { type: 'blog', title: `Long words on ${word}`, content: 'A blog.', tags: ['numbats'] };
    const { path } = await ask<{ path: string }>(id, 'createPost', { body });
    keep('blog', path.slice('/blogs/'.length));
  },
  reads: {
    getBlog: {
      asks: ({ me, third }) => [blogOf(me), blogOf(third)],
      gone: ({ other }) => [blogOf(other)],
    },
    listOwnSeries: own,
    readBlogsRss: {
      alike: { status: 200, why: 'It has what guests may read, and feed readers share one copy.', ask: () => ({}) },
    },
    readBlogsJson: {
      alike: { status: 200, why: 'It has what guests may read, and feed readers share one copy.', ask: () => ({}) },
    },
  },
};
