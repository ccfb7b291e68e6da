import { expect, type Page } from '@playwright/test';

/** What the server has said that a page is told of, by page. */
const watched = new WeakMap<Page, Set<string>>();

/** From the page's first moment: reads its live connection along. */
export function recordTopics(page: Page) {
  const topics = new Set<string>();
  watched.set(page, topics);
  page.on('websocket', (socket) => {
    const asked = new Map<string, string>();
    socket.on('framesent', ({ payload }) => {
      const [, id, topic] = /^42(\d+)\["watch",\{"topic":"([^"]+)"\}\]$/.exec(String(payload)) ?? [];
      if (id && topic) asked.set(id, topic);
    });
    socket.on('framereceived', ({ payload }) => {
      const [, id, ok] = /^43(\d+)\[\{"ok":(true|false)\}\]$/.exec(String(payload)) ?? [];
      const topic = id && asked.get(id);
      // A member's own news come with the connection, without being asked for.
      if (topic && (ok === 'true' || topic.startsWith('user:'))) topics.add(topic);
    });
    socket.on('close', () => topics.clear());
  });
}

/** Until this page is told of news of a topic, such as "feed" or "post:12": what happens from now on reaches it. */
export async function listening(page: Page, topic: string) {
  const topics = watched.get(page);
  if (!topics) throw new Error('Nothing reads along in this page: open it with the fixtures `page` or `another`.');
  await expect.poll(() => [...topics], { message: `The page listens to ${topic}` }).toContain(topic);
}
