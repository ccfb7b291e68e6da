import type { Page } from '@playwright/test';

export interface TreeNode {
  readonly role: string;
  readonly name: string;
  readonly depth: number;
  readonly level?: number | undefined;
  readonly url?: string | undefined;
  /** Names of the groups around it. */
  readonly within: string;
  readonly modal: boolean;
}

const controls = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'switch', 'slider', 'spinbutton'],
  ...[
    'tab',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'treeitem',
    'DisclosureTriangle',
    'PopUpButton',
    'ToggleButton',
  ],
]);
const groups = new Set([
  'group',
  'radiogroup',
  'listbox',
  'menu',
  'menubar',
  'tablist',
  'tree',
  'grid',
  'dialog',
  'alertdialog',
  // The browser's own buttons of a clip or a recording are known by the name of what they play.
  'Video',
  'Audio',
]);
const landmarks = new Set(['banner', 'main', 'contentinfo', 'complementary', 'navigation', 'search', 'form', 'region']);

/** The browser draws and names what is inside: every date has a Day, and the field that holds it has the name. */
const drawnByBrowser = new Set(['Date', 'DateTime', 'InputTime']);

/** The accessibility tree that Chromium gives to screen readers, without ignored nodes. */
export async function readTree(page: Page): Promise<TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const list: TreeNode[] = [];
  const walk = (id: string, depth: number, within: string) => {
    const node = byId.get(id);
    if (!node) return;
    const role = String(node.role?.value ?? '');
    const name = String(node.name?.value ?? '').trim();
    const property = (wanted: string) => node.properties?.find((each) => (each.name as string) === wanted)?.value.value;
    const shown = !node.ignored && !/^(InlineTextBox|StaticText|none|generic|RootWebArea)$/.test(role);
    if (shown) {
      const level = property('level');
      const url = property('url');
      list.push({
        ...{ role, name, depth, within, modal: property('modal') === true },
        ...{ level: typeof level === 'number' ? level : undefined, url: typeof url === 'string' ? url : undefined },
      });
    }
    if (drawnByBrowser.has(role)) return;
    const inside = shown && groups.has(role) ? `${within}/${role} ${name}` : within;
    for (const child of node.childIds ?? []) walk(child, shown ? depth + 1 : depth, inside);
  };
  if (nodes[0]) walk(nodes[0].nodeId, 0, '');
  return list;
}

const vague =
  /^(click here|here|more|read more|learn more|link|this|this link|details|go|view|see more|continue reading)\W*$/i;

/** Names, headings and landmarks, as a screen reader lists them. */
export async function treeProblems(page: Page): Promise<string[]> {
  const nodes = await readTree(page);
  const problems: string[] = [];
  const named = new Map<string, TreeNode>();
  for (const node of nodes) {
    const { role, name, within, url } = node;
    if (role === 'link' && vague.test(name))
      problems.push(`own vague-link "${name}" – says nothing without its surroundings`);
    if (!controls.has(role)) continue;
    if (!name) {
      problems.push(`own unnamed ${role}${within} – a control without a name`);
      continue;
    }
    const key = `${role} "${name}"${within}`;
    const other = named.get(key);
    if (other && !(url && other.url === url)) problems.push(`own same-name ${key} – two controls, one name`);
    named.set(key, node);
  }
  problems.push(...headingProblems(nodes), ...landmarkProblems(nodes));
  const modal = nodes.some((node) => node.modal);
  const h1 = nodes.filter(({ role, level }) => role === 'heading' && level === 1);
  if (!modal && h1.length !== 1) problems.push(`own one-h1 – the page has ${h1.length}`);
  const title = await page.title();
  const first = h1[0]?.name.replace(/\s+/g, ' ') ?? '';
  const stem = title.split(' – ')[0]?.replace(/^(Error: |\(\d+\) )/, '') ?? '';
  const related = first.includes(stem) || stem.includes(first);
  if (!modal && (!title.trim() || !stem || !related)) {
    problems.push(`own title – the page is titled "${title}" and headed "${first}"`);
  }
  return [...new Set(problems)];
}

function headingProblems(nodes: readonly TreeNode[]) {
  const problems: string[] = [];
  let before = 0;
  for (const { role, name, level } of nodes) {
    if (role !== 'heading' || level === undefined) continue;
    if (!name) problems.push(`own empty-heading – level ${level}`);
    if (before > 0 && level > before + 1) problems.push(`own heading-jump "${name}" – level ${level} after ${before}`);
    before = level;
  }
  return problems;
}

function landmarkProblems(nodes: readonly TreeNode[]) {
  const seen = new Set<string>();
  return nodes.flatMap(({ role, name }) => {
    if (!landmarks.has(role)) return [];
    const key = `${role} "${name}"`;
    if (seen.has(key)) return [`own same-landmark ${key} – two landmarks, one name`];
    seen.add(key);
    return [];
  });
}
