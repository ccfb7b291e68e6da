import { sql } from 'kysely';
import { isOpen } from '#areas/people/server/public.ts';
import { isVisible, loadPosts } from '#areas/posts/server/public.ts';
import { excerptOf, fromPlainText, toHtml } from '#areas/writing/server/public.ts';
import type { FileAnswer } from '#platform/contract/operation.ts';
import type { Query } from '#platform/server/db.ts';
import { contentOf } from '#platform/server/files.ts';
import { guest } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, statement } from '#platform/server/statement.ts';
import { limits } from '../../pure/limits.ts';
import { from } from '../from.ts';

export interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly html: string;
  readonly summary: string;
  readonly author: { readonly name: string; readonly url: string };
  readonly tags: readonly string[];
  readonly image: string | undefined;
  readonly createdAt: string;
  readonly editedAt: string | null;
}

export interface LoadedFeed {
  readonly title: string;
  readonly home: string;
  /** Its own address. */
  readonly self: (file: string) => string;
  readonly items: readonly FeedItem[];
}

interface Ask {
  readonly query: Query;
  readonly origin: string;
  readonly author: number | undefined;
}

const feed = choice((byOne: boolean) =>
  statement((v: { author: number }) => {
    const blogs = from
      .selectFrom('posts as p')
      .select(['p.id', 'p.document'])
      .where('p.type', '=', 'blog')
      .where(isVisible(undefined, 'p'))
      .orderBy('p.created_at', 'desc')
      .orderBy('p.id', 'desc')
      .limit(sql.lit(limits.feed));
    return byOne ? blogs.where('p.author_id', '=', v.author) : blogs;
  }),
);

/** What guests may read, whoever asks: feed readers share what they fetch. */
export async function loadFeed({ query, origin, author }: Ask): Promise<LoadedFeed> {
  const name = author === undefined ? undefined : await nameOf(query, author);
  const rows = await query(feed(author !== undefined), { author: author ?? 0 });
  const documents = new Map(rows.map(({ id, document }) => [id, document]));
  const posts = await loadPosts(query, guest, [...documents.keys()]);
  return {
    title: name === undefined ? 'Community Blogs on Doorways' : `Blogs by ${name} on Doorways`,
    home: author === undefined ? `${origin}/blogs` : `${origin}/profile/${author}?tab=blogs`,
    self: (file) => `${origin}/blogs/${file}${author === undefined ? '' : `?author=${author}`}`,
    items: posts.map((post) => {
      const document = documents.get(post.id) ?? fromPlainText(post.content);
      const warned = post.contentWarning !== '';
      const warning = `This blog mentions ${post.contentWarning}. You can read it on Doorways.`;
      const picture = warned ? undefined : post.media.find(({ kind }) => kind === 'image');
      return {
        url: `${origin}${post.path}`,
        title: post.title,
        // A feed reader has no door: what mentions something hard is a link alone.
        html: warned ? toHtml(fromPlainText(warning)) : toHtml(document, { media: post.media, origin }),
        summary: warned ? warning : excerptOf(post.content, limits.excerpt),
        author: { name: post.author.displayName, url: `${origin}/profile/${post.author.id}` },
        tags: post.tags,
        image: picture && `${origin}${picture.url}`,
        createdAt: post.createdAt,
        editedAt: post.editedAt,
      };
    }),
  };
}

const nameFor = statement((v: { id: number }) =>
  from
    .selectFrom('users as u')
    .select('u.name')
    .where('u.id', '=', v.id)
    .where((e) => isOpen(e.ref('u.id'))),
);

/** A member who closed the account looks like one who never was. */
async function nameOf(query: Query, id: number): Promise<string> {
  const [row] = await query(nameFor, { id });
  if (!row) throw problem.notFound();
  return row.name;
}

/** The same content has the same name, so that readers who ask every hour are answered shortly. */
export function feedFile(text: string, type: string): FileAnswer {
  const content = contentOf(new TextEncoder().encode(text));
  return { content, type: `${type}; charset=utf-8`, visibility: 'public' };
}
