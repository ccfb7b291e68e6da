import { type BoardWord, marks } from './words.ts';

type Said = Pick<BoardWord, 'word' | 'kind'>;

const many = new Set(['you', 'we', 'they', 'these', 'children', 'friends', 'people', 'parents']);
/** Stand before a thing, or after what is done; nobody is said to be so. */
const notWho = new Set(['me', 'my', 'your', 'our', 'his', 'her', 'their', 'him', 'us', 'them']);
const notThing = new Set([
  'here',
  'there',
  'now',
  'today',
  'tomorrow',
  'yesterday',
  'morning',
  'night',
  'soon',
  'later',
]);
const alsoNotThing = new Set(['before', 'after', 'week', 'weekend', 'birthday', 'holiday']);
const days = /^(mon|tues|wednes|thurs|fri|satur|sun)day$/;
/** Say how much, not how it is: "I more" is not yet a sentence about somebody. */
const amounts = new Set(['not', 'more', 'very', 'again', 'never']);
/** With one of these the sentence has what it needs. */
const joints = new Set(['to', 'with', 'for', 'in', 'on', 'am', 'is', 'are', 'was', 'were', "don't"]);
const takesTo = new Set(['want', 'like', 'need']);
/** "I need help" asks for help, and does not offer any. */
const alsoThings = new Set(['help', 'can']);
const opens = new Set(['and', 'but', 'because']);

const asks =
  /^(what|who|where|when|why|how|which|whose)\b|^(are|is|am|can|could|will|would|do|does) (i|you|he|she|it|we|they|this|that)\b/i;

const low = ({ word }: Said) => word.toLowerCase();

function isSubject(said: Said): boolean {
  const word = low(said);
  if (said.kind === 'who') return !notWho.has(word);
  return said.kind === 'thing' && !notThing.has(word) && !alsoNotThing.has(word) && !days.test(word);
}

/** The form of "be" that belongs before the word at this place, or nothing. */
function beBefore(words: readonly Said[], at: number): string | undefined {
  const [here, subject] = [words[at], words[at - 1]];
  if (here?.kind !== 'how' || !subject || !isSubject(subject)) return undefined;
  let next = at;
  while (words[next] && amounts.has(low(words[next] as Said))) next += 1;
  if (words[next]?.kind !== 'how' || low(words[next] as Said) === "don't") return undefined;
  const [joint, other] = [words[at - 2], words[at - 3]];
  if (joint && other && low(joint) === 'and' && isSubject(other)) return 'are';
  if (low(subject) === 'i') return 'am';
  return many.has(low(subject)) ? 'are' : 'is';
}

function clause(words: readonly Said[]): string[] {
  const out: string[] = [];
  let complete = false;
  for (const [at, said] of words.entries()) {
    const [word, before] = [low(said), words[at - 1]];
    if (opens.has(word)) complete = false;
    const form = complete ? undefined : beBefore(words, at);
    if (form) out.push(form);
    if (said.kind === 'do' && before && takesTo.has(low(before)) && !alsoThings.has(word)) out.push('to');
    out.push(said.word);
    if (form || said.kind === 'do' || joints.has(word)) complete = true;
  }
  return out;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The words as a sentence. It puts in am, is and are, and "to" before what somebody wants to do; everything else stays
 * as it was chosen, and the person can change all of it.
 */
export function sentenceOf(words: readonly Said[]): string {
  const sentences: string[] = [];
  let run: Said[] = [];
  const end = (mark?: string) => {
    const text = clause(run).join(' ');
    if (text) sentences.push(`${capital(text)}${mark ?? (asks.test(text) ? '?' : '.')}`);
    run = [];
  };
  for (const said of words) {
    const mark = marks.get(low(said));
    if (mark) end(mark);
    else run.push(said);
  }
  end();
  return sentences.join(' ');
}
