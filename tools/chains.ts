// npm run chains [operation …]: the files that somebody opens to follow a call on the server, from contract to rows.
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root as here } from './install.mjs';
import { type Step, verdict } from './step.ts';
import { isNode, type Node, parse } from './syntax.ts';

/**
 * What a reader opens is counted by the functions that a call may run, from its policy and its use case on. A file
 * counts when a function on the way
 * - decides: it is the policy, or the use case;
 * - touches rows: it is given the database, writes a statement, or a piece of one for its own area; or it emits;
 * - shapes the answer: it is called a view;
 * and so does a contract that declares an event which is emitted. What platform and tables are is known, and a constant
 * says all by its name. Pure functions, and pieces of statements that another area hands out as words of its own
 * (`notBlocked`), are named apart: they ask nothing, and their names are meant to be enough. What an area brings to a
 * place or declares for a hub, and what hears an event, are chains of their own.
 */
export interface Chain {
  readonly operation: string;
  /** The contract first, then in the order in which the call reaches them. */
  readonly files: readonly string[];
  readonly areas: readonly string[];
  readonly alsoUsed: readonly string[];
}

/** Where something of this name stands. */
interface Place {
  readonly path: string;
  readonly name: string;
}

interface Found extends Place {
  readonly node: Node;
}

interface Module {
  /** What stands at the top of the file. */
  readonly own: ReadonlyMap<string, Node>;
  /** What it imports, and hands on, as values. */
  readonly imported: ReadonlyMap<string, Place>;
  /** Files of which it hands on everything. */
  readonly all: readonly string[];
}

type Kind = 'opened' | 'piece' | 'pure' | 'constant';

const givenTheDatabase = new Set(['Query', 'query', 'queryIn', 'Db', 'db', 'UseCase', 'Handler', 'Emit', 'emit']);
const writesStatement = new Set(['statement', 'once']);
const writesPiece = new Set([
  'sql',
  'asText',
  'inText',
  'isThere',
  'countOf',
  'selectFrom',
  'insertInto',
  'updateTable',
]);
const sqlText =
  /\bselect\b.+\bfrom\b|\bexists \(|\binsert into\b|\bdelete from\b|\bupdate \w+ set\b|::\w+|\b[a-z]\.[a-z_]+/is;

const nameOf = (value: unknown) => (isNode(value) ? String(value.name ?? value.value ?? '') : '');
const isType = ({ type }: Node) => type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type);

function* nodesIn(value: unknown, types = false): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each, types);
  else if (isNode(value) && (types || !isType(value))) {
    yield value;
    for (const child of Object.values(value)) yield* nodesIn(child, types);
  }
}

function kindOf(name: string, node: Node): Kind {
  const named = new Set<string>();
  let runs = false;
  let isPiece = false;
  for (const each of nodesIn(node, true)) {
    if (each.type === 'Identifier') named.add(nameOf(each));
    if (/Function|CallExpression/.test(each.type)) runs = true;
    if (each.type === 'Literal' && typeof each.value === 'string') isPiece ||= sqlText.test(each.value);
    if (each.type === 'TemplateElement') isPiece ||= sqlText.test((each.value as { raw: string }).raw);
  }
  const has = (words: ReadonlySet<string>) => [...words].some((word) => named.has(word));
  if (named.has('tables')) return 'constant';
  if (has(givenTheDatabase) || has(writesStatement) || /^view|View$/.test(name)) return 'opened';
  if (isPiece || has(writesPiece)) return 'piece';
  return runs ? 'pure' : 'constant';
}

const areaOf = (path: string) => path.split('/')[1] ?? '';
const isContract = (path: string) => /^areas\/[^/]+\/contract(\.ts|\/)/.test(path);
const isFollowed = (path: string) =>
  /^areas\/[^/]+\/./.test(path) && !/(^|\/)(tables|matrix|seed[\w-]*)\.ts$/.test(path);

/** Follows calls through the areas below `root`. */
export function makeChains(root: string) {
  const modules = new Map<string, Module>();
  const list = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

  function moduleAt(path: string): Module {
    const known = modules.get(path);
    if (known) return known;
    const own = new Map<string, Node>();
    const imported = new Map<string, Place>();
    const all: string[] = [];
    for (const statement of parse(path, textOf(path)).body as Node[]) {
      const from = nameOf(statement.source);
      // A package lands outside areas/, and is not followed.
      const target = from.startsWith('.') ? posix.join(posix.dirname(path), from) : from.replace('#', '');
      if (statement.type === 'ExportAllDeclaration') all.push(target);
      const handsOn = statement.type === 'ExportNamedDeclaration';
      if (from && statement.importKind !== 'type' && statement.exportKind !== 'type') {
        for (const each of (statement.specifiers ?? []) as Node[]) {
          if (each.importKind === 'type' || each.exportKind === 'type') continue;
          const name = nameOf(handsOn ? each.local : each.imported);
          imported.set(nameOf(handsOn ? each.exported : each.local), { path: target, name });
        }
      }
      const declared = isNode(statement.declaration) ? statement.declaration : statement;
      if (declared.type === 'FunctionDeclaration') own.set(nameOf(declared.id), declared);
      if (declared.type === 'VariableDeclaration') {
        for (const each of declared.declarations as Node[])
          for (const part of nodesIn(each.id)) if (part.type === 'Identifier') own.set(nameOf(part), each);
      }
    }
    const made = { own, imported, all };
    modules.set(path, made);
    return made;
  }

  /** Where it is declared, behind files that only hand it on. */
  function declaration({ path, name }: Place): Found | undefined {
    if (!isFollowed(path)) return undefined;
    const { own, imported, all } = moduleAt(path);
    const node = own.get(name);
    if (node) return { path, name, node };
    const on = imported.get(name);
    if (on) return declaration(on);
    for (const file of all) {
      const found = declaration({ path: file, name });
      if (found) return found;
    }
    return undefined;
  }

  return (operation: string): Chain => {
    const contract = list('areas/*/{contract.ts,contract/*.ts}').find((path) => moduleAt(path).own.has(operation));
    if (!contract) throw new Error(`No contract has an operation "${operation}".`);
    const files = new Set([contract]);
    const others = new Set<string>();
    const seen = new Set<string>();

    /** Goes through what is named in a part of a file, in the order in which it stands there. */
    function follow(path: string, part: Node, isWord = false): void {
      const { own, imported } = moduleAt(path);
      for (const each of nodesIn(part)) {
        if (each.type !== 'Identifier') continue;
        const name = nameOf(each);
        const place = own.has(name) ? { path, name } : imported.get(name);
        const found = place && declaration(place);
        if (found) meet(found, isWord || areaOf(found.path) !== areaOf(path));
      }
    }

    function meet(found: Found, isWord: boolean): void {
      const { path, name, node } = found;
      const key = `${path} ${name} ${isWord}`;
      if (seen.has(key)) return;
      seen.add(key);
      if (isContract(path)) {
        if (isEvent(node)) files.add(path);
        return;
      }
      const kind = kindOf(name, node);
      if (kind === 'opened' || (kind === 'piece' && !isWord)) files.add(path);
      else if (kind !== 'constant') others.add(path);
      follow(path, node, isWord && kind !== 'opened');
    }

    const rule = policyOf(contract, operation);
    if (rule) {
      files.add(rule.path);
      follow(rule.path, rule.node);
    }
    const useCase = handlerOf(areaOf(contract), operation);
    files.add(useCase.path);
    follow(useCase.path, useCase.node);
    return {
      operation,
      files: [...files],
      areas: [...new Set([...files].map(areaOf))],
      alsoUsed: [...others].filter((path) => !files.has(path)),
    };
  };

  function propertyOf(path: string, key: string): Node | undefined {
    for (const node of moduleAt(path).own.values())
      for (const each of nodesIn(node))
        if (each.type === 'Property' && nameOf(each.key) === key && isNode(each.value)) return each.value;
    return undefined;
  }

  /** What the manifest has under the operation's name. */
  function handlerOf(area: string, operation: string): Found {
    const manifest = `areas/${area}/server/area.ts`;
    for (const { type, name } of nodesIn(propertyOf(manifest, operation))) {
      const found = type === 'Identifier' && declaration({ path: manifest, name: String(name) });
      if (found) return found;
    }
    throw new Error(`The manifest of ${area} has no handler of ${operation}.`);
  }

  /** None for a built-in rule, such as `member`. */
  function policyOf(contract: string, operation: string): Found | undefined {
    const declared = moduleAt(contract).own.get(operation);
    const name = nameOf(
      [...nodesIn(declared)].find(({ type, key }) => type === 'Property' && nameOf(key) === 'policy')?.value,
    );
    if (!name.includes('.')) return undefined;
    for (const path of list('areas/*/server/**/*.ts')) {
      if (/\.test\.ts$|\/testing\//.test(path) || !textOf(path).includes(`'${name}':`)) continue;
      const node = propertyOf(path, name);
      if (node) return { path, name, node };
    }
    throw new Error(`No area has the policy "${name}" of ${operation}.`);
  }
}

const isEvent = (node: Node) => isNode(node.init) && isNode(node.init.callee) && nameOf(node.init.callee) === 'event';

export const chainText = ({ operation, files, areas, alsoUsed }: Chain): string =>
  [
    `${operation}: ${files.length} files in ${areas.join(', ')}`,
    ...files.map((path) => `  ${path}`),
    ...(alsoUsed.length > 0 ? ['  also used:', ...alsoUsed.map((path) => `    ${path}`)] : []),
  ].join('\n');

/** How many files of how many areas these may take at most. The numbers only fall, to 6 and 2. */
export const bounds: Readonly<Record<string, { readonly files: number; readonly areas: number }>> = {
  createPost: { files: 6, areas: 2 },
  sendMessage: { files: 6, areas: 2 },
  decideReport: { files: 6, areas: 2 },
  registerForEvent: { files: 6, areas: 2 },
  playMove: { files: 6, areas: 2 },
};

export function problemsOf(chains: readonly Chain[], most: typeof bounds): string[] {
  return chains.flatMap(({ operation, files, areas }) => {
    const allowed = most[operation];
    if (!allowed || (files.length <= allowed.files && areas.length <= allowed.areas)) return [];
    return [
      `${operation} takes ${files.length} files in ${areas.length} areas to read, at most ${allowed.files} in ${allowed.areas}: npm run chains ${operation}`,
    ];
  });
}

export const chainsStep: Step = {
  name: 'chains',
  run() {
    const chains = Object.keys(bounds).map(makeChains(here));
    const note = chains.map(({ operation, files }) => `${operation} ${files.length}`).join(', ');
    return Promise.resolve(verdict(problemsOf(chains, bounds), note));
  },
};

if (process.argv[1]?.endsWith('chains.ts')) {
  const chainOf = makeChains(here);
  const wanted = process.argv.slice(2);
  for (const operation of wanted.length > 0 ? wanted : Object.keys(bounds)) console.log(chainText(chainOf(operation)));
}
