import type { ActionType, Decision, FlagType, ReportContentType, ReportReason } from '../contract.ts';
import { reasonLabels } from './reasons.ts';

/** Kinds whose own name, in words, would say too little. */
const kinds: ReadonlyMap<ReportContentType, string> = new Map([
  ['member', 'profile'],
  ['space_post', 'post in a group'],
  ['space_comment', 'comment in a group'],
  ['space_file', 'file in a group'],
  ['space', 'group or community'],
  ['place', 'place in a community'],
  ['place_fact', 'measurement of a place'],
  ['game_message', 'message in a game'],
  ['vr_space', 'VR space'],
  ['vr_message', 'message in a VR space'],
  ['vr_caption', 'caption in a VR space'],
  ['event_line', 'line said at an event'],
]);

/** Any area can bring a kind: a book_review is a "book review". */
export const kindWords = (kind: ReportContentType): string => kinds.get(kind) ?? kind.replaceAll('_', ' ');

/** "a post", "an event" */
export const aKind = (kind: ReportContentType) => `${/^[aeiou]/.test(kindWords(kind)) ? 'an' : 'a'} ${kindWords(kind)}`;

export const flagWords: Readonly<Record<FlagType, string>> = {
  self_harm: 'May be in danger',
  money_request: 'Asks for money',
  personal_details: 'Personal details',
  repeated_links: 'Repeated links',
  spam: 'Spam',
};

export const actionWords: Readonly<Record<ActionType, string>> = {
  warning_issued: 'Warning',
  content_removed: 'Content removed',
  user_suspended: 'Suspension',
};

const rules: Readonly<Record<string, string>> = { ...flagWords, ...reasonLabels } satisfies Record<
  ReportReason | FlagType,
  string
>;

/** The guideline that it is about; undefined where a moderator wrote freely. */
export const ruleOf = ({ rule }: Pick<Decision, 'rule'>): string | undefined =>
  rule === null ? undefined : rules[rule];

type Told = Pick<Decision, 'actionType' | 'contentType' | 'isOnlyOne' | 'expiresAt' | 'forGood' | 'status'>;

const thing = ({ contentType }: Told) => (contentType ? kindWords(contentType) : 'profile');

/** What it means, in plain words. `until` is the moment, written out. */
export function meaning(decision: Told, until: string): string[] {
  if (decision.status === 'lifted') return ['We reversed this decision. Everything is back to how it was.'];
  if (decision.actionType === 'warning_issued') {
    return [`Your ${thing(decision)} stays up. Nothing else happens. Please read the rule again.`];
  }
  if (decision.actionType === 'content_removed') {
    return [
      `No one can see your ${thing(decision)} now. We keep it so we can restore it if you appeal.`,
      ...(decision.isOnlyOne ? ['You can’t make another one.'] : []),
    ];
  }
  if (decision.status === 'expired') return [`You couldn’t write until ${until}. That has ended.`];
  if (decision.forGood === 'agreed') return ['You can read, but you can’t write.'];
  return [
    `You can read, but you can’t write until ${until}. It ends automatically.`,
    ...(decision.forGood === 'proposed' ? ['A second moderator will decide if it lasts longer.'] : []),
  ];
}

/** The same for Easy Read: one short thought in each line. */
export function easyMeaning(decision: Told, until: string): string[] {
  if (decision.status === 'lifted')
    return ['We changed our decision.', 'We got it wrong.', 'Everything is back to how it was.'];
  if (decision.actionType === 'warning_issued') {
    return [`We read your ${thing(decision)}.`, 'It broke a rule.', 'It can stay.', 'Please don’t do it again.'];
  }
  if (decision.actionType === 'content_removed') {
    return [
      `We read your ${thing(decision)}.`,
      'It broke a rule.',
      'We hid it.',
      'Other people can’t see it.',
      ...(decision.isOnlyOne ? ['You can’t make a new one.'] : []),
    ];
  }
  if (decision.status === 'expired')
    return ['You couldn’t write for a while.', 'That has ended.', 'You can write again.'];
  if (decision.forGood === 'agreed') return ['You broke a rule.', 'You can read.', 'You can’t write.'];
  return ['You broke a rule.', 'You can read.', 'You can’t write for now.', `You can write again on ${until}.`];
}
