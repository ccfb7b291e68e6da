import type { FlagType } from '../contract.ts';

/** What a rule noticed, how sure it is, and why, in words for moderators. */
export interface Noticed {
  readonly flagType: FlagType;
  /** 0 to 1 */
  readonly confidence: number;
  readonly reasons: readonly string[];
}

interface Sign {
  readonly form: RegExp;
  readonly weight: number;
  readonly reason: string;
}

/** Somebody speaks of dying or hurting themselves. Said of others, of films or of the past, it still asks for a look. */
const selfHarm: readonly Sign[] = [
  {
    form: /\b(kill|killing|hang|hanging|shoot|shooting) (myself|my self)\b/i,
    weight: 0.9,
    reason: 'Talks about killing themselves',
  },
  { form: /\bend(ing)? (my|it all|my own) ?(life)?\b/i, weight: 0.7, reason: 'Talks about ending their life' },
  {
    form: /\b(suicidal|commit suicide|take my (own )?life|taking my (own )?life)\b/i,
    weight: 0.85,
    reason: 'Talks about suicide',
  },
  { form: /\b(want|wanna|wish|going|ready) to die\b/i, weight: 0.85, reason: 'Says they want to die' },
  {
    form: /\b(wish i (was|were) dead|better off dead|better off without me)\b/i,
    weight: 0.85,
    reason: 'Says others are better off without them',
  },
  {
    form: /\b(can('|’)?t|cannot|do(n('|’)?t| not) want to) (go on|live|be here) ?(any ?more|like this)?\b/i,
    weight: 0.6,
    reason: 'Says they can’t keep going',
  },
  {
    form: /\b(cut|cutting|hurt|hurting|harm|harming|burn|burning) (myself|my self|my (arms?|wrists?|legs?))\b/i,
    weight: 0.8,
    reason: 'Talks about hurting themselves',
  },
  {
    form: /\b(overdose|overdosing|took all my (pills|tablets|meds))\b/i,
    weight: 0.7,
    reason: 'Talks about an overdose',
  },
  { form: /\bno reason (left )?to live\b/i, weight: 0.8, reason: 'Says there’s no reason to live' },
];

const money: readonly Sign[] = [
  { form: /\b(gift|itunes|steam|google play|prepaid) ?cards?\b/i, weight: 0.4, reason: 'Mentions gift cards' },
  {
    form: /\b(send|lend|loan|transfer|wire|pay|give) (me|us)\b[^.!?\n]{0,40}(\$|\bmoney\b|\bcash\b|\bdollars?\b|\bbucks\b|\d)/i,
    weight: 0.6,
    reason: 'Asks to be sent money',
  },
  {
    form: /\b(bitcoin|btc|ethereum|usdt|crypto) ?(wallet|address|investment|trading)?\b/i,
    weight: 0.4,
    reason: 'Mentions cryptocurrency',
  },
  {
    form: /\b(western union|moneygram|cash ?app|paypal me|paypal\.me|payid|zelle|venmo)\b/i,
    weight: 0.45,
    reason: 'Mentions a way to send money',
  },
  { form: /\bbsb\b[\s:]*\d{3}[- ]?\d{3}/i, weight: 0.6, reason: 'Gives bank account details' },
  {
    form: /\b(guaranteed (returns?|profits?|income)|double your money|earn \$?\d{1,9}[^.!?\n]{0,20}(a|per) (day|week))\b/i,
    weight: 0.6,
    reason: 'Promises earnings',
  },
];

const personal: readonly Sign[] = [
  { form: /\b(?:\+?61 ?|0)4\d{2}[ -]?\d{3}[ -]?\d{3}\b/, weight: 0.7, reason: 'Has a mobile number' },
  { form: /\(?\b0[2378]\)?[ -]?\d{4}[ -]?\d{4}\b/, weight: 0.5, reason: 'Has a phone number' },
  { form: /[\w+-]@(?:[\w-]+\.)+[a-z]{2,}\b/i, weight: 0.5, reason: 'Has an email address' },
  {
    form: /\b\d{1,4}[a-z]?(?:\/\d{1,4})? [A-Z][a-z]+ (?:St|Street|Rd|Road|Ave|Avenue|Dr|Drive|Ct|Court|Pl|Place|Cres|Crescent)\b/,
    weight: 0.6,
    reason: 'Has a street address',
  },
  {
    form: /\b(?:medicare|ndis|tfn|tax file)\b[^.\n]{0,20}\d[\d ]{7,}/i,
    weight: 0.8,
    reason: 'Has a Medicare, NDIS or tax file number',
  },
];

/** Lines and services of help are printed everywhere with their numbers; to pass them on gives nobody away. */
const helpNumbers = /\b(?:13 ?11 ?14|1300 ?22 ?4636|1800 ?\d{3} ?\d{3}|1300 ?\d{3} ?\d{3}|000|106)\b/g;

const spam: readonly Sign[] = [
  {
    form: /\b(buy|order|cheap|discount) (my |now |our |these )?(pills?|viagra|followers|likes|weight loss|supplements?)\b/i,
    weight: 0.6,
    reason: 'Sounds like an ad',
  },
  { form: /\b(click|tap) (here|the link|my link|below)\b/i, weight: 0.35, reason: 'Tells people to click' },
  {
    form: /\b(limited (time )?offer|act now|100% free|risk[- ]free|no obligation|work from home and earn)\b/i,
    weight: 0.4,
    reason: 'Uses advertising words',
  },
  {
    form: /\b(dm|message|whatsapp|telegram) me (for|to|on)\b/i,
    weight: 0.3,
    reason: 'Asks people to contact them elsewhere',
  },
  { form: /(.)\1{11,}/u, weight: 0.3, reason: 'Repeats a character many times' },
];

/** Two signs together are surer than each: what is left of doubt is multiplied. */
function gather(flagType: FlagType, text: string, signs: readonly Sign[], least: number): Noticed[] {
  const found = signs.filter(({ form }) => form.test(text));
  const confidence = 1 - found.reduce((doubt, { weight }) => doubt * (1 - weight), 1);
  return confidence < least
    ? []
    : [{ flagType, confidence: Math.round(confidence * 100) / 100, reasons: found.map(({ reason }) => reason) }];
}

const links = /\bhttps?:\/\/[^\s<>"')]+|\bwww\.[^\s<>"')]+/gi;

function repeatedLinks(text: string): Noticed[] {
  const all = (text.match(links) ?? []).map((link) => link.toLowerCase().replace(/(?<![.,;!?])[.,;!?]+$/, ''));
  const times = new Map<string, number>();
  for (const link of all) times.set(link, (times.get(link) ?? 0) + 1);
  const most = Math.max(0, ...times.values());
  const reasons = [
    ...(most >= 3 ? [`Has the same link ${most} times`] : []),
    ...(all.length >= 6 ? [`Has ${all.length} links`] : []),
  ];
  if (reasons.length === 0) return [];
  const confidence = Math.min(0.95, 0.4 + 0.08 * Math.max(most, all.length / 2));
  return [{ flagType: 'repeated_links', confidence: Math.round(confidence * 100) / 100, reasons }];
}

/** Everything that the rules notice in a text. It says nothing of what to do: that is for people. */
export function flagsOf(text: string): Noticed[] {
  const own = text.replace(helpNumbers, ' ');
  return [
    ...gather('self_harm', text, selfHarm, 0.5),
    ...gather('money_request', text, money, 0.5),
    ...gather('personal_details', own, personal, 0.5),
    ...repeatedLinks(text),
    ...gather('spam', text, spam, 0.5),
  ];
}

export const soundsLikeDanger = (text: string): boolean =>
  flagsOf(text).some(({ flagType }) => flagType === 'self_harm');

/** C-08: risk to life and the safety of children are urgent, whatever the reporter chose. */
const urgentForms =
  /\b(child (sexual )?abuse|child porn\w*|csam|csem|sexual\w* (image|photo|picture|video)s? of (a )?(child|minor|kid)|groom(ing|ed)? (a |my )?(child|kid|minor|son|daughter)|(going|threat\w*) to (kill|shoot|stab|bomb|rape))\b/i;

export const soundsUrgent = (text: string): boolean => urgentForms.test(text) || soundsLikeDanger(text);
