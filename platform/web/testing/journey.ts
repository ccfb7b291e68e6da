import { relative } from 'node:path';
import {
  type APIResponse,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { isTaken } from '#tools/e2e/selection.ts';
import { type RunningServer, startDemoServer } from '#tools/e2e/server.ts';
import { root } from '#tools/install.mjs';
import { recordAnnouncements } from './announcements.ts';
import { recordTopics } from './live.ts';

export { expect };

/** What no page may do: errors in the console, refused content, requests to other machines. */
export interface Problems {
  /** Accepts a problem that this journey provokes on purpose, such as /status of 404/. */
  allow(pattern: RegExp): void;
  list(): readonly string[];
}

interface Watch extends Problems {
  follow(context: BrowserContext): Promise<void>;
}

interface Fixtures {
  /** Passes over what this run leaves out, before a browser is asked for. */
  readonly taken: null;
  readonly problems: Watch;
  /** Another browser, watched like the first, with a page of a member of the demo community. It ends with the test. */
  readonly another: (userId: number) => Promise<Page>;
}

interface WorkerFixtures {
  /** The built product with its own data. Each file finds the demo community as it is made; its journeys share it. */
  readonly server: RunningServer;
  /** More environment for this file's server: test.use({ serverEnv: { REGION: 'US' } }). */
  readonly serverEnv: Record<string, string>;
}

/** The file whose journeys this worker's community has been through last. */
let before: string | undefined;

/** By its folder; what goes through all areas names each by an annotation. */
const areaOf = ({ file, annotations }: TestInfo) =>
  annotations.find(({ type }) => type === 'area')?.description ?? relative(root, file).match(/^areas\W([\w-]+)/)?.[1];

export const test = base.extend<Fixtures, WorkerFixtures>({
  taken: async ({ browserName: _ }, use, info) => {
    const area = areaOf(info);
    info.skip(area !== undefined && !isTaken(area, info.titlePath.join(' ')));
    await use(null);
  },
  serverEnv: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ serverEnv }, use) => {
      const server = await startDemoServer(serverEnv);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ taken: _, server }, use, { file }) => {
    if (before !== undefined && before !== file) await server.renew();
    before = file;
    await use(server.url);
  },
  problems: [
    async ({ taken: _, context }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      const follow = async (context: BrowserContext) => {
        context.on('weberror', (error) => found.push(`page error: ${error.error().stack ?? error.error().message}`));
        context.on('console', (message) => {
          const { url } = message.location();
          // What stands for all that does not exist is answered with 404, as it should be.
          if (message.type() === 'error' && !/\/no-such-(?:page|picture\.webp)$/.test(url))
            found.push(`console: ${message.text()} (${url})`);
        });
        context.on('request', (request) => {
          const url = new URL(request.url());
          const local = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
          if (!local && /^(https?|wss?):$/.test(url.protocol))
            found.push(`request to another machine: ${request.url()}`);
        });
        await context.addInitScript(recordAnnouncements);
        await context.addInitScript(recordTopics);
      };
      await follow(context);
      const list = () => found.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      await use({ allow: (pattern) => void allowed.push(pattern), list, follow });
      expect(list(), 'Problems that the browser reported').toEqual([]);
    },
    { auto: true },
  ],
  another: async ({ browser, server, problems }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (userId) => {
      const context = await browser.newContext({ baseURL: server.url });
      opened.push(context);
      await problems.follow(context);
      const page = await context.newPage();
      await signInAs(page, userId);
      return page;
    });
    for (const context of opened) await context.close();
  },
});

/** A page made for one session would go on asking as somebody else, which the server rightly refuses. */
const leave = async (page: Page) => {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
};

/**
 * Asks until it is let in: a fast machine asks more often than a person may in a minute, and is told when it may again.
 * That is on no test's time.
 */
export async function whenAllowed(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  let answer = await ask();
  if (answer.status() !== 429) return answer;
  const pause = 1000 * Number(answer.headers()['retry-after'] ?? 60);
  test.info().setTimeout(test.info().timeout + pause);
  const again = async () => {
    answer = await ask();
    return answer.status();
  };
  await expect.poll(again, { timeout: pause + 10_000, intervals: [pause, 1000] }).not.toBe(429);
  return answer;
}

/** Makes this page's browser the session of a member of the demo community; open a page afterwards. */
export async function signInAs(page: Page, userId: number): Promise<void> {
  await leave(page);
  const answer = await whenAllowed(() => page.request.post('/api/session/sign-in-as', { data: { userId } }));
  expect(answer.status(), await answer.text()).toBeLessThan(300);
}

/** Makes this page's browser a guest's. */
export async function signOut(page: Page) {
  await leave(page);
  const answer = await page.request.post('/api/session/sign-out', { data: {} });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
}

/** A list that is drawn in two goes, or a page that leads on to another, says for a moment that it is ready. */
const still = 150;

/**
 * Waits until all that comes after the first paint is there, nothing says that it is loading, fonts have come, and
 * nothing has been added or taken away for a moment.
 */
export async function settled(page: Page) {
  await expect
    .poll(() => page.evaluate(becomeStill, still), { message: 'The page comes to rest', intervals: [0] })
    .toEqual([]);
}

/** What is missing or still loading, once nothing has moved for `quiet` ms, or after some seconds all the same. */
async function becomeStill(quiet: number): Promise<string[]> {
  const late = Date.now() + 5000;
  const waitingFor = () => [
    ...['.toasts', 'footer'].filter((part) => !document.querySelector(part)),
    ...[...document.querySelectorAll('[aria-busy=true]')].map((one) => `${one.tagName}.${one.className} is busy`),
  ];
  const moved = () =>
    new Promise<boolean>((done) => {
      const end = (answer: boolean) => {
        clearTimeout(timer);
        watch.disconnect();
        done(answer);
      };
      const timer = setTimeout(() => end(false), quiet);
      const watch = new MutationObserver(() => end(true));
      watch.observe(document.body, { childList: true, subtree: true });
    });
  for (;;) {
    await document.fonts.ready;
    const isMoving = await moved();
    const missing = waitingFor();
    if ((!isMoving && missing.length === 0) || Date.now() > late) return missing;
  }
}
