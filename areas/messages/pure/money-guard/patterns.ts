import type { Sentence } from './reading.ts';

/**
 * A pattern is words in order. `a|b` is either; `$` a sum of money; `#` a plain number; `~3` up to three words between;
 * `?a` may be missing; `^` is the beginning of the sentence. `<name>` stands for a set of words.
 */
interface Step {
  readonly words: readonly string[];
  /** Most words that may stand before it. */
  readonly gap: number;
  readonly optional: boolean;
}

export interface Pattern {
  readonly atBeginning: boolean;
  readonly steps: readonly Step[];
}

/** A number before one of these counts no money. */
const counts =
  /^(minutes?|mins?|hours?|days?|weeks?|months?|years?|metres?|m|mm|cm|km|kg|photos?|pictures?|people|points?|words?|pages?|times?|degrees?|percent|more|steps?|places?|of)$/;

const isPlainNumber = (word: string, next: string | undefined) =>
  word.length >= 2 && word.length <= 6 && /^\d+$/.test(word) && !counts.test(next ?? '');

function wordsOf(part: string, sets: Readonly<Record<string, string>>): string[] {
  return part.split('|').flatMap((one) => {
    const named = /^<(\w+)>$/.exec(one)?.[1];
    if (named === undefined) return [one];
    const set = sets[named];
    if (set === undefined) throw new Error(`No set of words is called ${named}.`);
    return wordsOf(set, sets);
  });
}

function compile(text: string, sets: Readonly<Record<string, string>>): Pattern {
  const parts = text.split(/\s+/);
  const atBeginning = parts[0] === '^';
  const steps: Step[] = [];
  let gap = 0;
  for (const part of atBeginning ? parts.slice(1) : parts) {
    if (part.startsWith('~')) {
      gap = Number(part.slice(1));
      continue;
    }
    const optional = part.startsWith('?');
    steps.push({ words: [...new Set(wordsOf(optional ? part.slice(1) : part, sets))], gap, optional });
    gap = 0;
  }
  return { atBeginning, steps };
}

/** One pattern a line. */
export const patterns = (text: string, sets: Readonly<Record<string, string>> = {}): readonly Pattern[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => compile(line, sets));

type Places = ReadonlyMap<string, readonly number[]>;

/** Where each word of a sentence stands, and sums under `$`, plain numbers under `#`. */
const known = new WeakMap<Sentence, Places>();

function placesOf(words: Sentence): Places {
  const before = known.get(words);
  if (before) return before;
  const places = new Map<string, number[]>();
  const put = (name: string, at: number) => {
    const all = places.get(name);
    if (all) all.push(at);
    else places.set(name, [at]);
  };
  words.forEach((word, at) => {
    put(word, at);
    if (word.startsWith('$') && word !== '$') put('$', at);
    if (isPlainNumber(word, words[at + 1])) put('#', at);
  });
  known.set(words, places);
  return places;
}

/**
 * Whether the words are there. For each step it keeps the places that can be reached, each once, so that nothing is
 * tried twice: the time is at most words × steps × the longest gap.
 */
export function fits({ atBeginning, steps }: Pattern, words: Sentence): boolean {
  const places = placesOf(words);
  const has = (word: string) => places.has(word);
  if (!steps.every(({ optional, words: these }) => optional || these.some(has))) return false;
  let reached = new Uint8Array(words.length + 1);
  if (atBeginning) reached[0] = 1;
  else reached.fill(1);
  for (const { words: these, gap, optional } of steps) {
    const next = optional ? reached.slice() : new Uint8Array(words.length + 1);
    let isThere = optional;
    for (const word of these) {
      for (const at of places.get(word) ?? []) {
        for (let from = at; from >= 0 && from >= at - gap; from -= 1) {
          if (reached[from] !== 1) continue;
          next[at + 1] = 1;
          isThere = true;
          break;
        }
      }
    }
    if (!isThere) return false;
    reached = next;
  }
  return true;
}

export const fitsAny = (all: readonly Pattern[], words: Sentence): boolean => all.some((one) => fits(one, words));
