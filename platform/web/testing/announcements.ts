import { expect, type Page } from '@playwright/test';

export interface Announced {
  readonly text: string;
  readonly level: 'polite' | 'assertive';
  /** Milliseconds since the page was opened. */
  readonly at: number;
}

declare global {
  interface Window {
    doorwaysAnnounced?: Announced[];
  }
}

/**
 * Runs in the page, from its first moment: notes what is put into live regions, as a screen reader would hear it.
 * A region that arrives together with its text is silent in most readers, unless it is an alert.
 */
export function recordAnnouncements() {
  if (window.doorwaysAnnounced) return;
  const heard: Announced[] = [];
  window.doorwaysAnnounced = heard;
  const live = '[aria-live], [role=status], [role=alert], [role=log], output';
  const known = new WeakSet<Element>();
  const levelOf = (region: Element) => {
    const value = region.getAttribute('aria-live');
    if (value) return value;
    return region.getAttribute('role') === 'alert' ? 'assertive' : 'polite';
  };
  const textOf = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
  const hear = (region: Element, text: string) => {
    const level = levelOf(region);
    if (!text || level === 'off' || region.closest('[aria-hidden=true], [inert]')) return;
    if (!region.checkVisibility({ visibilityProperty: true })) return;
    heard.push({ text, level: level === 'assertive' ? 'assertive' : 'polite', at: Math.round(performance.now()) });
  };
  const isAtomic = (region: Element) => {
    const value = region.getAttribute('aria-atomic');
    return value === 'true' || (value === null && /^(status|alert)$/.test(region.getAttribute('role') ?? ''));
  };
  const observer = new MutationObserver((changes) => {
    const texts = new Map<Element, Set<string>>();
    for (const { target, addedNodes, type } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      if (region && known.has(region)) {
        const parts = texts.get(region) ?? new Set();
        if (type === 'characterData') parts.add(textOf(target));
        for (const node of addedNodes) parts.add(textOf(node));
        texts.set(region, parts);
      }
    }
    for (const [region, parts] of texts) {
      parts.delete('');
      if (parts.size > 0) hear(region, isAtomic(region) ? textOf(region) : [...parts].join(' '));
    }
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) meet(node);
  });
  const meet = (element: Element) => {
    const found = [...element.querySelectorAll(live)];
    if (element.matches(live)) found.push(element);
    for (const region of found) {
      if (known.has(region)) continue;
      known.add(region);
      if (region.getAttribute('role') === 'alert') hear(region, textOf(region));
    }
  };
  const start = () => {
    meet(document.documentElement);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  };
  if (document.documentElement) start();
  else document.addEventListener('readystatechange', start, { once: true });
}

/** What live regions said since the page was opened or since forgetAnnouncements(), in order. */
export async function announcements(page: Page): Promise<Announced[]> {
  const heard = await page.evaluate(() => window.doorwaysAnnounced);
  if (!heard) throw new Error('Nothing listens in this page: open it with the fixtures `page` or `another`.');
  return heard;
}

export async function forgetAnnouncements(page: Page) {
  await page.evaluate(() => window.doorwaysAnnounced?.splice(0));
}

/**
 * Until all that the page itself meant to do in the next `ms` is done: a timer of its own comes after every other that
 * was due before it, on a machine of any speed. For "and nothing more follows".
 */
export const pastTimers = (page: Page, ms: number) =>
  page.evaluate((due) => new Promise<void>((done) => setTimeout(() => requestAnimationFrame(() => done()), due)), ms);

/** Waits until a text was announced, lets its echoes come, and returns how often it was: 1 is right. */
export async function timesAnnounced(page: Page, text: string | RegExp, { echo = 600 } = {}) {
  const matches = ({ text: said }: Announced) => (typeof text === 'string' ? said.includes(text) : text.test(said));
  const count = async () => (await announcements(page)).filter(matches).length;
  await expect.poll(count, { message: `It is announced: ${text}` }).toBeGreaterThan(0);
  await pastTimers(page, echo);
  return count();
}
