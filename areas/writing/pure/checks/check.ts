import { capitals } from './capitals.ts';
import { colourWords } from './colour-words.ts';
import { emojiRuns } from './emoji-runs.ts';
import { emptyHeadings } from './empty-headings.ts';
import type { Checked, Finding, Rule } from './finding.ts';
import { hashtags } from './hashtags.ts';
import { headingJumps } from './heading-jumps.ts';
import { linkText } from './link-text.ts';
import { longSentences } from './long-sentences.ts';
import { missingDescriptions } from './missing-descriptions.ts';
import { readingLevel } from './reading-level.ts';
import { tableHeaders } from './table-headers.ts';

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
  colourWords,
  readingLevel,
];

/** Missing descriptions first, then in the order of the text, and at the end what is said of the whole. */
export function check(checked: Checked): readonly Finding[] {
  const found = rules.flatMap((rule) => rule(checked));
  const rank = ({ picture, place }: Finding) => (picture ? 0 : place ? 1 : 2);
  return found
    .map((finding, at) => ({ finding, at }))
    .sort((one, two) => rank(one.finding) - rank(two.finding) || byPlace(one.finding, two.finding) || one.at - two.at)
    .map(({ finding }) => finding);
}

function byPlace({ place: one }: Finding, { place: two }: Finding): number {
  const [here, there] = [
    [...(one?.path ?? []), one?.from ?? 0],
    [...(two?.path ?? []), two?.from ?? 0],
  ];
  const at = here.findIndex((index, depth) => index !== there[depth]);
  return at < 0 ? here.length - there.length : (here[at] ?? 0) - (there[at] ?? 0);
}
