import { type Expression, sql } from 'kysely';
import { on } from '#platform/server/area.ts';
import { type Db, type Query, queryIn } from '#platform/server/db.ts';
import { isThere, once } from '#platform/server/statement.ts';
import { postCreated, postDeleted, postEdited, postRestored } from '../contract.ts';
import { from } from './from.ts';
import { isStanding } from './visible.ts';

/** Words w of letters with 3 to 30 of them. */
const wordsIn = (title: Expression<string>, content: Expression<string>) =>
  sql<{ word: string }>`(select distinct lower(m[1]) as word
    from regexp_matches(${title} || ' ' || ${content}, '[[:alpha:]]{3,30}', 'g') m)`.as<'w'>(sql.ref('w'));

const tagsIn = (tags: Expression<string[]>) => sql<{ tag: string }>`unnest(${tags})`.as<'t'>(sql`t(tag)`);

/** Posts p that everyone may read. */
const openPosts = () => from.selectFrom('posts as p').where(isStanding('p')).where('p.audience', '=', 'everyone');

/** Words and tags of these posts. The text search knows neither "the" nor "and", so they are left out. */
function gather(posts: ReturnType<typeof openPosts>) {
  const words = posts
    .crossJoinLateral((e) => wordsIn(e.ref('p.title'), e.ref('p.content')))
    .select('w.word')
    .distinct();
  const known = from
    .selectFrom(words.as('words'))
    .select((e) => [
      'words.word',
      sql<string>`(tsvector_to_array(to_tsvector('english', ${e.ref('words.word')})))[1]`.as('lexeme'),
    ]);
  const tags = posts
    .crossJoinLateral((e) => tagsIn(e.ref('p.tags')))
    .select(['t.tag as word', sql<boolean>`true`.as('is_tag'), sql<string>`''`.as('lexeme')])
    .distinct();
  return once(
    from
      .insertInto('post_words')
      .columns(['word', 'is_tag', 'lexeme'])
      .expression(
        from
          .selectFrom(known.as('known'))
          .select(['known.word', sql<boolean>`false`.as('is_tag'), 'known.lexeme'])
          .where('known.lexeme', 'is not', null)
          .unionAll(tags),
      )
      .onConflict((one) => one.doNothing()),
  );
}

/** All words again from all posts: at the first start with posts, and after the demo community has come. */
export async function gatherAllWords(query: Query): Promise<void> {
  await query(gather(openPosts()));
}

export async function gatherWhenEmpty(db: Db): Promise<void> {
  const query = queryIn(db);
  const [some] = await query(once(from.selectFrom('post_words').select('word').limit(1)));
  if (!some) await gatherAllWords(query);
}

/** The words of one post: those it shows to everyone are known from now on, the others only if another post has them. */
export async function gatherWords(db: Db, postId: number): Promise<void> {
  await queryIn(db)(gather(openPosts().where('p.id', '=', postId)));
}

/** What the post or one of its earlier wordings has, and no open post has any more. */
export async function forgetWords(query: Query, postId: number): Promise<void> {
  const wordings = from
    .selectFrom('posts')
    .select(['title', 'content', 'tags'])
    .where('id', '=', postId)
    .unionAll(from.selectFrom('post_versions').select(['title', 'content', 'tags']).where('post_id', '=', postId));
  const words = from
    .selectFrom(wordings.as('v'))
    .crossJoinLateral((e) => wordsIn(e.ref('v.title'), e.ref('v.content')))
    .select('w.word');
  const tags = from
    .selectFrom(wordings.as('v'))
    .crossJoinLateral((e) => tagsIn(e.ref('v.tags')))
    .select('t.tag');
  await query(
    once(
      from.deleteFrom('post_words as k').where((k) => {
        const word = k.ref('k.word');
        const isSaid = openPosts().where(
          (e) => sql<boolean>`${e.ref('p.words')} @@ plainto_tsquery('english', ${word})`,
        );
        const isUsed = openPosts().where((e) => sql<boolean>`${e.ref('p.tags')} @> array[${word}]`);
        return k.or([
          k.and([k('k.is_tag', '=', false), k('k.word', 'in', words), k.not(isThere(isSaid))]),
          k.and([k('k.is_tag', '=', true), k('k.word', 'in', tags), k.not(isThere(isUsed))]),
        ]);
      }),
    ),
  );
}

export const wordReactions = [
  on(postCreated, 'feed.gatherWords', ({ event, db }) => gatherWords(db, event.postId)),
  on(postRestored, 'feed.gatherRestoredWords', ({ event, db }) => gatherWords(db, event.postId)),
  on(postEdited, 'feed.gatherEditedWords', async ({ event, db }) => {
    await forgetWords(queryIn(db), event.postId);
    await gatherWords(db, event.postId);
  }),
  on(postDeleted, 'feed.forgetWords', ({ event, db }) => forgetWords(queryIn(db), event.postId)),
];
