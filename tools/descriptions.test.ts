import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { createDescriber } from '#platform/web/preferences/describer.ts';
import type { Descriptions } from '#platform/web/ui/described.ts';
import { kitDescriptions } from '#platform/web/ui/descriptions.ts';
import { root } from './install.mjs';
import { filesBelow } from './step.ts';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
type Lists = readonly { readonly area: string; readonly descriptions: Descriptions }[];

const areas = readdirSync(join(root, 'areas'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

async function allLists(): Promise<Lists> {
  const files = areas.map((area) => ({ area, file: join(root, 'areas', area, 'web/descriptions.ts') }));
  const own = await Promise.all(
    files
      .filter(({ file }) => existsSync(file))
      .map(async ({ area, file }) => ({
        area,
        ...((await import(pathToFileURL(file).href)) as { descriptions: Descriptions }),
      })),
  );
  return [{ area: 'the kit', descriptions: kitDescriptions }, ...own];
}

/** Something that is known only when it is drawn. */
const hole = '\u0000';
const cross = (some: readonly string[], others: readonly string[]) =>
  some.flatMap((one) => others.map((other) => one + other));
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodes = (value: unknown) => value as readonly Node[];
const nameOf = (element: Node) => ((element.openingElement as Node).name as Node).name as string | undefined;
const attribute = (element: Node, name: string) =>
  nodes((element.openingElement as Node).attributes).find((each) => (each.name as Node | undefined)?.name === name)
    ?.value as Node | undefined;

/** All that an expression may show, with holes for what is not written there. */
function wordsIn(node: Node | undefined): readonly string[] {
  switch (node?.type) {
    case undefined:
    case 'JSXEmptyExpression':
      return [''];
    case 'JSXText': {
      const text = node.value as string;
      return [text.includes('\n') ? text.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s*\n\s*/g, ' ') : text];
    }
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return wordsIn(node.expression as Node);
    case 'Literal':
      return [typeof node.value === 'string' ? node.value : ''];
    case 'ConditionalExpression':
      return [...wordsIn(node.consequent as Node), ...wordsIn(node.alternate as Node)];
    case 'CallExpression': {
      if ((node.callee as Node).name !== 'plural') return [hole];
      const [, one, other] = nodes(node.arguments);
      return [...wordsIn(one), ...(other ? wordsIn(other) : wordsIn(one).map((word) => `${word}s`))];
    }
    case 'LogicalExpression':
      return node.operator === '&&' ? ['', ...wordsIn(node.right as Node)] : [hole];
    case 'TemplateLiteral':
      return nodes(node.quasis).reduce<readonly string[]>(
        (all, part, at) =>
          cross(cross(all, [(part.value as { cooked: string }).cooked]), wordsIn(nodes(node.expressions)[at])),
        [''],
      );
    case 'JSXFragment':
      return childrenOf(node);
    case 'JSXElement':
      // As platform/web/preferences/describer.ts reads them: what a component draws is not known there.
      return /^[A-Z]/.test(nameOf(node) ?? '') || /\b(vh|num)\b/.test(String(attribute(node, 'className')?.value ?? ''))
        ? ['']
        : childrenOf(node);
    default:
      return [hole];
  }
}
const childrenOf = (node: Node) =>
  nodes(node.children).reduce<readonly string[]>((all, child) => cross(all, wordsIn(child)), ['']);

interface Control {
  readonly file: string;
  readonly words: string;
}

/** Buttons, links that look like them and entries of menus, by the words on them; those that bring a description of their own are left out. */
function controlsIn(file: string): readonly Control[] {
  const found: Control[] = [];
  const add = (words: readonly string[]) =>
    found.push(...words.map((each) => ({ file, words: each.replace(/\s+/g, ' ').trim() })));
  const property = (node: Node, name: string) =>
    nodes(node.properties).find((each) => (each.key as Node | undefined)?.name === name)?.value as Node | undefined;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each);
      return;
    }
    if (!isNode(value)) return;
    if (value.type === 'JSXElement' && ['Button', 'ButtonLink', 'FileButton'].includes(nameOf(value) ?? '')) {
      if (!attribute(value, 'description')) add(childrenOf(value));
    }
    if (value.type === 'ObjectExpression') {
      const label = property(value, 'label');
      if (label && (property(value, 'onSelect') ?? property(value, 'items')) && !property(value, 'description'))
        add(wordsIn(label));
    }
    for (const each of Object.values(value)) if (typeof each === 'object') visit(each);
  };
  visit(parseSync(file, readFileSync(join(root, file), 'utf8'), { lang: 'tsx' }).program);
  return found;
}

const screens = () =>
  filesBelow(['areas', 'platform'], (path) => path.endsWith('.tsx') && !path.endsWith('.examples.tsx'), root);

/** Said where the words of a control are not known (platform/web/preferences/describer.ts). */
const kinds = new Set(['a menu', 'a file', 'a fold', 'a switch']);

/** What has no description, whatever stands on it: plain links, and all that is read and not pressed. */
const isMute = (element: Node) => {
  const name = nameOf(element) ?? '';
  return name === 'Link' || (/^[a-z]/.test(name) && name !== 'button');
};
const namesNoControl = new Set(['title', 'aria-label', 'pendingText', 'href', 'path', 'className']);

/** All that a file says in places from which it may come onto a control, with holes; what surely does not is left out. */
function mayBeControls(file: string): readonly string[] {
  const found: string[] = [];
  const visit = (value: unknown, inControl: boolean): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, inControl);
      return;
    }
    if (!isNode(value) || value.type === 'ImportDeclaration') return;
    const name = (value.name ?? value.key) as Node | undefined;
    const isNamed = value.type === 'JSXAttribute' || value.type === 'Property';
    if (isNamed && namesNoControl.has(String(name?.name ?? name?.value))) return;
    if (value.type === 'JSXElement') {
      const isControl = ['Button', 'ButtonLink', 'FileButton', 'button'].includes(nameOf(value) ?? '');
      if (isControl) found.push(...childrenOf(value));
      visit((value.openingElement as Node).attributes, false);
      if (inControl || isControl || !isMute(value)) visit(value.children, inControl || isControl);
      else
        visit(
          nodes(value.children).filter(({ type }) => type !== 'JSXText'),
          false,
        );
      return;
    }
    if (['Literal', 'JSXText', 'TemplateLiteral'].includes(value.type)) found.push(...wordsIn(value));
    for (const each of Object.values(value)) if (typeof each === 'object') visit(each, inControl);
  };
  visit(parseSync(file, readFileSync(join(root, file), 'utf8'), { lang: 'tsx' }).program, false);
  return found.map((each) => each.replace(/\s+/g, ' ').trim());
}
const isCode = (path: string) =>
  /\/(web|pure)\//.test(path) &&
  /\.tsx?$/.test(path) &&
  !/(\.(test|examples|e2e|full)\.tsx?|\/descriptions\.ts)$|\/testing\//.test(path);

describe('what controls do, for members who want longer descriptions', () => {
  test('every button, every link that looks like one and every entry of a menu, in all areas, has a text that adds to its words', async () => {
    const describer = createDescriber((await allLists()).map(({ descriptions }) => descriptions));
    const controls = screens().flatMap(controlsIn);
    expect(controls.length).toBeGreaterThan(500);
    const bare = controls
      // What is known only on the screen is looked at there (areas/accessibility/e2e/everywhere.e2e.ts).
      .filter(({ words }) => words !== '' && !words.startsWith(hole))
      .filter(({ words }) => {
        const known = words.replaceAll(hole, '…');
        const text = describer(known, {}) ?? describer(known.split('…')[0]?.trim(), {});
        return text === undefined || known.toLowerCase().includes(text.toLowerCase());
      });
    expect(bare.map(({ file, words }) => `${file}: ${words.replaceAll(hole, '…')}`)).toEqual([]);
  });

  test('the same words never get two texts', async () => {
    const seen = new Map<string, string[]>();
    for (const { area, descriptions } of await allLists())
      for (const words of Object.keys(descriptions)) seen.set(words, [...(seen.get(words) ?? []), area]);
    expect([...seen].filter(([, lists]) => lists.length > 1)).toEqual([]);
  });

  test('every text has a control that can say it', async () => {
    const files = filesBelow(['areas', 'platform'], isCode, root);
    const said = files.flatMap((file) => mayBeControls(file).map((words) => ({ file, words })));
    expect(said.length).toBeGreaterThan(5000);
    const whole = new Set(said.map(({ words }) => words));
    // What an area puts together itself: a hole stands for anything, beside words that are worth the name.
    const open = said
      .filter(({ words }) => words.includes(hole) && words.replaceAll(hole, '').trim().length > 3)
      .map(({ file, words }) => ({ file, parts: words.split(hole) }));
    const isMade = (name: string, area: string) =>
      open.some(
        ({ file, parts }) =>
          (file.startsWith(`areas/${area}/`) || file.startsWith('platform/')) &&
          name.startsWith(parts[0] ?? '') &&
          name.endsWith(parts.at(-1) ?? '') &&
          parts.every((part) => name.includes(part)),
      );
    const begins = (beginning: string) => [...whole].some((words) => `${words} `.startsWith(beginning));
    const isSaid = (name: string, area: string) =>
      whole.has(name) || kinds.has(name) || (name.endsWith(' …') ? begins(name.slice(0, -1)) : isMade(name, area));
    const dead = (await allLists()).flatMap(({ area, descriptions }) =>
      Object.keys(descriptions)
        .filter((name) => !isSaid(name, area))
        .map((name) => `${area}: ${name}`),
    );
    expect(dead).toEqual([]);
  });

  test('every text is a short sentence', async () => {
    const texts = (await allLists()).flatMap(({ descriptions }) => Object.values(descriptions));
    const wrong = texts.filter((text) => !/^[A-Z].*\.$/.test(text) || text.length > 140);
    expect(wrong).toEqual([]);
  });
});
