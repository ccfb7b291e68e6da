const shape = 'en-AU';
let rules: Intl.PluralRules | undefined;
let figures: Intl.NumberFormat | undefined;

/** "is" for one, "are" for every other number, none included: plural(3, 'is', 'are'). */
export function plural(number: number, one: string, other = `${one}s`): string {
  rules ??= new Intl.PluralRules(shape);
  return rules.select(number) === 'one' ? one : other;
}

/** "1,234": short numbers, which are most of them, need no formatter of the browser. */
export function inFigures(number: number): string {
  if (Number.isInteger(number) && Math.abs(number) < 1000) return String(number);
  figures ??= new Intl.NumberFormat(shape);
  return figures.format(number);
}

/** "1 comment", "1,234 comments", "2 replies": counted(2, 'reply', 'replies'). */
export const counted = (number: number, one: string, other?: string): string =>
  `${inFigures(number)} ${plural(number, one, other)}`;
