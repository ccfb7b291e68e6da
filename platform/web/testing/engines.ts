import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { inject } from './inject.ts';
import { mistaken, reviewed } from './reviewed.ts';

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
    readonly ace: {
      Checker: new () => {
        rulesetRules: Record<string, string[]>;
        check(on: Document, policies: string[]): Promise<{ results: IbmResult[] }>;
      };
    };
  }
}

const require = createRequire(import.meta.url);
const source = (path: string) => readFileSync(require.resolve(path), 'utf8');
const axeSource = source('axe-core/axe.min.js');
const aceSource = source('accessibility-checker-engine/ace.js');

const isReviewed = (problem: string) => reviewed.some(({ pattern }) => pattern.test(problem));

const targetOf = ({ target }: AxeResults['violations'][number]['nodes'][number]) => target.flat().join(' ');
const without = (list: AxeResults['violations'], targets: ReadonlySet<string>) =>
  list.map((rule) =>
    rule.id === 'color-contrast' ? { ...rule, nodes: rule.nodes.filter((node) => !targets.has(targetOf(node))) } : rule,
  );

/** Text that has scrolled under its neighbours is looked at again where it can be seen; these it then finds sound. */
async function decidedInView(page: Page, incomplete: AxeResults['violations']): Promise<string[]> {
  const targets = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.filter(({ failureSummary = '' }) => /obscured/.test(failureSummary)).map(targetOf));
  return page.evaluate(async (selectors) => {
    const sound: string[] = [];
    for (const selector of selectors) {
      const element = document.querySelector(selector);
      const box = element?.closest('.thread-box, .dialog-in') ?? document.scrollingElement;
      if (!element || !box) continue;
      const { scrollTop } = box;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { passes } = await window.axe.run(element, { runOnly: { type: 'rule', values: ['color-contrast'] } });
      if (passes.length > 0) sound.push(selector);
      box.scrollTop = scrollTop;
    }
    return sound;
  }, targets);
}

/** axe-core: violations, and what it could not decide and nobody has reviewed. */
export async function axeProblems(page: Page, enhancedContrast: boolean): Promise<string[]> {
  await inject(page, 'axe', axeSource);
  const results: AxeResults = await page.evaluate(async (enhanced) => {
    // What came or went while it was looked at, the engine cannot place: the page is looked at again.
    for (let looks = 1; ; looks += 1) {
      let changed = false;
      const watch = new MutationObserver(() => {
        changed = true;
      });
      watch.observe(document.body, { childList: true, subtree: true });
      const found = await window.axe.run(document, {
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
        rules: {
          'label-content-name-mismatch': { enabled: true },
          'color-contrast-enhanced': { enabled: enhanced },
        },
        resultTypes: ['violations', 'incomplete'],
        elementRef: false,
      });
      watch.disconnect();
      if (!changed || looks === 3) return found;
    }
  }, enhancedContrast);
  const lines = (kind: string, list: AxeResults['violations']) =>
    list.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => {
        const why = failureSummary.split('\n').slice(1, 2).join('').trim();
        return `${kind} ${id} ${target.flat().join(' ')} – ${why || help}`;
      }),
    );
  const hidden = new Set(await decidedInView(page, results.incomplete));
  const undecided = lines('axe undecided', without(results.incomplete, hidden)).filter(
    (problem) => !isReviewed(problem),
  );
  return [...lines('axe', results.violations), ...undecided];
}

interface IbmResult {
  readonly ruleId: string;
  readonly reasonId: string;
  readonly value: [string, string];
  readonly message: string;
  readonly snippet: string;
  readonly path: { dom: string };
}

/** IBM's engine: failures, and potential failures that nobody has reviewed. */
export async function ibmProblems(page: Page): Promise<string[]> {
  await inject(page, 'ace', aceSource);
  const results = await page.evaluate(async () => {
    const checker = new window.ace.Checker();
    // It compares each stop with all of the page, takes half of the time and only says "perhaps"; the keyboard crawl
    // looks for itself. (The engine's own disableRule() takes away every rule.)
    const { WCAG_2_2: rules = [] } = checker.rulesetRules;
    checker.rulesetRules.WCAG_2_2 = rules.filter((id) => id !== 'element_tabbable_unobscured');
    // It looks into what is folded away and takes a label there for none: it is unfolded, and the page is not told.
    const folded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    const hush = (event: Event) => event.stopImmediatePropagation();
    const fold = async (open: boolean) => {
      for (const one of folded) one.open = open;
      await new Promise((resolve) => setTimeout(resolve));
    };
    window.addEventListener('toggle', hush, true);
    await fold(true);
    const report = await checker.check(document, ['WCAG_2_2']);
    await fold(false);
    window.removeEventListener('toggle', hush, true);
    if (report.results.length === 0) throw new Error('The second engine looked at nothing.');
    return report.results
      .filter(({ value }) => value[0] === 'VIOLATION' && (value[1] === 'FAIL' || value[1] === 'POTENTIAL'))
      .map(({ ruleId, value, message, snippet }) => ({ ruleId, outcome: value[1], message, snippet }));
  });
  return results
    .map(({ ruleId, outcome, message, snippet }) => {
      const kind = outcome === 'FAIL' ? 'ibm' : 'ibm potential';
      return `${kind} ${ruleId} ${snippet.slice(0, 240)} – ${message}`;
    })
    .filter((problem) => !mistaken.some(({ pattern }) => pattern.test(problem)))
    .filter((problem) => !problem.startsWith('ibm potential') || !isReviewed(problem));
}

/** Rules about how HTML is typed say nothing about what React wrote into the DOM. */
const off = [
  'attribute-boolean-style',
  'attribute-empty-style',
  'doctype-style',
  'element-case',
  'long-title',
  'no-conditional-comment',
  'no-dup-class',
  'no-inline-style',
  'no-raw-characters',
  'no-trailing-whitespace',
  'no-self-closing',
  'require-sri',
  'tel-non-breaking',
  'void-style',
  // Safari forgets that an unmarked list is a list, so role="list" is said.
  'no-redundant-role',
  'prefer-native-element',
];

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      ...Object.fromEntries(off.map((rule) => [rule, 'off'])),
      'valid-id': ['error', { relaxed: true }],
      'form-dup-name': [
        'error',
        { allowArrayBrackets: true, shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] },
      ],
    },
  }),
);

/** html-validate over the document as it is now. */
export async function markupProblems(page: Page): Promise<string[]> {
  // What stands in noscript is another page: the one without JavaScript.
  const html = (await page.content()).replace(/<noscript[\s\S]*?<\/noscript>/g, '');
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, selector }) => `markup ${ruleId} ${selector ?? ''} – ${message}`)
      .filter((problem) => !isReviewed(problem)),
  );
}
