import { measure } from '../reading.ts';
import type { Document } from '../types.ts';
import { plainText } from '../walk.ts';
import { capitals } from './capitals.ts';
import { colourWords } from './colour-words.ts';
import { doubleNegatives } from './double-negatives.ts';
import { emojiRuns } from './emoji-runs.ts';
import { emptyHeadings } from './empty-headings.ts';
import type { Finding, Read, Rule } from './finding.ts';
import { hashtags } from './hashtags.ts';
import { headingJumps } from './heading-jumps.ts';
import { jargon } from './jargon.ts';
import { linkText } from './link-text.ts';
import { longSentences } from './long-sentences.ts';
import { missingDescriptions } from './missing-descriptions.ts';
import { ndisTerms } from './ndis-terms.ts';
import { passiveVoice } from './passive-voice.ts';
import { readingLevel } from './reading-level.ts';
import { sayings } from './sayings.ts';
import { shortFormsRule } from './short-forms.ts';
import { tableHeaders } from './table-headers.ts';
import { textBlocksOf } from './text-blocks.ts';

const rules: readonly Rule[] = [
  missingDescriptions,
  emptyHeadings,
  headingJumps,
  linkText,
  tableHeaders,
  capitals,
  emojiRuns,
  hashtags,
  longSentences,
  passiveVoice,
  jargon,
  shortFormsRule,
  ndisTerms,
  doubleNegatives,
  sayings,
  colourWords,
  readingLevel,
];

/** The second of the same key has ":2" behind it. */
function withOwnKeys(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const count = (seen.get(finding.key) ?? 0) + 1;
    seen.set(finding.key, count);
    return count === 1 ? finding : { ...finding, key: `${finding.key}:${count}` };
  });
}

/** Missing descriptions first, then in the order of the text, and at the end what is said of the whole. */
export const check = (document: Document): readonly Finding[] => findingsIn(readDocument(document));

export const readDocument = (document: Document): Read => ({
  document,
  blocks: textBlocksOf(document),
  measured: measure(plainText(document, { hideQuotes: true })),
});

export function findingsIn(read: Read): readonly Finding[] {
  const found = rules.flatMap((rule) => rule(read));
  const rank = ({ picture, place }: Finding) => (picture ? 0 : place ? 1 : 2);
  return withOwnKeys(
    found
      .map((finding, at) => ({ finding, at }))
      .sort((one, two) => rank(one.finding) - rank(two.finding) || byPlace(one.finding, two.finding) || one.at - two.at)
      .map(({ finding }) => finding),
  );
}

function byPlace({ place: one }: Finding, { place: two }: Finding): number {
  const [here, there] = [
    [...(one?.path ?? []), one?.from ?? 0],
    [...(two?.path ?? []), two?.from ?? 0],
  ];
  const at = here.findIndex((index, depth) => index !== there[depth]);
  return at < 0 ? here.length - there.length : (here[at] ?? 0) - (there[at] ?? 0);
}
