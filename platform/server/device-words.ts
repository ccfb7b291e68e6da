/** Order counts: a browser that is built on another names that one too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
];

const named = (list: typeof browsers, agent: string) => list.find(([pattern]) => pattern.test(agent))?.[1];

/** "Firefox on Windows", from what a browser says about itself. */
export function deviceWords(agent: string): string {
  const browser = named(browsers, agent);
  const system = named(systems, agent);
  if (!browser && !system) return 'A browser we don’t recognise';
  return `${browser ?? 'A browser'} on ${system ?? 'a system we don’t recognise'}`;
}
