import type { Handler } from '#platform/server/area.ts';
import type { readBlogsJson as contract } from '../../contract.ts';
import { feedFile, loadFeed } from './load-feed.ts';

export const readBlogsJson: Handler<typeof contract> = async ({ input, query, services }) => {
  const feed = await loadFeed({ query, origin: services.config.publicUrl, author: input.author });
  const text = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self('feed.json'),
    language: 'en-AU',
    items: feed.items.map(({ url, title, html, summary, author, tags, image, createdAt, editedAt }) => ({
      id: url,
      url,
      title,
      content_html: html,
      summary,
      ...(image && { image }),
      date_published: createdAt,
      ...(editedAt && { date_modified: editedAt }),
      authors: [{ name: author.name, url: author.url }],
      ...(tags.length > 0 && { tags }),
    })),
  });
  return feedFile(text, 'application/feed+json');
};
