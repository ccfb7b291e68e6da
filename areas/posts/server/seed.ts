import { eq, sql } from 'drizzle-orm';
import { readingOf } from '#areas/writing/server/public.ts';
import { type Ordered, orderDemo } from '#demo/post-order.ts';
import { type DemoComment, type DemoPost, posts as demoPosts } from '#demo/posts.ts';
import { questionForums } from '#demo/question-forums.ts';
import type { Seed } from '#platform/server/area.ts';
import type { Db } from '#platform/server/db.ts';
import type { Services } from '#platform/server/services.ts';
import { feelingCodes } from '../pure/feelings.ts';
import { gatherWhenEmpty } from './gather-words.ts';
import { drawPicture } from './seed-picture.ts';
import { comments, descriptionOffers, likes, media, posts, postVersions } from './tables.ts';

const minute = 60_000;
const defaultForum = 1;

type Occasion = Parameters<Seed>[0];

export const seed: Seed = (occasion) => seedPosts(demoPosts, occasion);

export async function seedPosts(all: readonly DemoPost[], { db, now, services }: Occasion): Promise<void> {
  if (all.length === 0) return;
  const order = orderDemo(all, now);
  await db.insert(posts).values(order.posts.map(postRow));
  const edited = order.posts.filter(({ row }) => row.editedMinutesAfter !== undefined);
  if (edited.length > 0) await db.insert(postVersions).values(edited.map(earlierRow));
  const liked = order.posts.flatMap(({ id, at, row }) =>
    row.likedBy.map((userId) => ({ postId: id, userId, createdAt: at })),
  );
  if (liked.length > 0) await db.insert(likes).values(liked);
  const postIds = new Map(order.posts.map(({ id, post }) => [post, id]));
  const places = placesUnder(order.comments);
  if (order.comments.length > 0) {
    await db.insert(comments).values(
      order.comments.map(({ id, at, row, post }) => ({
        id,
        postId: postIds.get(post) ?? 0,
        authorId: row.author,
        number: places.get(id) ?? 1,
        content: row.content,
        createdAt: at,
      })),
    );
  }
  await seedAnswers(db, order);
  await seedPictures(db, services, order);
  await gatherWhenEmpty(db);
  for (const table of ['posts', 'comments', 'media', 'description_offers']) {
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    );
  }
}

/** Marks the comment that each asker accepted. */
async function seedAnswers(db: Db, order: ReturnType<typeof orderDemo>) {
  for (const { id, row } of order.posts) {
    const accepted = row.acceptedComment === undefined ? undefined : row.comments[row.acceptedComment];
    const comment = order.comments.find((one) => one.row === accepted);
    if (comment) await db.update(posts).set({ acceptedId: comment.id, acceptedAt: comment.at }).where(eq(posts.id, id));
  }
}

/** The number of each comment under its post; comments come oldest first. */
function placesUnder(all: readonly Ordered<DemoComment>[]): Map<number, number> {
  const last = new Map<DemoPost, number>();
  return new Map(
    all.map(({ id, post }) => {
      const place = (last.get(post) ?? 0) + 1;
      last.set(post, place);
      return [id, place];
    }),
  );
}

function postRow({ id, row, at }: Ordered<DemoPost>): typeof posts.$inferInsert {
  const { seconds, grade } = readingOf(`${row.title ?? ''}\n${row.content}`);
  const isEdited = row.editedMinutesAfter !== undefined;
  return {
    id,
    authorId: row.author,
    type: row.type,
    title: row.title ?? '',
    content: row.content,
    audience: row.audience,
    tags: row.tags,
    contentWarning: row.contentWarning ?? '',
    feeling: feelingCodes.find((code) => code === row.feeling) ?? '',
    readingSeconds: seconds,
    readingGrade: grade,
    likesCount: new Set(row.likedBy).size,
    commentsCount: row.comments.length,
    lastNumber: row.comments.length,
    forumId: row.type === 'question' ? (questionForums[row.key] ?? defaultForum) : null,
    activityAt: new Date(at.getTime() + Math.max(0, ...row.comments.map(({ minutesAfter }) => minutesAfter)) * minute),
    version: isEdited ? 2 : 1,
    createdAt: at,
    editedAt: isEdited ? new Date(at.getTime() + (row.editedMinutesAfter ?? 0) * minute) : null,
  };
}

/** Before the edit, the post ended a sentence earlier. */
function earlierRow({ id, row, at }: Ordered<DemoPost>): typeof postVersions.$inferInsert {
  const earlier = row.content.replace(/(?<=[.!?])\s+[^\s.!?][^.!?]*(?:[.!?]+\s*)?$/, '');
  return {
    postId: id,
    version: 1,
    audience: row.audience,
    title: row.title ?? '',
    content: earlier,
    contentWarning: row.contentWarning ?? '',
    tags: row.tags,
    createdAt: at,
  };
}

async function seedPictures(db: Db, services: Services, order: ReturnType<typeof orderDemo>) {
  const rows = await Promise.all(order.withImage.map((one, at) => pictureRow(services, one, at + 1)));
  const drawn = rows.filter((row) => row !== undefined);
  if (drawn.length === 0) return;
  await db.insert(media).values(drawn);
  const offers = order.withOffer.flatMap(({ id: postId, row, at }, index) => {
    const picture = drawn.find((one) => one.postId === postId);
    const offered = row.image?.offered;
    if (!picture || !offered) return [];
    const createdAt = new Date(at.getTime() + offered.minutesAfter * minute);
    return [{ id: index + 1, mediaId: picture.id, authorId: offered.by, text: offered.text, createdAt }];
  });
  if (offers.length > 0) await db.insert(descriptionOffers).values(offers);
}

/** A drawing that is missing costs its post the picture and not everybody the demo. */
async function pictureRow(services: Services, { id: postId, row, at }: Ordered<DemoPost>, id: number) {
  const drawn = await drawPicture(services, row.image?.drawing ?? '');
  return (
    drawn && {
      ...drawn,
      id,
      uploaderId: row.author,
      postId,
      alt: row.image?.alt ?? '',
      wantsDescription: row.image?.asksForDescription ?? false,
      createdAt: at,
    }
  );
}
