import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';
import { announcements, forgetAnnouncements, pastTimers } from './announcements.ts';
import { inject } from './inject.ts';
import { expect } from './journey.ts';

/** One phrase of the reader: "heading, Messages, level 1", or of a live region: "polite: Sent". */
export interface Phrase {
  readonly text: string;
  /** Milliseconds since the page was opened. */
  readonly at: number;
}

declare global {
  interface Window {
    doorwaysVirtual?: { Virtual: typeof Virtual };
    doorwaysReader?: { reader: Virtual; spoken: Phrase[] };
  }
}

/** What a reader jumps to with one key; `item` is whatever comes next. */
const jumps = {
  item: null,
  heading: 'moveToNextHeading',
  headingBefore: 'moveToPreviousHeading',
  link: 'moveToNextLink',
  landmark: 'moveToNextLandmark',
  main: 'moveToNextMain',
  navigation: 'moveToNextNavigation',
  form: 'moveToNextForm',
} as const;
export type Jump = keyof typeof jumps;

const modulePath = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
let script = '';

/** The package's module for browsers as a plain script. */
function readerScript(): string {
  if (script) return script;
  const text = readFileSync(modulePath, 'utf8');
  const [exports = '', name] = /export\{([\w$]+) as Virtual,[^}]*\};/.exec(text) ?? [];
  if (!name) throw new Error('The virtual screen reader exports something else than before.');
  script = `var doorwaysVirtual = (() => { 'use strict';\n${text.replace(exports, '')}\nreturn { Virtual: ${name} };\n})();`;
  return script;
}

/**
 * Starts the virtual screen reader over a page that is open; a new document needs a new one. Three things that the
 * package does not know are put right: behind a modal dialog, hidden and in `inert` nothing is heard; a region is read
 * for what comes into it and once for each change, and no other part is one (a question is not: it has the focus); and
 * an alert that arrives together with its text is read.
 */
export async function startReader(page: Page) {
  await inject(page, 'doorwaysVirtual', readerScript());
  await page.evaluate(listen);

  const spoken = () => page.evaluate(() => window.doorwaysReader?.spoken ?? []);
  /** What live regions said, as "polite: Sent" or "assertive: Not saved". */
  const heard = async () => (await spoken()).filter(({ text }) => /^(polite|assertive): /.test(text));
  /** The cursor's next item, or the next of a kind; answers what was said. */
  const move = (by: Jump = 'item') =>
    page.evaluate(async (command) => {
      const { reader } = window.doorwaysReader ?? {};
      if (command) await reader?.perform(command);
      else await reader?.next();
      return reader?.lastSpokenPhrase() ?? '';
    }, jumps[by]);
  return {
    move,
    /** Moves until a phrase has these words, and answers it; says what was heard instead when none does. */
    to: async (by: Jump, words: string | RegExp, { most = 60 } = {}) => {
      const passed: string[] = [];
      for (let moves = 0; moves < most; moves += 1) {
        const phrase = await move(by);
        if (typeof words === 'string' ? phrase.includes(words) : words.test(phrase)) return phrase;
        passed.push(phrase);
      }
      throw new Error(`The reader did not come to ${String(words)}; it said:\n${passed.join('\n')}`);
    },
    /** Presses what the cursor is on. Where that opens another page, there is nothing more to wait for here. */
    act: async () => {
      try {
        await page.evaluate(() => window.doorwaysReader?.reader.act());
      } catch (error) {
        if (!/context was destroyed/.test(String(error))) throw error;
      }
    },
    /** A key, as "Escape" or "Control+Enter". */
    press: (key: string) => page.evaluate((pressed) => window.doorwaysReader?.reader.press(pressed), key),
    type: (text: string) => page.evaluate((typed) => window.doorwaysReader?.reader.type(typed), text),
    /** All phrases in order, those of moving and of live regions. */
    spoken: async () => (await spoken()).map(({ text }) => text),
    heard,
    /** Waits until live regions said it, lets all that they hold back come, and returns how often: 1 is right. */
    times: async (words: string | RegExp, { within = 7000, echo = 2100 } = {}) => {
      const count = async () =>
        (await heard()).filter(({ text }) => (typeof words === 'string' ? text.includes(words) : words.test(text)))
          .length;
      await expect.poll(count, { message: `Live regions say: ${words}`, timeout: within }).toBeGreaterThan(0);
      await pastTimers(page, echo);
      return count();
    },
    forget: () => page.evaluate(() => void window.doorwaysReader?.spoken.splice(0)),
    stop: () => page.evaluate(() => window.doorwaysReader?.reader.stop()),
  };
}
export type Reader = Awaited<ReturnType<typeof startReader>>;

interface Hearing {
  /** Milliseconds after which it must have been said. */
  readonly within?: number;
  /** Milliseconds after which nothing is said again. */
  readonly echo?: number;
}
export type Event = readonly [words: string | RegExp, act: () => Promise<unknown>, hearing?: Hearing];

/**
 * Scorecard A17. Does something and hears of it exactly once, within a second, and nothing else: in the reader’s own
 * log and by the recorder of live regions. `words` is the whole of what is said, without its level.
 */
export async function hearOnce(page: Page, reader: Reader, ...[words, act, hearing = {}]: Event) {
  const { within = 1000, echo = 800 } = hearing;
  await reader.forget();
  await forgetAnnouncements(page);
  page.setDefaultTimeout(15_000);
  await act();
  const done = await page.evaluate(() => performance.now());
  const texts = async () => (await reader.heard()).map(({ text }) => text.replace(/^\w+: /, ''));
  const wait = expect.poll(async () => (await texts()).length, { message: `Something is said: ${words}` });
  await wait.toBeGreaterThan(0);
  await pastTimers(page, echo);
  const matching = [typeof words === 'string' ? words : expect.stringMatching(words)];
  expect.soft(await texts(), 'What the reader said').toEqual(matching);
  expect
    .soft(
      (await announcements(page)).map(({ text }) => text.trim()),
      'What live regions had',
    )
    .toEqual(matching);
  const [first] = await reader.heard();
  expect.soft((first?.at ?? 0) - done, `Milliseconds until it said ${words}`).toBeLessThan(within);
}

/** One event after the other on the page that is open. */
export async function hearEach(page: Page, events: readonly Event[]) {
  const reader = await startReader(page);
  for (const event of events) await hearOnce(page, reader, ...event);
  await reader.stop();
}

/** Does something that writes, while the server answers each write to this address with a failure. */
export async function refused(page: Page, path: string, act: () => Promise<unknown>) {
  await page.route(path, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '{}' }),
  );
  const answer = page.waitForResponse((one) => one.status() === 500);
  await act();
  await answer;
  await page.unroute(path);
}

/** Runs in the page. */
async function listen() {
  const { Virtual } = window.doorwaysVirtual ?? {};
  if (!Virtual) throw new Error('The virtual screen reader is not in this page.');
  await window.doorwaysReader?.reader.stop();
  const live = '[aria-live], [role=status], [role=alert], [role=log], output';
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
  const reaches = (region: Element) =>
    region.closest('[inert], [aria-hidden=true]') === null &&
    ([...document.querySelectorAll('dialog:modal')].at(-1)?.contains(region) ?? true) &&
    region.checkVisibility({ visibilityProperty: true });
  const isAtomic = (region: Element) =>
    (region.getAttribute('aria-atomic') ?? String(/^(status|alert)/.test(region.getAttribute('role') ?? ''))) ===
    'true';
  /** What a live region is read for: additions and texts, unless it asks for more. */
  const isNews = ({ type, addedNodes, target }: MutationRecord) =>
    type === 'characterData' ||
    addedNodes.length > 0 ||
    (type === 'childList' &&
      /all|removals/.test(elementOf(target)?.closest('[aria-relevant]')?.getAttribute('aria-relevant') ?? ''));
  const inRegions = (changes: readonly MutationRecord[]) => {
    const last = new Map<Element, MutationRecord>();
    const heard = changes.filter((change) => {
      const region = elementOf(change.target)?.closest(live);
      if (!region || !isNews(change) || !reaches(region)) return false;
      if (isAtomic(region)) last.set(region, change);
      return true;
    });
    return heard.filter((change) => {
      const region = elementOf(change.target)?.closest(live);
      return !region || !isAtomic(region) || last.get(region) === change;
    });
  };
  const arrivedAlerts = (changes: readonly MutationRecord[]) =>
    changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node): node is Element => node instanceof Element && node.isConnected)
      .filter((element) => !element.parentElement?.closest(live))
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
      .filter((element) => element.getAttribute('role') === 'alert' && reaches(element))
      .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim())
      .filter(Boolean);
  const log: { texts: string[] } = { texts: [] };
  class Ear extends MutationObserver {
    constructor(callback: MutationCallback) {
      super((changes, self) => {
        // Also with nothing to say: the reader then builds its tree anew.
        callback(inRegions(changes), self);
        for (const text of new Set(arrivedAlerts(changes))) log.texts.push(`assertive: ${text}`);
      });
    }
  }
  const reader = new Virtual();
  await reader.start({ container: document.body, window: { document, MutationObserver: Ear } });
  log.texts = await reader.spokenPhraseLog();
  const stamped = (text: string) => ({ text, at: Math.round(performance.now()) });
  const spoken = log.texts.map(stamped);
  log.texts.push = (...phrases: string[]) => {
    spoken.push(...phrases.map(stamped));
    return Array.prototype.push.apply(log.texts, phrases);
  };
  window.doorwaysReader = { reader, spoken };
}
