import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { axeProblems, ibmProblems, markupProblems } from './engines.ts';
import { fullMatrix } from './matrix.ts';
import { ownProblems } from './own-rules.ts';
import { tally } from './tally.ts';
import { readTree, treeProblems } from './tree.ts';

export interface AccessibilityOptions {
  /** Shown when it fails: the screen and its state. */
  readonly name: string;
  /** Also ask for 7:1 contrast of text (AAA), as the default theme promises. */
  readonly enhancedContrast?: boolean;
  /** "npm test" asks IBM's engine for a route of each area, the full matrix for each state: it takes half of a scan. */
  readonly bothEngines?: boolean;
  /** Problems accepted here, each with its reason: { 'axe color-contrast .logo': 'logotypes are exempt' }. */
  readonly accept?: Readonly<Record<string, string>>;
}

/**
 * Half-way through a fade every contrast is wrong: what moves and will end is waited for. What is folded away is not:
 * the browser says nothing of the end of a movement that it does not draw.
 */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const ends = Number.isFinite(effect?.getComputedTiming().endTime);
      return ends && playState === 'running' && target?.checkVisibility() === true;
    });
    await Promise.allSettled(ending.map((one) => one.finished));
  });

/**
 * Markup in which this process has found nothing. IBM's engine and the validator judge markup, and take most of a scan's
 * time: "npm test" asks once for each state, whatever its colours and width; the full matrix asks always.
 */
const sound = new Set<string>();

async function markupKey(page: Page) {
  const html = (await page.content()).replace(/<html[^>]*>/, '');
  return createHash('sha256').update(html).digest('base64');
}

async function structureProblems(page: Page, bothEngines: boolean): Promise<string[]> {
  const key = `${await markupKey(page)} ${bothEngines}`;
  if (!fullMatrix && sound.has(key)) return [];
  if (bothEngines) tally('ibm');
  tally('markup');
  const found = [...(bothEngines ? await ibmProblems(page) : []), ...(await markupProblems(page))];
  if (found.length === 0) sound.add(key);
  return found;
}

/** Two engines, the markup and our own rules over the page as it stands; [] when nothing was found. */
export async function accessibilityProblems(page: Page, options: AccessibilityOptions): Promise<string[]> {
  await atRest(page);
  tally('axe');
  const found = [
    ...(await axeProblems(page, options.enhancedContrast ?? false)),
    ...(await structureProblems(page, options.bothEngines ?? fullMatrix)),
    ...(await treeProblems(page)),
    ...(await ownProblems(page)),
  ];
  const accepted = Object.keys(options.accept ?? {});
  return found.filter((problem) => !accepted.some((start) => problem.startsWith(start)));
}

export async function checkAccessibility(page: Page, options: AccessibilityOptions) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await accessibilityProblems(page, options), `Accessibility of ${options.name}`).toEqual([]);
}

/** Roles and names of everything that a screen reader meets, for golden files: expect(…).toMatchSnapshot(). */
export async function accessibleOutline(page: Page): Promise<string> {
  const nodes = await readTree(page);
  return nodes.map(({ role, name, depth }) => `${'  '.repeat(depth)}${role} "${name}"`).join('\n');
}
