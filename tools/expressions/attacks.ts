import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A text that a pattern may take long for: a beginning, something again and again, an end that makes it fail. */
export interface Attack {
  readonly before: string;
  readonly again: string;
  readonly after: string;
}

export const attackText = ({ before, again, after }: Attack, length: number): string => {
  const times = Math.max(1, Math.ceil((length - before.length - after.length) / again.length));
  return `${before}${again.repeat(times)}${after}`.slice(0, length);
};

type Leaf = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;
type Sequence = readonly AST.Element[];

/** From so many repetitions on a quantifier counts as a loop. */
const manyTimes = 8;
const isLoop = (node: AST.Node): node is AST.Quantifier => node.type === 'Quantifier' && node.max >= manyTimes;
const isLeaf = (node: AST.Node): node is Leaf =>
  /^(?:Character|CharacterSet|CharacterClass|ExpressionCharacterClass)$/.test(node.type);
const isLookaround = (node: AST.Node): node is AST.LookaroundAssertion =>
  node.type === 'Assertion' && 'alternatives' in node;
const alternativesOf = (node: AST.Node): readonly AST.Alternative[] =>
  node.type === 'Pattern' || node.type === 'Group' || node.type === 'CapturingGroup' || isLookaround(node)
    ? node.alternatives
    : [];

/** Letters first, so that what stands for a set can be read. */
const usual = [
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  ...' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\n\r\t\0\u00a0\u2028\u200b\u0301\u0660éÉ漢½’\u202a\ud800',
  ...'\u{1f600}\u{1f3fb}\u200d\ufe0f\u2640',
];

/** All leaves below a node. */
function leavesOf(node: AST.Node): Leaf[] {
  if (isLeaf(node)) return [node];
  if (node.type === 'Quantifier') return leavesOf(node.element);
  if (node.type === 'Alternative') return node.elements.flatMap(leavesOf);
  return alternativesOf(node).flatMap(leavesOf);
}

/** One character for each set of characters that the pattern treats alike, with the leaves that take it. */
class Alphabet {
  /** Those that most loops take come first. */
  readonly all: readonly string[];
  private readonly takers = new Map<string, ReadonlySet<string>>();

  constructor(pattern: AST.Pattern, flags: string, loops: readonly AST.Quantifier[]) {
    const tests = new Map<string, RegExp>();
    for (const { raw } of leavesOf(pattern)) tests.set(raw, new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, '')));
    const written = leavesOf(pattern).flatMap((leaf) => {
      const inside = leaf.type === 'CharacterClass' ? leaf.elements : [leaf];
      return inside.flatMap((one) =>
        one.type === 'Character'
          ? [one.value]
          : one.type === 'CharacterClassRange'
            ? [one.min.value, one.max.value, one.min.value - 1, one.max.value + 1]
            : [],
      );
    });
    const signs = [
      ...written.filter((code) => code >= 0 && code <= 0x10_ff_ff).map((code) => String.fromCodePoint(code)),
    ];
    const classes = new Map<string, string>();
    for (const sign of [...usual, ...signs]) {
      const raws = [...tests].filter(([, test]) => test.test(sign)).map(([raw]) => raw);
      const key = `${raws.join('\0')}\0${/\w/.test(sign)}\0${sign === '\n'}`;
      if (classes.has(key)) continue;
      classes.set(key, sign);
      this.takers.set(sign, new Set(raws));
    }
    const looping = loops.flatMap(leavesOf);
    const popularity = new Map(
      [...classes.values()].map((sign) => [sign, looping.filter((leaf) => this.takes(leaf, sign)).length]),
    );
    this.all = [...classes.values()].sort((a, b) => (popularity.get(b) ?? 0) - (popularity.get(a) ?? 0));
  }

  takes = (leaf: Leaf, sign: string) => this.takers.get(sign)?.has(leaf.raw) === true;
  first = (leaf: Leaf) => this.all.find((sign) => this.takes(leaf, sign)) ?? '';
  last = (leaf: Leaf) => this.all.findLast((sign) => this.takes(leaf, sign)) ?? '';
  /** For each loop something that it does not take. */
  stops = (loops: readonly AST.Quantifier[]) =>
    unique(loops.flatMap(leavesOf).map((leaf) => this.all.find((sign) => !this.takes(leaf, sign)) ?? ''));
  /** In a loop, or what no loop takes but a border of words may hang on. */
  around(loops: readonly AST.Quantifier[]): string[] {
    const looping = loops.flatMap(leavesOf);
    const inside = this.all.filter((sign) => looping.some((leaf) => this.takes(leaf, sign)));
    const outside = this.all.filter((sign) => !inside.includes(sign));
    const borders = [/\w/, /\W/].map((kind) => outside.find((sign) => kind.test(sign)) ?? '');
    return unique([...inside.slice(0, 10), ...borders]);
  }
}

type Choose = (leaf: Leaf) => string;

/** A text that a part of a pattern takes, short, with one round of each loop where asked for. */
function sample(node: AST.Node, choose: Choose, rounds: 0 | 1, alternative = 0): string {
  if (isLeaf(node)) return choose(node);
  if (node.type === 'Quantifier') {
    const times = node.max >= manyTimes ? Math.max(node.min, rounds) : node.min;
    return sample(node.element, choose, rounds, alternative).repeat(Math.min(times, 60));
  }
  if (node.type === 'Alternative') return samples(node.elements, choose, rounds, alternative);
  if (node.type === 'Backreference') {
    const group = Array.isArray(node.resolved) ? node.resolved[0] : node.resolved;
    return group ? sample(group, choose, rounds, alternative) : '';
  }
  if (isLookaround(node)) return '';
  const choices = alternativesOf(node);
  const chosen = choices[alternative % Math.max(1, choices.length)];
  return chosen ? sample(chosen, choose, rounds) : '';
}
const samples = (elements: Sequence, choose: Choose, rounds: 0 | 1, alternative = 0) =>
  elements.map((one) => sample(one, choose, rounds, alternative)).join('');

/** Each run of parts that stand beside one another, anywhere in the pattern, and the way there. */
function walk(
  node: AST.Node,
  lead: (choose: Choose) => string,
  see: (elements: Sequence, lead: (choose: Choose) => string) => void,
) {
  if (node.type === 'Quantifier') walk(node.element, lead, see);
  for (const alternative of alternativesOf(node)) {
    see(alternative.elements, lead);
    for (const [n, element] of alternative.elements.entries())
      walk(element, (choose) => lead(choose) + samples(alternative.elements.slice(0, n), choose, 0), see);
  }
}

const unique = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '');

/**
 * Texts that a backtracking engine may take long for. Time grows faster than the text only where two loops (or the search
 * for a beginning and a loop) can share what is repeated. So all short words over the characters that loops take are
 * repeated, and all runs of parts of the pattern itself, after each way into a loop and before ends that fit or not.
 */
export function attacksOn(source: string, flags: string): Attack[] {
  const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, mode);
  const loops: AST.Quantifier[] = [];
  walk(
    pattern,
    () => '',
    (elements) => loops.push(...elements.filter(isLoop)),
  );
  const alphabet = new Alphabet(pattern, flags, loops);
  const choices: readonly Choose[] = [alphabet.first, alphabet.last];
  const leads: string[] = [];
  const words: string[] = [];
  walk(
    pattern,
    () => '',
    (elements, lead) => {
      for (const choose of choices) {
        for (const [n, element] of elements.entries()) {
          if (isLoop(element)) {
            leads.push(lead(choose) + samples(elements.slice(0, n), choose, 0));
            leads.push(lead(choose) + samples(elements.slice(0, n + 1), choose, 1));
          }
          const inner = element.type === 'Quantifier' ? alternativesOf(element.element).length : 1;
          for (let one = 0; one < Math.min(inner, 12); one += 1) words.push(sample(element, choose, 1, one));
          for (let to = n + 2; to <= Math.min(elements.length, n + 12); to += 1) {
            words.push(
              samples(elements.slice(n, to), choose, 1),
              lead(choose) + samples(elements.slice(0, to), choose, 1),
            );
          }
        }
      }
    },
  );
  const around = alphabet.around(loops);
  const pairs = around.flatMap((a) => around.map((b) => (a === b ? a : a + b)));
  const stops = alphabet.stops(loops).slice(0, 6);
  const stopped = stops
    .slice(0, 4)
    .flatMap((a) => [...stops.slice(0, 4), alphabet.all[0]].map((b) => (a === b ? a : a + b)));
  const ends = new Set(['', ...stops, ...stopped, ...around.slice(0, 3), '\n', '!']);
  const befores = new Set(['', ...stops.slice(0, 3), ...leads.slice(0, 12)]);
  const agains = unique([...alphabet.all.slice(0, 20), ...pairs, ...words]).slice(0, 400);
  return [...befores].flatMap((before) =>
    agains.flatMap((again) => [...ends].map((after) => ({ before, again, after }))),
  );
}
