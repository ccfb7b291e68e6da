import { inFigures } from '#platform/contract/counted.ts';
import type { Handler, UseCase } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { count, moment, type RowOf, statement } from '#platform/server/statement.ts';
import { takeTurn } from '#platform/server/turns.ts';
import {
  type ApiPost,
  type createApiPost as create,
  type getApiPost as get,
  type listApiPosts as list,
  sandboxPostCreated,
} from '../../contract.ts';
import { categories, limits } from '../../pure/options.ts';
import { from } from './from.ts';
import { pageOfAll } from './page.ts';
import { samplePerson, samplePosts, self } from './samples.ts';

const rows = () =>
  from
    .selectFrom('sandbox_posts as p')
    .select(['p.id', 'p.type', 'p.title', 'p.content', 'p.category', 'p.tags', 'p.is_public as isPublic'])
    .select((e) => isoTime(e.ref('p.created_at')).as('createdAt'));

const own = statement((v: { userId: number; limit: number }) =>
  rows().where('p.user_id', '=', v.userId).orderBy('p.id', 'desc').limit(v.limit),
);
const one = statement((v: { userId: number; id: number }) =>
  rows().where('p.user_id', '=', v.userId).where('p.id', '=', v.id),
);
type Row = RowOf<typeof own>;

const ownView = (row: Row, userId: number): ApiPost => ({
  ...row,
  contentWarning: '',
  readingLevel: 'Easy English',
  readingMinutes: Math.max(1, Math.ceil(row.content.split(' ').length / 200)),
  likes: 0,
  commentsCount: 0,
  images: [],
  authorId: userId,
  url: `/post/${row.id}`,
  editedAt: null,
  author: self(userId),
});

const samples = (): ApiPost[] =>
  samplePosts.map((post) => {
    const author = samplePerson(post.authorId);
    return { ...post, ...(author && { author }) };
  });

async function allPosts(query: Query, userId: number): Promise<ApiPost[]> {
  const written = await query(own, { userId, limit: limits.sandbox });
  return [...written.map((row) => ownView(row, userId)), ...samples().reverse()];
}

export const listSandboxPosts: Handler<typeof list> = async ({ input, principal, query }) => {
  const { type, category } = input;
  const all = await allPosts(query, principal.id);
  const isWanted = (post: ApiPost) =>
    (type === undefined || post.type === type) && (category === undefined || post.category === category);
  return pageOfAll(all.filter(isWanted), input);
};

export const getSandboxPost: Handler<typeof get> = async ({ input, principal, query }) => {
  const [row] = await query(one, { userId: principal.id, id: input.id });
  const post = row ? ownView(row, principal.id) : samples().find(({ id }) => id === input.id);
  if (!post) throw problem.notFound();
  return { data: post };
};

const counting = statement((v: { userId: number }) =>
  from.selectFrom('sandbox_posts').select(count.as('count')).where('user_id', '=', v.userId),
);

interface NewPost extends Pick<ApiPost, 'type' | 'title' | 'content' | 'category' | 'tags' | 'isPublic'> {
  readonly userId: number;
  readonly now: string;
}
const add = statement((v: NewPost) =>
  from
    .insertInto('sandbox_posts')
    .values({
      user_id: v.userId,
      type: v.type,
      title: v.title,
      content: v.content,
      category: v.category,
      tags: v.tags,
      is_public: v.isPublic,
      created_at: moment(v.now),
    })
    .returning('id'),
);

export async function mustHaveRoom(
  { query, principal }: Pick<UseCase<unknown>, 'query' | 'principal'>,
  what: 'posts' | 'messages',
  used: () => Promise<number>,
): Promise<void> {
  await takeTurn(query, 'sandbox of', principal.id);
  if ((await used()) < limits.sandbox) return;
  throw problem.conflict(`Your sandbox has ${inFigures(limits.sandbox)} ${what}. Reset it to make room.`);
}

export const createSandboxPost: Handler<typeof create> = async ({ input, principal, query, emit, now }) => {
  const userId = principal.id;
  await mustHaveRoom({ query, principal }, 'posts', async () => (await query(counting, { userId }))[0]?.count ?? 0);
  const isTopic = input.type === 'question' || input.type === 'discussion';
  const category = input.category ?? (isTopic ? categories[0] : null);
  const { content, type, tags, isPublic, title = '' } = input;
  const written = { type, title, content: content.trim(), category, tags, isPublic, userId };
  const [added] = await query(add, { ...written, now: now.toISOString() });
  const [row] = added ? await query(one, { userId, id: added.id }) : [];
  if (!row) throw new Error('The post was not stored.');
  await emit(sandboxPostCreated, { postId: row.id, userId });
  return { data: ownView(row, userId) };
};
