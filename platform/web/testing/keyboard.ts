import { type CDPSession, expect, type Page } from '@playwright/test';
import { fullMatrix } from './matrix.ts';
import { contrastingPixels } from './pixels.ts';
import { tally } from './tally.ts';

export interface CrawlOptions {
  readonly name?: string;
  /** Stops after so many tab stops; the way back covers the same. */
  readonly max?: number;
  /** Where Tab begins: at the top, or behind the header, which is the same on every page. A modal dialog goes first. */
  readonly from?: 'body' | 'main';
  /** Turns back at the first stop of the footer, which is the same on every page. */
  readonly footer?: boolean;
  /** How often a repeated kind of control (a Like button in a list) has its ring photographed. */
  readonly samples?: number;
}

export interface Crawl {
  readonly problems: string[];
  /** What the stops are called, in order: 'button "Share"'. */
  readonly stops: string[];
}

/** What the page tells about the element that has the focus. */
interface Stop {
  /** Same number for the same element; radios of one group are one stop. -1: nothing has the focus. */
  readonly id: number;
  readonly name: string;
  /** Same text for controls that look alike in a list. */
  readonly kind: string;
  readonly inFooter: boolean;
  /** What the browser draws and Tab goes through part by part: day, month, year, calendar; play, time, sound. */
  readonly inParts: boolean;
  readonly hidden: string;
  /** Of 25 points inside, those that something else covers. */
  readonly covered: number;
  /** What covers them: 'SPAN.post-feeling'. */
  readonly by: string;
  readonly clip: { x: number; y: number; width: number; height: number } | null;
  /** Pixels that have to change: a line of 2 px around it. */
  readonly needed: number;
}

/**
 * Rings that were found good, by how the page looked and what kind of control it was. The header's are on every page:
 * "npm test" photographs each kind once in a process, the full matrix on every page.
 */
const goodRings = new Set<string>();
/**
 * Day, month, year, hour, minute, half of the day, and the button that opens the calendar; of a clip the clip itself,
 * play, time, mute, loudness, captions, whole screen and more.
 */
const mostParts = 8;

/** Tabs through the page and back. Start with the page fresh; the crawl leaves the focus somewhere in it. */
export async function keyboardCrawl(page: Page, options: CrawlOptions = {}): Promise<Crawl> {
  const { max = 120, samples = 2, from = 'body', footer = true } = options;
  const session = await page.context().newCDPSession(page);
  await page.evaluate(prepare, from);
  const problems: string[] = [];
  const stops: Stop[] = [];
  const photographed = new Map<string, number>();
  const looks = await page.evaluate(appearance);
  const seen = new Map<number, number>();
  /** By the number of a stop: how often Tab was pressed before it led on. */
  const parts = new Map<number, number>();
  let complete = false;
  try {
    for (;;) {
      await pressTab(session);
      let stop = await page.evaluate(look);
      // After the last stop the browser's own buttons have the focus for one key press.
      if (stop.id < 0 && stops.length > 0) {
        complete = true;
        break;
      }
      if (stop.id < 0) {
        await pressTab(session);
        stop = await page.evaluate(look);
        if (stop.id < 0) break;
      }
      const at = seen.get(stop.id);
      const passed = (parts.get(stop.id) ?? 0) + 1;
      if (stop.inParts && at !== undefined && at === stops.length - 1 && passed < mostParts) {
        parts.set(stop.id, passed);
        continue;
      }
      if (at === 0) {
        complete = true;
        break;
      }
      if (at !== undefined) {
        const same = at === stops.length - 1;
        problems.push(`keyboard trap – Tab ${same ? 'does not leave' : 'comes round again to'} ${stop.name}`);
        break;
      }
      seen.set(stop.id, stops.length);
      stops.push(stop);
      if (stop.hidden) problems.push(`keyboard hidden-stop ${stop.name} – ${stop.hidden}`);
      else if (stop.covered > 0)
        problems.push(`keyboard covered ${stop.name} – ${stop.covered} of 25 points are covered${stop.by}`);
      const shots = photographed.get(stop.kind) ?? 0;
      const ringKey = `${looks} ${stop.kind}`;
      if (!stop.hidden && stop.clip && shots < samples && (fullMatrix || !goodRings.has(ringKey))) {
        photographed.set(stop.kind, shots + 1);
        tally('rings');
        const ring = await ringProblem(page, session, stop);
        if (ring) problems.push(ring);
        else if (shots + 1 >= samples) goodRings.add(ringKey);
      }
      if (stops.length >= max || (!footer && stop.inFooter)) break;
    }
    if (stops.length === 0) problems.push('keyboard no-stops – Tab reaches nothing on this page');
    problems.push(...(await wayBack(page, session, { stops, parts, complete })));
  } finally {
    await page.evaluate(restore);
    await session.detach();
  }
  tally('stops', stops.length);
  return { problems, stops: stops.map(({ name }) => name) };
}

/** The crawl as an assertion; in the short form it leaves out header and footer and photographs a kind of control once. */
export async function crawlKeyboard(page: Page, options: CrawlOptions = {}): Promise<string[]> {
  const short = fullMatrix ? {} : ({ from: 'main', footer: false, samples: 1 } as const);
  const { problems, stops } = await keyboardCrawl(page, { ...short, ...options });
  expect(problems, `Keyboard on ${options.name ?? page.url()}`).toEqual([]);
  return stops;
}

/** Number of Tab presses from the top of the page (or of the open dialog) until a control with this name has the focus; fails beyond `max`. */
export async function tabsTo(page: Page, name: string | RegExp, max = 60): Promise<number> {
  await page.evaluate(prepare, 'body');
  for (let presses = 1; presses <= max; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(look);
    if (typeof name === 'string' ? stop.name.includes(`"${name}"`) : name.test(stop.name)) return presses;
  }
  throw new Error(`${name} was not reached with ${max} presses of Tab.`);
}

/** Tab goes down and up in one go: the way through a page is hundreds of presses. */
async function pressTab(session: CDPSession, back = false) {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: back ? 8 : 0 } as const;
  await Promise.all([
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ]);
}

interface Way {
  readonly stops: readonly Stop[];
  readonly parts: ReadonlyMap<number, number>;
  readonly complete: boolean;
}

async function wayBack(page: Page, session: CDPSession, { stops, parts, complete }: Way) {
  // From beyond the last stop the first Shift+Tab comes back to it; from the last stop it leads to the one before.
  const expected = complete ? [...stops].reverse() : [...stops].reverse().slice(1);
  await page.evaluate(noteFocus);
  if (complete) await page.evaluate(focusEnd, stops.at(-1)?.id ?? -1);
  const between = expected.slice(0, -1).reduce((sum, { id }) => sum + (parts.get(id) ?? 0), 0);
  const presses = expected.length - (complete ? 1 : 0) + between;
  // Nothing is looked at on the way, so no press waits for the one before.
  await Promise.all(Array.from({ length: presses }, () => pressTab(session, true)));
  const met = await page.evaluate(notedFocus);
  for (const [index, wanted] of expected.entries()) {
    const { id, name } = met[index] ?? { id: -1, name: 'nothing' };
    if (id !== wanted.id) return [`keyboard way-back – Shift+Tab gives ${name}, and Tab had given ${wanted.name}`];
  }
  return [];
}

async function ringProblem(page: Page, session: CDPSession, { clip, needed, name }: Stop) {
  if (!clip) return undefined;
  const shot = async () => {
    const options = { format: 'png', optimizeForSpeed: true, clip: { ...clip, scale: 1 } } as const;
    return Buffer.from((await session.send('Page.captureScreenshot', options)).data, 'base64');
  };
  const focused = await shot();
  if (!(await page.evaluate(loseFocus))) return `keyboard gone ${name} – it vanishes when the focus leaves`;
  const plain = await shot();
  await page.evaluate(regainFocus);
  const changed = contrastingPixels(focused, plain, 3);
  if (changed >= needed) return undefined;
  return `keyboard ring ${name} – ${changed} pixels change by 3:1 on focus, ${needed} are needed`;
}

/** Width and preferences: what the same control may look different by. */
function appearance() {
  const { attributes } = document.documentElement;
  const chosen = [...attributes].filter(({ name }) => name.startsWith('data-'));
  return [innerWidth, ...chosen.map(({ name, value }) => `${name}=${value}`).sort()].join(' ');
}

interface Met {
  readonly id: number;
  readonly name: string;
}

interface CrawlWindow extends Window {
  doorwaysCrawl?: {
    ids: Map<Element | string, number>;
    last: HTMLElement | null;
    sheet: CSSStyleSheet;
    /** What got the focus on the way back. */
    met: Met[];
    identify: (element: HTMLElement) => Met;
    note: (event: FocusEvent) => void;
  };
}

/** Stops movement, hides the caret, and puts the focus before the first stop. */
function prepare(from: string) {
  const crawl = window as CrawlWindow;
  if (!crawl.doorwaysCrawl) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important; scroll-behavior: auto !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const ids = new Map<Element | string, number>();
    const met: Met[] = [];
    const identify = (element: HTMLElement): Met => {
      const input = element as HTMLInputElement;
      const key = input.type === 'radio' && input.name ? `radio ${input.form?.id ?? ''} ${input.name}` : element;
      if (!ids.has(key)) ids.set(key, ids.size);
      const by = element
        .getAttribute('aria-labelledby')
        ?.split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
      const label = input.labels?.[0]?.textContent;
      const text = element.getAttribute('aria-label') ?? by ?? label ?? element.textContent ?? '';
      const said = (text.trim() || element.title || element.getAttribute('placeholder') || '').replace(/\s+/g, ' ');
      const role = element.getAttribute('role') ?? (element.tagName === 'A' ? 'link' : element.tagName.toLowerCase());
      return { id: ids.get(key) ?? -1, name: `${role} "${said.slice(0, 60)}"` };
    };
    const note = (event: FocusEvent) => {
      let element = event.target as HTMLElement;
      while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement as HTMLElement;
      met.push(identify(element));
    };
    crawl.doorwaysCrawl = { ids, last: null, sheet, met, identify, note };
  }
  const modal = [...document.querySelectorAll<HTMLElement>('dialog, [aria-modal=true]')].findLast(
    (each) => each.matches(':modal') || (each.matches('[aria-modal=true]') && each.checkVisibility()),
  );
  const start = modal ?? document.querySelector<HTMLElement>(from) ?? document.body;
  const before = start.getAttribute('tabindex');
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
  if (before === null) start.removeAttribute('tabindex');
  else start.setAttribute('tabindex', before);
  window.scrollTo(0, 0);
}

function restore() {
  const crawl = window as CrawlWindow;
  const { sheet } = crawl.doorwaysCrawl ?? {};
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  delete crawl.doorwaysCrawl;
}

function look(): Stop {
  const { doorwaysCrawl } = window as CrawlWindow;
  let element = document.activeElement as HTMLElement | null;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement as HTMLElement;
  const nothing = {
    id: -1,
    name: 'nothing',
    kind: '',
    inFooter: false,
    inParts: false,
    hidden: '',
    covered: 0,
    by: '',
    clip: null,
    needed: 0,
  };
  if (!doorwaysCrawl || !element || element === document.body || element === document.documentElement) return nothing;
  doorwaysCrawl.last = element;
  const { id, name } = doorwaysCrawl.identify(element);
  const input = element as HTMLInputElement;
  const role = name.slice(0, name.indexOf(' "'));
  const classes = (each: Element | null) => (each ? `${each.tagName}.${each.getAttribute('class') ?? ''}` : '');
  const kind = `${role} ${classes(element)} < ${classes(element.parentElement)}`;

  // A native field that a drawn one stands for shows its focus on the label or on the part around it.
  const own = element.getBoundingClientRect();
  const faint = own.width * own.height < 16 || Number(getComputedStyle(element).opacity) < 0.05;
  const veiled = faint && element.tagName === 'INPUT';
  const stand = veiled ? (input.labels?.[0] ?? element.parentElement) : null;
  const drawn = stand ?? element;
  const rects = [...drawn.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const inFooter = element.closest('footer:not(main footer)') !== null;
  const inParts =
    /^(date|time|month|week|datetime-local)$/.test(input.type) || element.matches(':is(video, audio)[controls]');
  const base = { id, name, kind, inFooter, inParts };
  const gone = { ...base, covered: 0, by: '', clip: null, needed: 0 };
  if (element.closest('[aria-hidden=true]')) return { ...gone, hidden: 'it is hidden from screen readers' };
  if (!drawn.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || rects.length === 0) {
    return { ...gone, hidden: 'it cannot be seen' };
  }
  const largest = rects.reduce((a, b) => (a.width * a.height >= b.width * b.height ? a : b));
  const [right, bottom] = [Math.min(largest.right, innerWidth), Math.min(largest.bottom, innerHeight)];
  const [left, top] = [Math.max(largest.left, 0), Math.max(largest.top, 0)];
  if (right - left < 1 || bottom - top < 1) return { ...gone, hidden: 'it is outside of what can be seen' };
  let covered = 0;
  let missing = 0;
  const covers = new Set<string>();
  const isOwn = (hit: Element) =>
    drawn.contains(hit) || hit.contains(drawn) || hit.contains(element) || (input.labels?.[0]?.contains(hit) ?? false);
  // Outside of its own round corners it is not there. All four are taken as round as the first.
  const { borderTopLeftRadius: turn } = getComputedStyle(drawn);
  const half = Math.min(largest.width, largest.height) / 2;
  const radius = turn.includes('%') ? half : Math.min(Number.parseFloat(turn) || 0, half);
  const isCutOff = (x: number, y: number) => {
    const across = Math.max(largest.left + radius - x, x + 1 - (largest.right - radius), 0);
    const down = Math.max(largest.top + radius - y, y + 1 - (largest.bottom - radius), 0);
    return Math.hypot(across, down) > radius;
  };
  // Pixels from the first to the last that lie wholly inside: the browser asks what a pixel meets, not a point, and
  // would answer for one that the box shares with the neighbour.
  const pixel = (from: number, to: number, step: number) => {
    const [first, last] = [Math.ceil(from), Math.max(Math.ceil(from), Math.floor(to) - 1)];
    return first + Math.round(((last - first) * step) / 4);
  };
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 5; column++) {
      const x = pixel(left, right, column);
      const y = pixel(top, bottom, row);
      const [first, ...behind] = document.elementsFromPoint(x, y);
      if (isCutOff(x, y) || (first && isOwn(first))) continue;
      // Cut shapes are not part of it; a few such points are no cover.
      if (behind.some((hit) => drawn.contains(hit))) {
        covered++;
        covers.add(classes(first ?? null));
      } else missing++;
    }
  }
  if (missing > 8) covered += missing;
  const space = 10;
  // A part that is drawn as one with its label or its frame may show the focus around all of it.
  const around = element.closest('label')?.getBoundingClientRect();
  const parent = drawn.parentElement?.getBoundingClientRect();
  const snug = parent && parent.height <= largest.height + 64 && parent.width <= largest.width + 120;
  const shown = [...rects, ...(around ? [around] : []), ...(snug ? [parent] : [])];
  const [boxLeft, boxTop] = [Math.min(...shown.map((r) => r.left)), Math.min(...shown.map((r) => r.top))];
  const [boxRight, boxBottom] = [Math.max(...shown.map((r) => r.right)), Math.max(...shown.map((r) => r.bottom))];
  const x = Math.max(0, Math.floor(boxLeft - space));
  const y = Math.max(0, Math.floor(boxTop - space));
  const clip = {
    x: x + scrollX,
    y: y + scrollY,
    width: Math.min(innerWidth, Math.ceil(boxRight + space)) - x,
    height: Math.min(innerHeight, Math.ceil(boxBottom + space)) - y,
  };
  const edges = (r: DOMRect) => {
    const wide = Math.min(r.right, innerWidth) - Math.max(r.left, 0);
    const high = Math.min(r.bottom, innerHeight) - Math.max(r.top, 0);
    const sides = (r.left >= 0 ? 1 : 0) + (r.right <= innerWidth ? 1 : 0);
    const ends = (r.top >= 0 ? 1 : 0) + (r.bottom <= innerHeight ? 1 : 0);
    return Math.max(0, wide) * ends + Math.max(0, high) * sides;
  };
  // Round corners and smoothing take a tenth of a perfect line away.
  const line = 2 * 0.85 * rects.reduce((sum, rect) => sum + edges(rect), 0);
  const coveredBy = covers.size > 0 ? ` by ${[...covers].join(', ')}` : '';
  return {
    ...base,
    hidden: '',
    covered,
    by: coveredBy,
    clip,
    needed: Math.round(stand ? Math.min(line, 2 * 0.85 * 96) : line),
  };
}

function noteFocus() {
  const { note } = (window as CrawlWindow).doorwaysCrawl ?? {};
  if (note) document.addEventListener('focusin', note);
}

function notedFocus(): Met[] {
  const { note, met } = (window as CrawlWindow).doorwaysCrawl ?? {};
  if (note) document.removeEventListener('focusin', note);
  return met ?? [];
}

function loseFocus() {
  const { last } = (window as CrawlWindow).doorwaysCrawl ?? {};
  last?.blur();
  return last?.isConnected === true;
}

function regainFocus() {
  const { last } = (window as CrawlWindow).doorwaysCrawl ?? {};
  last?.focus({ preventScroll: true });
}

function focusEnd(id: number) {
  const { ids } = (window as CrawlWindow).doorwaysCrawl ?? {};
  for (const [key, value] of ids ?? []) {
    if (value === id && typeof key !== 'string') (key as HTMLElement).focus({ preventScroll: false });
    if (value === id && typeof key === 'string') (window as CrawlWindow).doorwaysCrawl?.last?.focus();
  }
}
