import { sql } from 'kysely';
import { pollWords } from '#areas/polls/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import type { Reportable, ThingAsItIs, ThingPicture } from '#platform/server/reportable.ts';
import { statement } from '#platform/server/statement.ts';
import { reportableComment, reportablePost } from './about-posts.ts';
import { from } from './from.ts';
import { setHidden } from './moderate.ts';
import { mediaColumns, mediaView } from './view.ts';
import { isAnonymous, writerOfComment, writerOfPost } from './visible.ts';

/** A post with what belongs to it: its title, its warning, and how its pictures are described. */
const postAsItIs = statement((v: { id: number }) =>
  from
    .selectFrom('posts as p')
    .select((e) => {
      const described = from
        .selectFrom('media as m')
        .select((m) => sql<string>`string_agg(${m.ref('m.alt')}, E'\\n' order by ${m.ref('m.position')})`.as('all'))
        .where('m.post_id', '=', e.ref('p.id'))
        .where('m.alt', '!=', '');
      return [
        writerOfPost(e.ref('p.id'), e.ref('p.author_id')).as('authorId'),
        isAnonymous(e.ref('p.author_id')).as('nameHidden'),
        sql<string>`'/post/' || ${e.ref('p.id')}`.as('href'),
        sql<boolean>`${e.ref('p.hidden_at')} is not null`.as('removed'),
        sql<string>`concat_ws(E'\\n', nullif(${e.ref('p.title')}, ''), nullif(${e.ref('p.content_warning')}, ''),
          ${e.ref('p.content')}, nullif(${e.ref('p.easy_content')}, ''), ${described},
          ${pollWords(e.ref('p.poll_id'))})`.as('text'),
      ];
    })
    .where('p.id', '=', v.id)
    .where('p.deleted_at', 'is', null),
);

const commentAsItIs = statement((v: { id: number }) =>
  from
    .selectFrom('comments as c')
    .select((e) => [
      writerOfComment(e.ref('c.id'), e.ref('c.author_id')).as('authorId'),
      isAnonymous(e.ref('c.author_id')).as('nameHidden'),
      sql<string>`'/post/' || ${e.ref('c.post_id')} || '#comment-' || ${e.ref('c.id')}`.as('href'),
      sql<boolean>`${e.ref('c.hidden_at')} is not null`.as('removed'),
      'c.content as text',
    ])
    .where('c.id', '=', v.id)
    .where('c.deleted_at', 'is', null),
);

const thingKinds = { image: 'picture', video: 'clip', audio: 'sound' } as const;

const pictures = statement((v: { postId: number }) =>
  from.selectFrom('media as m').select(mediaColumns(undefined)).where('m.post_id', '=', v.postId).orderBy('m.position'),
);

async function picturesOf(query: Query, postId: number): Promise<ThingPicture[]> {
  const rows = await query(pictures, { postId });
  return rows.map(mediaView).map(({ kind, url, posterUrl, captionsUrl, alt, width, height }) => ({
    kind: thingKinds[kind],
    url,
    posterUrl,
    captionsUrl,
    description: alt,
    width,
    height,
  }));
}

async function readPost(query: Query, id: number): Promise<ThingAsItIs | undefined> {
  const [post] = await query(postAsItIs, { id });
  return post && { ...post, pictures: await picturesOf(query, id) };
}

export const reportables: readonly Reportable[] = [
  {
    kind: 'post',
    find: ({ db, principal, id }) => reportablePost(db, principal, id),
    read: ({ query, id }) => readPost(query, id),
    setRemoved: ({ db, emit, now, id }, removed) => setHidden('post', id, removed, { db, emit, now }),
    written: ['postCreated', 'postEdited'].map((event) => ({
      event,
      id: ({ postId }: { readonly postId: number }) => postId,
    })),
  },
  {
    kind: 'comment',
    find: ({ db, principal, id }) => reportableComment(db, principal, id),
    read: async ({ query, id }) => (await query(commentAsItIs, { id }))[0],
    setRemoved: ({ db, emit, now, id }, removed) => setHidden('comment', id, removed, { db, emit, now }),
    written: [{ event: 'commentCreated', id: ({ commentId }: { readonly commentId: number }) => commentId }],
  },
];
