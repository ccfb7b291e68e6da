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

const gap = '[\\s\\p{P}]{1,5}';
const claim = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.replaceAll(' ', gap)})(?![\\p{L}\\p{N}])`, 'iu');

const approved =
  'The NDIA doesn’t approve businesses or ads. Say who can use you instead, such as “For plan-managed and self-managed people”.';
const registered =
  '“Registered” needs a listing with a number that was checked on the register, and that is registered today.';
const cures = 'No ad may promise a cure. Say what you do, and let people decide.';
const sure = 'No one can promise a result or a funding decision. Say what you do instead.';

const claims: readonly Claim[] = [
  {
    words: claim('(?:ndis|ndia|government) (?:approved|accredited|certified|endorsed|recommended|preferred)'),
    reason: approved,
  },
  {
    words: claim('(?:approved|accredited|certified|endorsed|recommended) by (?:the )?(?:ndis|ndia|government)'),
    reason: approved,
  },
  { words: claim('official (?:ndis|ndia) (?:partner|provider|supplier)'), reason: approved },
  { words: claim('partner of (?:the )?(?:ndis|ndia)'), reason: approved },
  {
    words: claim('registered (?:ndis |disability )?(?:service )?providers?'),
    reason: registered,
    provenBy: 'isRegistered',
  },
  { words: claim('ndis registered'), reason: registered, provenBy: 'isRegistered' },
  {
    words: claim('registered (?:with|by) (?:the )?ndis(?: commission)?'),
    reason: registered,
    provenBy: 'isRegistered',
  },
  { words: claim('cures?|cured|curing|miracle|heals? (?:autism|adhd|pain|you)'), reason: cures },
  { words: claim('reverses? (?:autism|dementia|disability|paralysis|blindness|deafness)'), reason: cures },
  {
    words: claim('(?:100%|100\\s%|100 percent|one hundred percent) (?:effective|success|safe|guaranteed)'),
    reason: sure,
  },
  { words: claim('guaranteed? (?:results?|funding|approval|outcomes?|success)'), reason: sure },
  { words: claim('(?:clinically|scientifically) proven'), reason: sure },
  {
    words: claim('free (?:with|on) (?:your )?ndis(?: plan)?'),
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
