import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    doorwaysTopics?: () => string[];
  }
}

/**
 * Runs in the page, from its first moment: reads its live connection along, so that another document, or another
 * connection, begins with nothing.
 */
export function recordTopics() {
  if (window.doorwaysTopics) return;
  let latest: WebSocket | undefined;
  let topics = new Set<string>();
  window.doorwaysTopics = () => [...topics];
  const follow = (socket: WebSocket) => {
    const own = new Set<string>();
    const asked = new Map<string, string>();
    const asks = (frame: string) => {
      const [, id, what, topic] = /^42(\d*)\["(watch|unwatch)",\{"topic":"([^"]+)"\}\]$/.exec(frame) ?? [];
      if (!topic) return;
      if (what === 'unwatch') own.delete(topic);
      else if (id) asked.set(id, topic);
    };
    socket.addEventListener('message', ({ data }) => {
      const [, id, ok] = /^43(\d+)\[\{"ok":(true|false)\}\]$/.exec(String(data)) ?? [];
      const topic = id && asked.get(id);
      // A member's own news come with the connection, without being asked for.
      if (topic && (ok === 'true' || topic.startsWith('user:'))) own.add(topic);
    });
    socket.addEventListener('close', () => own.clear());
    latest = socket;
    topics = own;
    return asks;
  };
  const known = new WeakMap<WebSocket, (frame: string) => void>();
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (this: WebSocket, data) {
    const asks = known.get(this) ?? follow(this);
    known.set(this, asks);
    if (this === latest) asks(String(data));
    send.call(this, data);
  };
}

/**
 * Until this page is told of news of a topic, such as "feed" or "post:12": what happens from now on reaches it. Without
 * a topic: of the member's own news. The connection comes when the browser is idle, so a busy machine has its time.
 */
export async function listening(page: Page, topic: string | RegExp = /^user:\d+$/) {
  const heard = async () => {
    // Another document may be on its way.
    const topics = await page.evaluate(() => window.doorwaysTopics?.() ?? null).catch(() => []);
    if (!topics) throw new Error('Nothing reads along in this page: open it with the fixtures `page` or `another`.');
    return topics;
  };
  await expect
    .poll(heard, { message: `The page listens to ${topic}`, timeout: 20_000 })
    .toContainEqual(typeof topic === 'string' ? topic : expect.stringMatching(topic));
}
