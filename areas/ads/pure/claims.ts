/** What is known of whoever advertises, and was checked: nothing of it is their own word. */
export interface Proof {
  /** A listing that they run is registered with the NDIS Commission today, by its number. */
  readonly isRegistered: boolean;
}

export interface HeldClaim {
  /** As it stands in the ad. */
  readonly words: string;
  /** For the advertiser and the moderator. */
  readonly reason: string;
}

interface Claim {
  /** Bounded, so that no text takes long. */
  readonly words: RegExp;
  readonly reason: string;
  /** What makes it true. Without it nothing does, and a person decides. */
  readonly provenBy?: keyof Proof;
}

const start = '(?<![\\p{L}\\p{N}])(?:';
const gap = '[\\s\\p{P}]{1,5}';
const end = ')(?![\\p{L}\\p{N}])';

const approved =
  'The NDIA doesn’t approve businesses or ads. Say who can use you instead, such as “For plan-managed and self-managed people”.';
const registered =
  '“Registered” needs a listing with a number that was checked on the register, and that is registered today.';
const cures = 'No ad may promise a cure. Say what you do, and let people decide.';
const sure = 'No one can promise a result or a funding decision. Say what you do instead.';

const claims: readonly Claim[] = [
  {
    words: new RegExp(
      `${start}(?:ndis|ndia|government)${gap}(?:approved|accredited|certified|endorsed|recommended|preferred)${end}`,
      'iu',
    ),
    reason: approved,
  },
  {
    words: new RegExp(
      `${start}(?:approved|accredited|certified|endorsed|recommended)${gap}by${gap}(?:the${gap})?(?:ndis|ndia|government)${end}`,
      'iu',
    ),
    reason: approved,
  },
  {
    words: new RegExp(`${start}official${gap}(?:ndis|ndia)${gap}(?:partner|provider|supplier)${end}`, 'iu'),
    reason: approved,
  },
  { words: new RegExp(`${start}partner${gap}of${gap}(?:the${gap})?(?:ndis|ndia)${end}`, 'iu'), reason: approved },
  {
    words: new RegExp(
      `${start}registered${gap}(?:ndis${gap}|disability${gap})?(?:service${gap})?providers?${end}`,
      'iu',
    ),
    reason: registered,
    provenBy: 'isRegistered',
  },
  { words: new RegExp(`${start}ndis${gap}registered${end}`, 'iu'), reason: registered, provenBy: 'isRegistered' },
  {
    words: new RegExp(`${start}registered${gap}(?:with|by)${gap}(?:the${gap})?ndis(?:${gap}commission)?${end}`, 'iu'),
    reason: registered,
    provenBy: 'isRegistered',
  },
  {
    words: new RegExp(`${start}cures?|cured|curing|miracle|heals?${gap}(?:autism|adhd|pain|you)${end}`, 'iu'),
    reason: cures,
  },
  {
    words: new RegExp(`${start}reverses?${gap}(?:autism|dementia|disability|paralysis|blindness|deafness)${end}`, 'iu'),
    reason: cures,
  },
  {
    words: new RegExp(
      `${start}(?:100%|100\\s%|100${gap}percent|one${gap}hundred${gap}percent)${gap}(?:effective|success|safe|guaranteed)${end}`,
      'iu',
    ),
    reason: sure,
  },
  {
    words: new RegExp(`${start}guaranteed?${gap}(?:results?|funding|approval|outcomes?|success)${end}`, 'iu'),
    reason: sure,
  },
  { words: new RegExp(`${start}(?:clinically|scientifically)${gap}proven${end}`, 'iu'), reason: sure },
  {
    words: new RegExp(`${start}free${gap}(?:with|on)${gap}(?:your${gap})?ndis(?:${gap}plan)?${end}`, 'iu'),
    reason: 'What a plan pays for isn’t free. Say how it is paid for instead.',
  },
];

/** Letters that look alike are read as what they look like: “ＮＤＩＳ” and “N.D.I.S.” are NDIS. */
const plainly = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\u00ad]/gu, '')
    .replaceAll(/(?<![\p{L}\p{N}])n\.\s?d\.\s?i\.\s?([as])\.?/giu, (_, last: string) => `NDI${last.toUpperCase()}`);

/** Claims that nothing proves: the ad waits for a moderator, who is told each reason. Each rule holds once. */
export function heldClaims(texts: readonly string[], proof: Proof): readonly HeldClaim[] {
  const read = texts.map(plainly);
  return claims.flatMap(({ words, reason, provenBy }) => {
    if (provenBy && proof[provenBy]) return [];
    const found = read.map((text) => words.exec(text)?.[0]).find((one) => one !== undefined);
    return found === undefined ? [] : [{ words: found, reason }];
  });
}
