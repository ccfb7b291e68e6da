import { expect, type Page } from '@playwright/test';
import { tally } from './tally.ts';

export interface ReflowOptions {
  readonly name?: string;
  /** CSS pixels; 320 is a window of 1280 at 400 % zoom. */
  readonly width?: number;
  readonly height?: number;
  /** Attributes of the html element while measuring; null removes one. Default: the largest text. */
  readonly attributes?: Readonly<Record<string, string | null>>;
}

/** At 320 px with the largest text and with wide text spacing: nothing sideways, no text cut off, targets big enough. */
export async function reflowProblems(page: Page, options: ReflowOptions = {}): Promise<string[]> {
  const { width = 320, height = 640, attributes = { 'data-font-size': 'extra-large' } } = options;
  const size = page.viewportSize();
  await page.setViewportSize({ width, height });
  const restore = await withAttributes(page, attributes);
  const problems = await page.evaluate(measure, '');
  await page.evaluate(addSpacing);
  problems.push(...(await page.evaluate(measure, 'spaced ')));
  await page.evaluate(removeSpacing);
  problems.push(...(await page.evaluate(smallTargets, 24)));
  await restore();
  const assisted = await withAttributes(page, { 'data-click-assistance': '' });
  problems.push(...(await page.evaluate(smallTargets, 44)));
  await assisted();
  if (size) await page.setViewportSize(size);
  tally('reflow');
  return [...new Set(problems)];
}

export async function checkReflow(page: Page, options: ReflowOptions = {}) {
  expect(await reflowProblems(page, options), `Reflow of ${options.name ?? page.url()}`).toEqual([]);
}

/** Sets attributes of the html element as preferences do, waits until that is drawn, and returns the way back. */
export async function withAttributes(page: Page, attributes: Readonly<Record<string, string | null>>) {
  const before = await page.evaluate((wanted) => {
    const root = document.documentElement;
    const old: Record<string, string | null> = {};
    for (const [name, value] of Object.entries(wanted)) {
      old[name] = root.getAttribute(name);
      if (value === null) root.removeAttribute(name);
      else root.setAttribute(name, value);
    }
    return new Promise<Record<string, string | null>>((done) => {
      // Hundreds of transitions, short as they are, may need more than two frames to start and end on a busy machine.
      const look = () => {
        // In a closed disclosure Chromium goes on listing one that has finished.
        const runs = ({ playState }: Animation) => playState === 'running';
        if (document.getAnimations().some((one) => one instanceof CSSTransition && runs(one)))
          requestAnimationFrame(look);
        else done(old);
      };
      requestAnimationFrame(() => requestAnimationFrame(look));
    });
  }, attributes);
  return async () => void (await withAttributes(page, before));
}

interface SpacingWindow extends Window {
  doorwaysSpacing?: CSSStyleSheet;
}

/** The override of success criterion 1.4.12. */
function addSpacing() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  (window as SpacingWindow).doorwaysSpacing = sheet;
}

function removeSpacing() {
  const { doorwaysSpacing } = window as SpacingWindow;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== doorwaysSpacing);
}

function measure(how: string): string[] {
  const problems: string[] = [];
  const root = document.documentElement;
  const where = (element: Element) => {
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
    return `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(/\s+/).join('.')} "${text}"`;
  };
  const scrolls = (element: Element | null): boolean => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
    }
    return false;
  };
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right > root.clientWidth + 0.5 && !scrolls(each.parentElement),
    );
    const deepest = wide.filter((each) => !wide.some((other) => other !== each && each.contains(other)));
    const names = deepest.slice(0, 3).map(where).join(', ');
    problems.push(`reflow ${how}sideways – ${root.scrollWidth} px in ${root.clientWidth}: ${names}`);
  }
  // One ancestor is above many texts.
  const known = new Map<Element, { cutsX: boolean; cutsY: boolean; scrolls: boolean; slack: number }>();
  const styleOf = (box: Element) => {
    const before = known.get(box);
    if (before) return before;
    const style = getComputedStyle(box);
    const found = {
      cutsX: /hidden|clip/.test(style.overflowX),
      cutsY: /hidden|clip/.test(style.overflowY),
      scrolls: /auto|scroll/.test(style.overflowX + style.overflowY),
      // The line box is taller than the letters by its leading, so a few pixels lose nothing.
      slack: Math.max(1.5, (Number.parseFloat(style.lineHeight) || 0) - Number.parseFloat(style.fontSize)),
    };
    known.set(box, found);
    return found;
  };
  const unseen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 2 || height <= 2 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const words = [...element.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (words.length === 0 || unseen(element) || element.closest('[aria-hidden=true], [data-may-clip]')) continue;
    for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
      const { cutsX, cutsY, scrolls: moves, slack } = styleOf(box);
      if (moves) break;
      if (!cutsX && !cutsY) continue;
      if (unseen(box)) break;
      // Its own words: those of the elements inside are looked at by themselves, and some are for screen readers alone.
      const lines = words.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
      const text = {
        left: Math.min(...lines.map(({ left }) => left)),
        right: Math.max(...lines.map(({ right }) => right)),
        top: Math.min(...lines.map(({ top }) => top)),
        bottom: Math.max(...lines.map(({ bottom }) => bottom)),
      };
      const frame = box.getBoundingClientRect();
      const lostX = cutsX && (text.right > frame.right + 1.5 || text.left < frame.left - 1.5);
      const lostY = cutsY && (text.bottom > frame.bottom + slack || text.top < frame.top - slack);
      if (lostX || lostY) {
        problems.push(`reflow ${how}clipped ${where(element)} – ${lostX ? 'sideways' : 'below'} by ${where(box)}`);
        break;
      }
    }
  }
  return problems;
}

/** Targets below the size, unless a circle of 24 px around each meets no other target (2.5.8). */
function smallTargets(least: number): string[] {
  const targets = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=menuitem], [role=option]',
    ),
  ].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !each.closest('[inert], [aria-hidden=true]'),
  );
  const inSentence = (element: HTMLElement) => {
    if (element.tagName !== 'A' || !getComputedStyle(element).display.startsWith('inline')) return false;
    const around = element.closest('p, li, dd, td, figcaption, legend, label');
    const own = (element.textContent ?? '').trim().length;
    return around !== null && (around.textContent ?? '').trim().length > own + 8;
  };
  const boxOf = (element: HTMLElement) => {
    const label = (element as HTMLInputElement).labels?.[0];
    const drawn = element.getBoundingClientRect();
    if (!label || !/^(checkbox|radio|file)$/.test((element as HTMLInputElement).type)) return drawn;
    // Pressing the label presses the field: both together are the target.
    const words = label.getBoundingClientRect();
    const [x, y] = [Math.min(drawn.left, words.left), Math.min(drawn.top, words.top)];
    return new DOMRect(x, y, Math.max(drawn.right, words.right) - x, Math.max(drawn.bottom, words.bottom) - y);
  };
  const boxes = targets
    .map((element) => ({ element, box: boxOf(element) }))
    .filter(({ box }) => box.width > 2 && box.height > 2);
  const problems: string[] = [];
  for (const { element, box } of boxes) {
    if (box.width >= least - 0.5 && box.height >= least - 0.5) continue;
    if (inSentence(element)) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const crowded =
      least > 24 ||
      boxes.some(({ element: other, box: near }) => {
        if (other === element || other.contains(element) || element.contains(other)) return false;
        const small = near.width < 24 || near.height < 24;
        const [nearX, nearY] = [near.left + near.width / 2, near.top + near.height / 2];
        if (small) return Math.hypot(x - nearX, y - nearY) < 24;
        const dx = Math.max(near.left - x, 0, x - near.right);
        const dy = Math.max(near.top - y, 0, y - near.bottom);
        return Math.hypot(dx, dy) < 12;
      });
    if (!crowded) continue;
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 40);
    problems.push(
      `target ${least} ${element.tagName.toLowerCase()} "${text}" – ${Math.round(box.width)} × ${Math.round(box.height)} px`,
    );
  }
  return problems;
}
