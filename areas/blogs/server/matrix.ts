import type { Matrix, MatrixFixture } from '#platform/server/matrix.ts';
import type { blogsContract } from '../contract.ts';

const words = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A blog of the matrix.' }] }],
};

const newBlog = ({ as, people }: MatrixFixture) =>
  as<{ id: number; path: string }>(people.member, 'createPost', {
    body: { type: 'blog', title: 'A blog of the matrix', document: words },
  });

const marked = async (fixture: MatrixFixture) => ({ params: { id: (await newBlog(fixture)).id } });
const all = { guest: 200, member: 200, other: 200, blocked: 200, moderator: 200 };
const byModerators = { guest: 401, member: 403, other: 403, blocked: 403, moderator: 200 };

export const matrix: Matrix<(typeof blogsContract)['operations'][number]['name']> = {
  getBlog: {
    expect: { ...all, blocked: 404 },
    also: [200, 200, 200],
    given: async (fixture) => ({ params: { slug: (await newBlog(fixture)).path.slice('/blogs/'.length) } }),
  },
  listOwnSeries: { expect: { ...all, guest: 401 }, also: [200, 200, 200] },
  publishBlog: {
    expect: { guest: 401, member: 201, other: 404, blocked: 404, moderator: 404 },
    also: [403, 404, 404],
    given: async ({ as, people }) => {
      const content = { title: 'A draft of the matrix', document: words, tags: [], contentWarning: '', extra: {} };
      const draft = await as<{ id: number; version: number }>(people.member, 'createDraft', {
        body: { kind: 'blog', content },
      });
      return { body: { draftId: draft.id, version: draft.version } };
    },
  },
  featureBlog: { expect: byModerators, also: [403, 403, 403], given: marked },
  unfeatureBlog: { expect: byModerators, also: [403, 403, 403], given: marked },
  readBlogsRss: { expect: all, also: [200, 200, 200] },
  readBlogsJson: { expect: all, also: [200, 200, 200] },
};
