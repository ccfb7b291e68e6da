import { sql } from 'drizzle-orm';
import type { Document } from '#areas/writing/contract.ts';
import { fromPlainText, plainText, readingOf } from '#areas/writing/server/public.ts';
import { castMember } from '#demo/cast.ts';
import type { DemoReply, DemoTopic } from '#demo/topics.ts';
import type { Seed } from '#platform/server/area.ts';
import { comments, likes, posts } from './tables.ts';

const minute = 60_000;

interface Placed {
  readonly id: number;
  readonly at: Date;
  readonly row: DemoTopic;
  /** Ids of the replies begin after this. */
  readonly before: number;
}

const largest = async (db: Parameters<Seed>[0]['db'], table: typeof posts | typeof comments) => {
  const [row] = await db.select({ id: sql<number>`coalesce(max(${table.id}), 0)::int` }).from(table);
  return row?.id ?? 0;
};

/** Topics with their replies, after the posts that are there. Answers their ids, in the order they were given. */
export async function seedTopics(all: readonly DemoTopic[], { db, now }: Parameters<Seed>[0]): Promise<number[]> {
  if (all.length === 0) return [];
  const firstPost = await largest(db, posts);
  let before = await largest(db, comments);
  const placed = all.map((row, index): Placed => {
    const one = { id: firstPost + index + 1, at: new Date(now.getTime() - row.minutesAgo * minute), row, before };
    before += row.replies.length;
    return one;
  });
  await db.insert(posts).values(placed.map(postRow));
  await db
    .insert(likes)
    .values(placed.flatMap(({ id, at, row }) => row.likedBy.map((userId) => ({ postId: id, userId, createdAt: at }))));
  await db.insert(comments).values(placed.flatMap(replyRows));
  for (const table of ['posts', 'comments']) {
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    );
  }
  return placed.map(({ id }) => id);
}

const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minute);

function postRow({ id, at, row, before }: Placed): typeof posts.$inferInsert {
  const { seconds, grade } = readingOf(`${row.title}\n${row.content}`);
  const accepted = row.accepted === undefined ? undefined : row.replies[row.accepted - 1];
  return {
    id,
    authorId: row.author,
    type: row.type,
    title: row.title,
    content: row.content,
    tags: row.tags,
    readingSeconds: seconds,
    readingGrade: grade,
    likesCount: row.likedBy.length,
    commentsCount: row.replies.length,
    lastNumber: row.replies.length,
    forumId: row.forum,
    createdAt: at,
    activityAt: later(at, row.replies.at(-1)?.minutesAfter ?? 0),
    pinnedAt: row.pinned ? at : null,
    closedAt: row.closed ? later(at, row.replies.at(-1)?.minutesAfter ?? 0) : null,
    ...(accepted && {
      acceptedId: before + (row.accepted ?? 0),
      acceptedAt: later(at, accepted.minutesAfter + 30),
    }),
  };
}

function replyRows({ id, at, row, before }: Placed): (typeof comments.$inferInsert)[] {
  return row.replies.map((reply, index) => {
    const document = documentOf(reply, row, before);
    return {
      id: before + index + 1,
      postId: id,
      authorId: reply.author,
      number: index + 1,
      replyToId: reply.to ? before + reply.to : null,
      content: document ? plainText(document) : reply.content,
      document,
      createdAt: later(at, reply.minutesAfter),
    };
  });
}

/** A reply that quotes another one is a document. */
function documentOf({ quote, to, content }: DemoReply, row: DemoTopic, before: number): Document | null {
  const quoted = to ? row.replies[to - 1] : undefined;
  if (!quote || !to || !quoted) return null;
  return {
    type: 'doc',
    content: [
      {
        type: 'blockquote',
        attrs: { commentId: before + to, name: castMember(quoted.author).displayName },
        content: [{ type: 'paragraph', content: [{ type: 'text', text: quote }] }],
      },
      ...fromPlainText(content).content,
    ],
  };
}
