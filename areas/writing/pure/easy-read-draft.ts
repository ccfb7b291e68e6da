import { terms } from '#platform/contract/glossary-terms.ts';
import { jargon } from './checks/jargon.ts';
import { countWords } from './checks/long-sentences.ts';
import { phraseFinder } from './checks/phrases.ts';
import { isShouted, wordsOf } from './checks/words.ts';
import { easyReadWords } from './easy-read.ts';

/** Every result carries it: no program can say that a text is Easy Read. */
export const draftNote = 'Draft – ask people who use Easy Read to check it.';

export interface DraftLine {
  readonly text: string;
  /** It had to be cut without a place to cut: it needs words of its own to be a sentence. */
  readonly broken: boolean;
}

export interface HardWord {
  /** As the text has it. */
  readonly word: string;
  readonly meaning: string;
}

export interface EasyReadDraft {
  readonly lines: readonly DraftLine[];
  readonly hardWords: readonly HardWord[];
}

/** Short forms with an apostrophe: Easy Read writes both words. "'d" and "'s" can stand for two things, so they stay. */
const written: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bshan['’]t\b/gi, 'shall not'],
  [/(?<=\p{L})n['’]t\b/giu, ' not'],
  [/(?<=\p{L})['’]re\b/giu, ' are'],
  [/(?<=\p{L})['’]ve\b/giu, ' have'],
  [/(?<=\p{L})['’]ll\b/giu, ' will'],
  [/\bI['’]m\b/gi, 'I am'],
  [/\b(it|that|there)['’]s\b/gi, '$1 is'],
  [/\blet['’]s\b/gi, 'let us'],
];
/** Where a sentence can become two, the best first; the word before the new line, if it is kept. */
const joints: readonly RegExp[] = [
  /(?:;| [–—]|:) /g,
  /,? (?:and then|and so|but|so|because|although|however) (?=\p{L})/gu,
  /, (?:and|or) (?=\p{L})/gu,
  / and (?=(?:I|you|we|they|he|she|it|this|that|there)\b)/g,
  /, (?=\p{L})/gu,
];
const twoIdeas = /; |, and (?=(?:I|you|we|they|he|she|it|this|that|there)\b)/g;
const small = new Set(
  'and or to for with in at on from by of about after before between into over than that through under until when where which while who without'.split(
    ' ',
  ),
);
const leading = /^(?:and then|and so|and|or|then|so|however|although) /i;
const sentencesIn = new Intl.Segmenter('en-AU', { granularity: 'sentence' });
/** Longer sentences are cut at words only: they are no sentences. */
const longestSentence = 2000;
const fewest = 2;
/** A line isn't cut before these many words only to begin the next with a small word. */
const fewestBefore = 5;

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('en-AU') + text.slice(1);
const address = /(?:https?:\/\/|www\.)\S+/g;
/** An address is one word. */
const fits = (text: string) => countWords(text.replaceAll(address, 'address')) <= easyReadWords;

/** Both words, plain words for official ones, and what is in brackets as a sentence of its own. */
function plainer(sentence: string): readonly string[] {
  const whole = written.reduce((text, [short, long]) => text.replaceAll(short, long), sentence);
  const block = { path: [0], content: [], text: whole, words: wordsOf(whole), quoted: false };
  const document = { type: 'doc', content: [] } as const;
  const edits = jargon({ document, blocks: [block], measured: { words: 0, sentences: 0, grade: 0 } })
    .flatMap(({ fix }) => fix?.edits ?? [])
    .flatMap((edit) => (edit.type === 'words' ? [edit] : []))
    .sort((one, two) => two.from - one.from);
  const simple = edits.reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), whole);
  const inside: string[] = [];
  const outside = simple.replaceAll(/ ?\(([^()]{1,300})\)/g, (all, words: string) => {
    // A short form in brackets belongs to the words before it.
    if (countWords(words) < 3) return all;
    inside.push(words);
    return '';
  });
  return [outside, ...inside.map((words) => (/[.!?]$/.test(words) ? capital(words) : `${capital(words)}.`))];
}

/** The place among those of a kind that is nearest to the middle, with words enough on both sides. */
function nearest(text: string, joint: RegExp) {
  return [...text.matchAll(joint)]
    .map(({ 0: words, index }) => ({ at: index, end: index + words.length, words }))
    .sort((one, two) => Math.abs(one.at - text.length / 2) - Math.abs(two.at - text.length / 2))
    .slice(0, 6)
    .find(({ at, end }) => countWords(text.slice(0, at)) > fewest && countWords(text.slice(end)) > fewest);
}

/** Lines of at most twelve words, cut before a small word where one is near the end. */
function cut(text: string): DraftLine[] {
  const parts = [...text.matchAll(/\S+/g)].map(({ 0: part, index }) => ({
    part,
    from: index,
    to: index + part.length,
  }));
  const lines: DraftLine[] = [];
  let start = 0;
  let first = 0;
  for (let at = 0; at < parts.length; at += 1) {
    const here = parts[at];
    if (!here || at === first || fits(text.slice(start, here.to))) continue;
    let next = at;
    while (next > first + fewestBefore && !small.has(parts[next]?.part.toLowerCase() ?? '')) next -= 1;
    if (next <= first + fewestBefore) next = at;
    const from = parts[next]?.from ?? here.from;
    lines.push({ text: text.slice(start, from).trim(), broken: true });
    start = from;
    first = next;
    at = next;
  }
  const rest = text.slice(start).trim();
  return rest ? [...lines, { text: rest, broken: lines.length > 0 }] : lines;
}

function split(sentence: string, depth = 0): DraftLine[] {
  const text = sentence.trim();
  const isShort = fits(text);
  if (!isShort && (depth > 8 || text.length > longestSentence)) return cut(text);
  // A short sentence is split where a second one begins in it: one idea a line.
  for (const joint of isShort ? [twoIdeas] : joints) {
    const found = nearest(text, joint);
    if (!found) continue;
    const word = found.words.replace(/^[,;:\s–—]+/, '');
    const before = text.slice(0, found.at).replace(/[,;:]$/, '');
    const after = `${word}${text.slice(found.end)}`.replace(/^because /i, 'This is because ').replace(leading, '');
    return [...split(`${before}.`, depth + 1), ...split(capital(after), depth + 1)];
  }
  if (isShort) return text ? [{ text, broken: false }] : [];
  return cut(text);
}

const known = phraseFinder(
  terms.flatMap(({ words, meaning }) => words.map((word) => [word.toLowerCase(), { word, meaning }] as const)),
);

/** Terms of the glossary that the text has, each once. "ART" is one, "art" is not. */
function hardWordsOf(text: string): readonly HardWord[] {
  const found = new Map<string, HardWord>();
  for (const { words, from, to, value } of known({ text, words: wordsOf(text) })) {
    const as = text.slice(from, to);
    const isShort = value.word === value.word.toUpperCase();
    if (isShort && !(words.every(isShouted) && as === value.word)) continue;
    if (!found.has(value.meaning)) found.set(value.meaning, { word: as, meaning: value.meaning });
  }
  return [...found.values()];
}

/**
 * A first draft of a text in Easy Read: one idea a line, at most 12 words, hard words with their meaning. It doesn't
 * leave anything out: a person decides line by line. Lines and list items of the text stay lines.
 */
export function draftEasyRead(text: string): EasyReadDraft {
  const lines = text
    .split('\n')
    .flatMap((line) => [...sentencesIn.segment(line.replace(/^[\s>#*•-]{0,20}/, ''))])
    .flatMap(({ segment }) => plainer(segment.trim()))
    .flatMap((sentence) => split(sentence))
    .filter((line) => /[\p{L}\p{N}]/u.test(line.text));
  return { lines, hardWords: hardWordsOf(lines.map((line) => line.text).join('\n')) };
}

/** What is stored or sent: the lines, the words to know, and that it is a draft. */
export function easyReadText(lines: readonly string[], hardWords: readonly HardWord[]): string {
  const list = hardWords.map(({ word, meaning }) => `${word}: ${meaning}`);
  return [lines.join('\n'), list.length > 0 && ['Word list', ...list].join('\n'), draftNote]
    .filter(Boolean)
    .join('\n\n');
}
