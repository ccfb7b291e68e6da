import type { Finding, Rule } from './finding.ts';
import type { TextBlock } from './text-blocks.ts';
import { follows } from './words.ts';

const being = new Set(
  "am is are was were be been being isn't aren't wasn't weren't you're we're they're i'm".split(' '),
);
/** What may stand between the verb and its participle, besides words with -ly. */
const between = new Set('not also always often already still never just only first then now being been'.split(' '));
/** What belongs to the verb before it: "has been", "will be". */
const helpers = new Set(
  "has have had will would shall should can could may might must to not hasn't haven't hadn't won't can't cannot".split(
    ' ',
  ),
);
/** Participles that tell of an act nearly always, and hardly ever of a state. */
const participles = new Set(
  `given taken made written sent told paid kept built bought sold taught brought chosen driven stolen spoken drawn thrown lent withdrawn undertaken overseen forgiven bitten eaten fed
  approved accepted addressed adopted advised allocated amended announced appointed arranged asked assessed assigned awarded calculated cancelled carried changed charged checked claimed collected completed conducted confirmed considered contacted created decided deducted delivered denied described destroyed developed discussed documented
  elected established evaluated examined explained extended filed forwarded funded granted handled identified implemented imposed improved informed inspected installed introduced investigated issued launched lodged maintained managed measured monitored notified obtained offered ordered organised
  performed placed posted prepared presented processed produced promised promoted provided published purchased received recommended recorded reduced referred refused rejected released removed repaired replaced reported requested reviewed revised selected served signed stopped submitted suggested supplied suspended tested transferred treated updated verified viewed visited warned`
    .split(/\s+/)
    .filter(Boolean),
);
/** Ends in -ed and needs "by" to be an act: "was pushed by". */
const regular = /^\p{L}{3,}ed$/u;
/** "made of wood", "made up of": what something is, not who did it. */
const ofWhat = new Set(['of', 'up', 'from']);
const mostBetween = 2;

/** Where in the words a passive ends, or undefined where there is none. */
function passiveFrom({ text, words }: TextBlock, at: number): { last: number; agent: boolean } | undefined {
  let next = at + 1;
  const plain = (place: number) => (follows(text, words[place - 1], words[place]) ? (words[place]?.plain ?? '') : '');
  while (next <= at + mostBetween && (between.has(plain(next)) || /^\p{L}{3,}ly$/u.test(plain(next)))) next += 1;
  const participle = plain(next);
  const after = plain(next + 1);
  const agent = after === 'by';
  if (participle === 'made' && ofWhat.has(after)) return undefined;
  if (!participles.has(participle) && !(agent && regular.test(participle))) return undefined;
  return { last: agent ? next + 1 : next, agent };
}

/**
 * Forms of "be" with a participle. It says nothing sooner than something wrong: only participles of the list count, and
 * others in -ed when "by" follows. So it misses "get paid", questions ("Is the form signed?") and rare verbs, and leaves
 * states alone ("is closed", "are interested", "is used to"). It doesn't change the words: only the author knows who acts.
 */
export const passiveVoice: Rule = ({ blocks }) =>
  blocks.flatMap((block) => {
    if (block.quoted || block.level !== undefined) return [];
    const { text, words, path } = block;
    const findings: Finding[] = [];
    for (let at = 0; at < words.length; at += 1) {
      if (!being.has(words[at]?.plain ?? '')) continue;
      const found = passiveFrom(block, at);
      if (!found) continue;
      let first = at;
      while (
        first > 0 &&
        first > at - 3 &&
        helpers.has(words[first - 1]?.plain ?? '') &&
        follows(text, words[first - 1], words[first])
      )
        first -= 1;
      const [from, to] = [words[first]?.from ?? 0, words[found.last]?.to ?? 0];
      const quote = text.slice(from, to);
      findings.push({
        kind: 'passive',
        key: `passive:${quote}`,
        title: found.agent ? 'Who does it comes last' : 'It doesn’t say who does it',
        reason: 'Sentences are easier to follow when they begin with the person who acts.',
        suggestion: found.agent
          ? 'Begin with who does it, then say what they do.'
          : 'Say who does it, and begin with them, such as “we sent” instead of “was sent”.',
        quote,
        place: { path, from, to },
      });
      at = found.last;
    }
    return findings;
  });
