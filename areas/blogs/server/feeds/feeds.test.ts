import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Community, startCommunity } from '#areas/posts/server/testing/community.ts';
import { publishNew } from '../testing/drafts.ts';

let all: Community;
beforeAll(async () => {
  all = await startCommunity();
});
afterAll(() => all.app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  all.app.app.http.inject({ url, headers: { host: 'localhost:3000', ...headers } });

const hostile = 'A & B <b>"\u0007]]></title>';

test('the feeds have what guests may read, whole and escaped, newest first', async () => {
  const table = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  await publishNew(all.app, all.author, {
    title: hostile,
    document: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Ramps & rails' }] },
        {
          type: 'table',
          content: [{ type: 'tableRow', content: [{ type: 'tableHeader', content: [table('Stop <1>')] }] }],
        },
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'More', marks: [{ type: 'link', attrs: { href: '/help' } }] }],
        },
      ],
    },
    tags: ['trams'],
  });
  await publishNew(all.app, all.reader, { title: 'Warned', text: 'They took blood.', contentWarning: 'needles' });
  await publishNew(all.app, all.author, { title: 'For members', extra: { audience: 'members' } });
  const rss = await get('/blogs/feed.xml');
  expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(rss.body).not.toContain('For members');
  expect(rss.body).not.toContain('took blood');
  expect(rss.body).toContain('This blog mentions needles.');
  expect(rss.body).toContain('<title>A &amp; B &lt;b&gt;&quot;]]&gt;&lt;/title&gt;</title>');
  expect(rss.body).toContain('&lt;h2 id=&quot;');
  expect(rss.body).toContain('Stop &amp;lt;1&amp;gt;');
  expect(rss.body).toContain('http://localhost:3000/help');
  expect(rss.body.indexOf('Warned')).toBeLessThan(rss.body.indexOf('Ramps'));
  // Every tag is closed, and in order.
  const open: string[] = [];
  for (const [, close, name = '', self] of rss.body.matchAll(/<(\/?)([a-z:]+)(?:\s[^>]*?)?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!self) open.push(name);
  }
  expect(open).toEqual([]);

  const { items, ...feed } = (await get('/blogs/feed.json')).json();
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'http://localhost:3000/blogs/feed.json',
  });
  expect(items.map((item: { title: string }) => item.title)).toEqual(['Warned', 'A & B <b>"]]></title>']);
  expect(items[1]).toMatchObject({ authors: [{ name: 'Dana Petrov' }], tags: ['trams'] });
  expect(items[1].content_html).toContain('<th scope="col"><p>Stop &lt;1&gt;</p></th>');
});

test('a feed of one author has theirs alone; nobody has none', async () => {
  const { items, title } = (await get(`/blogs/feed.json?author=${all.reader}`)).json();
  expect(title).toBe('Blogs by Reader on Doorways');
  expect(items).toHaveLength(1);
  expect((await get('/blogs/feed.xml?author=999999')).statusCode).toBe(404);
});

test('who has the newest already gets 304 and no body, until something changes', async () => {
  const first = await get('/blogs/feed.xml');
  const etag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await get('/blogs/feed.xml', { 'if-none-match': `"other", W/${etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await publishNew(all.app, all.reader, { title: 'Newer' });
  expect((await get('/blogs/feed.xml', { 'if-none-match': etag })).statusCode).toBe(200);
});
