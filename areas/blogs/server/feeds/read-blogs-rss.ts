import type { Handler } from '#platform/server/area.ts';
import type { readBlogsRss as contract } from '../../contract.ts';
import { xmlTag, xmlText } from '../../pure/xml.ts';
import { type FeedItem, feedFile, loadFeed } from './load-feed.ts';

const namespaces = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};

const item = ({ url, title, html, summary, author, tags, createdAt }: FeedItem): string =>
  xmlTag(
    'item',
    [
      xmlTag('title', xmlText(title)),
      xmlTag('link', xmlText(url)),
      xmlTag('guid', xmlText(url), { isPermaLink: 'true' }),
      xmlTag('pubDate', new Date(createdAt).toUTCString()),
      xmlTag('dc:creator', xmlText(author.name)),
      ...tags.map((tag) => xmlTag('category', xmlText(tag))),
      xmlTag('description', xmlText(summary)),
      xmlTag('content:encoded', xmlText(html)),
    ].join(''),
  );

export const readBlogsRss: Handler<typeof contract> = async ({ input, query, services }) => {
  const feed = await loadFeed({ query, origin: services.config.publicUrl, author: input.author });
  const channel = [
    xmlTag('title', xmlText(feed.title)),
    xmlTag('link', xmlText(feed.home)),
    xmlTag('description', 'Long reads by people with disability, their families and the people who back them.'),
    xmlTag('language', 'en-au'),
    xmlTag('atom:link', '', { href: feed.self('feed.xml'), rel: 'self', type: 'application/rss+xml' }),
    ...feed.items.map(item),
  ].join('');
  const text = `<?xml version="1.0" encoding="utf-8"?>\n${xmlTag('rss', xmlTag('channel', channel), namespaces)}\n`;
  return feedFile(text, 'application/rss+xml');
};
