/** A colour as a form sends it: #1a2b3c. */
export type Colour = string;

const channel = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
/** Relative luminance, as WCAG 2.2 defines it. */
export function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
/** From 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

/** Frames of a moving picture, measured in cells of a grid: luminance from 0 to 1 of each cell, and how long it stays. */
export interface Frame {
  readonly cells: readonly number[];
  readonly ms: number;
}

/** How long it moves in one round; a still picture does not. */
export const movingSeconds = (frames: readonly Frame[]): number =>
  frames.length < 2 ? 0 : frames.reduce((sum, { ms }) => sum + ms, 0) / 1000;

/** WCAG 2.2: a flash is a pair of opposite changes by a tenth or more, where the darker one is below 0.8. */
const change = 0.1;
const brightest = 0.8;
/** Of the picture: what flashes in a smaller part of it is no general flash. */
const flashingPart = 0.25;

/** Most flashes that a quarter of the picture has within any one second, its rounds joined end to end. */
export function flashesASecond(frames: readonly Frame[]): number {
  if (frames.length < 2) return 0;
  const cells = frames[0]?.cells.length ?? 0;
  // Twice, since it begins again where it ends.
  const twice = [...frames, ...frames];
  const perCell = Array.from({ length: cells }, (_, cell) => mostFlashes(flashTimes(twice, cell)));
  const needed = Math.max(1, Math.ceil(cells * flashingPart));
  return perCell.sort((one, other) => other - one)[needed - 1] ?? 0;
}

/** When each flash of one cell is complete: up and down again, or down and up. */
function flashTimes(frames: readonly Frame[], cell: number): number[] {
  const times: number[] = [];
  let low = frames[0]?.cells[cell] ?? 0;
  let high = low;
  let last: 'up' | 'down' | undefined;
  let changes = 0;
  let at = 0;
  for (const { cells, ms } of frames) {
    const now = cells[cell] ?? 0;
    // Each way is measured from where the last one has come to at most.
    low = Math.min(low, now);
    high = Math.max(high, now);
    const rose = last !== 'up' && now - low >= change && low < brightest;
    const fell = last !== 'down' && high - now >= change && now < brightest;
    if (rose || fell) {
      last = rose ? 'up' : 'down';
      low = now;
      high = now;
      changes += 1;
      if (changes % 2 === 0) times.push(at);
    }
    at += ms;
  }
  return times;
}

function mostFlashes(times: readonly number[]): number {
  let most = 0;
  let first = 0;
  for (const [index, time] of times.entries()) {
    while (time - (times[first] ?? time) >= 1000) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}

/** Services that hide where a link leads. */
const shorteners: readonly string[] = [
  'adf.ly',
  'bit.ly',
  'bl.ink',
  'buff.ly',
  'cutt.ly',
  'dub.sh',
  'fb.me',
  'goo.gl',
  'is.gd',
  'lnkd.in',
  'ow.ly',
  'rb.gy',
  'rebrand.ly',
  's.id',
  'shorturl.at',
  'short.io',
  't.co',
  't.ly',
  'tiny.cc',
  'tinyurl.com',
  'trib.al',
  'v.gd',
];
/** The shortener that a site belongs to, its own subdomains included. */
export function shortenerOf(site: string): string | undefined {
  const host = site.toLowerCase().replace(/\.$/, '');
  return shorteners.find((one) => host === one || host.endsWith(`.${one}`));
}

/** The least of each, and the most. */
export const gateLimits = {
  contrast: 4.5,
  movingSeconds: 5,
  flashes: 3,
  /** Pixels of CSS, of the smallest text. */
  textSize: 16,
  /** Of the picture, so that the words in it can be made large. */
  pictureWidth: 300,
} as const;

/** An ad as it will look. */
export interface GatedAd {
  readonly hasPicture: boolean;
  readonly altText: string;
  /** Name of the file that was chosen; a description that repeats it says nothing. */
  readonly fileName: string;
  readonly ink: Colour;
  readonly paper: Colour;
  readonly textSize: number;
  /** Name of the site that the button leads to, as a browser reads it; null: it leads nowhere. */
  readonly site: string | null;
  readonly movingSeconds: number;
  readonly flashes: number;
  readonly pictureWidth: number | null;
}

export const gateRules = ['altText', 'contrast', 'textSize', 'movement', 'flashing', 'link', 'pictureSize'] as const;
export type GateRule = (typeof gateRules)[number];

/** What was measured by one rule, and what it means: a sentence for the advertiser either way. */
export interface Measured {
  readonly rule: GateRule;
  readonly passed: boolean;
  /** The figure with its unit: "3.2 to 1". */
  readonly measured: string;
  readonly message: string;
}

/** Never rounded up to what would pass: 4.49 is 4.4. */
const down = (value: number) => String(Math.floor(value * 10 + 1e-9) / 10);

const isNameOfFile = (altText: string, fileName: string) => {
  const bare = altText.trim().toLowerCase();
  return /\.(jpe?g|png|gif|webp|avif)$/.test(bare) || (fileName !== '' && bare === fileName.trim().toLowerCase());
};

/** Every rule that applies, in the order in which it is shown. */
export function gate(ad: GatedAd): readonly Measured[] {
  const ratio = contrast(ad.ink, ad.paper);
  const shortener = ad.site === null ? undefined : shortenerOf(ad.site);
  return [...(ad.hasPicture ? [describedBy(ad)] : []), ...text(), ...(ad.hasPicture ? picture() : []), ...link()];

  function text(): Measured[] {
    return [
      {
        rule: 'contrast',
        passed: ratio >= gateLimits.contrast,
        measured: `${down(ratio)} to 1`,
        message: `Contrast of the text is ${down(ratio)} to 1. It needs at least ${gateLimits.contrast} to 1.`,
      },
      {
        rule: 'textSize',
        passed: ad.textSize >= gateLimits.textSize,
        measured: `${ad.textSize} pixels`,
        message: `The smallest text is ${ad.textSize} pixels. It needs at least ${gateLimits.textSize} pixels.`,
      },
    ];
  }
  function picture(): Measured[] {
    const width = ad.pictureWidth ?? 0;
    return [
      {
        rule: 'movement',
        passed: ad.movingSeconds <= gateLimits.movingSeconds,
        measured: ad.movingSeconds === 0 ? 'None' : `${up(ad.movingSeconds)} seconds`,
        message:
          ad.movingSeconds === 0
            ? 'The picture doesn’t move.'
            : `The picture moves for ${up(ad.movingSeconds)} seconds. At most ${gateLimits.movingSeconds} seconds are allowed, and it is shown still.`,
      },
      {
        rule: 'flashing',
        passed: ad.flashes <= gateLimits.flashes,
        measured: ad.flashes === 0 ? 'None' : `${ad.flashes} in a second`,
        message:
          ad.flashes === 0
            ? 'No flashing was found.'
            : `The picture flashes ${ad.flashes} times in a second. At most ${gateLimits.flashes} are allowed, because flashing can cause seizures.`,
      },
      {
        rule: 'pictureSize',
        passed: width >= gateLimits.pictureWidth,
        measured: `${width} pixels`,
        message: `The picture is ${width} pixels wide. It needs at least ${gateLimits.pictureWidth}, so that words in it can be read.`,
      },
    ];
  }
  function link(): Measured[] {
    if (ad.site === null) return [];
    return [
      {
        rule: 'link',
        passed: shortener === undefined,
        measured: shortener ?? ad.site,
        message: shortener
          ? `The link goes through ${shortener}, which hides where it leads. Use the address itself.`
          : 'The link says where it leads.',
      },
    ];
  }
}

/** Never rounded down to what would pass: 5.01 is 5.1. */
const up = (value: number) => String(Math.ceil(value * 10 - 1e-9) / 10);

function describedBy({ altText, fileName }: GatedAd): Measured {
  const length = altText.trim().length;
  const isName = isNameOfFile(altText, fileName);
  const passed = length > 0 && !isName;
  return {
    rule: 'altText',
    passed,
    measured: length === 0 ? 'Missing' : isName ? 'The name of a file' : `${length} characters`,
    message: passed
      ? 'The picture is described.'
      : length === 0
        ? 'The picture has no description. People who don’t see it would get nothing.'
        : 'The description is the name of a file. Say what can be seen in the picture.',
  };
}
