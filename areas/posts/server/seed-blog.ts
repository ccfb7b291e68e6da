import type { Document } from '#areas/writing/contract.ts';
import { plainText, readingOf } from '#areas/writing/server/public.ts';
import type { DemoBlog } from '#demo/blogs.ts';
import type { Seed } from '#platform/server/area.ts';
import { gatherWords } from './gather-words.ts';
import { drawPicture } from './seed-picture.ts';
import { comments, likes, media, posts, postVersions } from './tables.ts';

const hour = 3_600_000;
const moderator = 1;

/** One blog with its earlier wording, likes, comments and cover. Answers its id. */
export async function seedBlog(blog: DemoBlog, { db, now, services }: Parameters<Seed>[0]): Promise<number> {
  const document = { type: 'doc', content: blog.text } as Document;
  const content = plainText(document);
  const { seconds, grade } = readingOf(`${blog.title}\n${content}`);
  // Not all at the hour of the start.
  const at = new Date(now.getTime() - blog.daysAgo * 24 * hour - blog.author * 7 * 60_000);
  const after = (hours: number) => new Date(at.getTime() + hours * hour);
  const wording = { title: blog.title, content, document, contentWarning: blog.contentWarning ?? '', tags: blog.tags };
  const edited = blog.easyOutdated === true;
  const [row] = await db
    .insert(posts)
    .values({
      ...wording,
      authorId: blog.author,
      type: 'blog',
      slug: blog.slug,
      easyContent: blog.easy ?? '',
      easyOutdated: edited,
      readingSeconds: seconds,
      readingGrade: grade,
      likesCount: blog.likedBy.length,
      commentsCount: blog.comments.length,
      lastNumber: blog.comments.length,
      featuredAt: blog.featured ? after(24) : null,
      featuredById: blog.featured ? moderator : null,
      activityAt: after(Math.max(0, ...blog.comments.map(({ hoursAfter }) => hoursAfter))),
      version: edited ? 2 : 1,
      createdAt: at,
      editedAt: edited ? after(48) : null,
    })
    .returning({ id: posts.id, audience: posts.audience });
  if (!row) throw new Error('A blog of the demo was not written.');
  const postId = row.id;
  if (edited) {
    const before = { type: 'doc', content: blog.text.slice(0, -1) } as Document;
    await db.insert(postVersions).values({
      ...wording,
      postId,
      version: 1,
      audience: row.audience,
      content: plainText(before),
      document: before,
      createdAt: at,
    });
  }
  await db.insert(likes).values(blog.likedBy.map((userId) => ({ postId, userId, createdAt: after(1) })));
  if (blog.comments.length > 0) {
    await db.insert(comments).values(
      blog.comments.map(({ author, hoursAfter, content: words }, index) => ({
        postId,
        authorId: author,
        number: index + 1,
        content: words,
        createdAt: after(hoursAfter),
      })),
    );
  }
  const cover = blog.cover && (await drawPicture(services, blog.cover.drawing));
  if (cover) {
    await db
      .insert(media)
      .values({ ...cover, uploaderId: blog.author, postId, alt: blog.cover?.alt ?? '', createdAt: at });
  }
  await gatherWords(db, postId);
  return postId;
}
