import { on } from '#platform/server/area.ts';
import { type Db, type Query, queryIn } from '#platform/server/db.ts';
import { postCreated, postDeleted, postEdited, postRestored } from '../contract.ts';

/** Words of letters with 3 to 30 of them; the text search knows neither "the" nor "and", so they are left out. */
const wordsIn = (text: string) =>
  `select distinct lower(m[1]) as word from regexp_matches(${text}, '[[:alpha:]]{3,30}', 'g') m`;
const withLexeme = `select word, (tsvector_to_array(to_tsvector('english', word)))[1] as lexeme`;
const open = "p.deleted_at is null and p.hidden_at is null and p.audience = 'everyone'";

/** All words again from all posts: at the first start with posts, and after the demo community has come. */
export async function gatherAllWords(query: Query): Promise<void> {
  await query(
    '',
    `insert into post_words (word, is_tag, lexeme)
      select word, false, lexeme from (${withLexeme} from (
        select distinct w.word from posts p cross join lateral (${wordsIn("p.title || ' ' || p.content")}) w
        where ${open}) words) known where lexeme is not null
      union all
      select distinct tag, true, '' from posts p cross join lateral unnest(p.tags) tag where ${open}
      on conflict do nothing`,
  );
}

export async function gatherWhenEmpty(db: Db): Promise<void> {
  const query = queryIn(db);
  const [some] = await query('', 'select 1 from post_words limit 1');
  if (!some) await gatherAllWords(query);
}

/** The words of one post: those it shows to everyone are known from now on, the others only if another post has them. */
export async function gatherWords(db: Db, postId: number): Promise<void> {
  const query = queryIn(db);
  await query(
    '',
    `insert into post_words (word, is_tag, lexeme)
      select word, false, lexeme from (${withLexeme} from (
        select w.word from posts p cross join lateral (${wordsIn("p.title || ' ' || p.content")}) w
        where p.id = $1::int and ${open}) words) known where lexeme is not null
      union all
      select tag, true, '' from posts p cross join lateral unnest(p.tags) tag where p.id = $1::int and ${open}
      on conflict do nothing`,
    [postId],
  );
}

/** What the post or one of its earlier wordings has, and no open post has any more. */
export async function forgetWords(query: Query, postId: number): Promise<void> {
  const wordings = `(
    select title, content, tags from posts where id = $1::int
    union all select title, content, tags from post_versions where post_id = $1::int)`;
  await query(
    '',
    `delete from post_words k where (
        (not k.is_tag and k.word in (
          select w.word from ${wordings} v cross join lateral (${wordsIn("v.title || ' ' || v.content")}) w)
        and not exists (
          select 1 from posts p where p.words @@ plainto_tsquery('english', k.word) and ${open}))
      or (k.is_tag and k.word in (select tag from ${wordings} v cross join lateral unnest(v.tags) tag)
        and not exists (select 1 from posts p where p.tags @> array[k.word] and ${open})))`,
    [postId],
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
