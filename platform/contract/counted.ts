const language = 'en-AU';
let rules: Intl.PluralRules | undefined;

/** "is" for one, "are" for every other number, none included: plural(3, 'is', 'are'). */
export function plural(number: number, one: string, other = `${one}s`): string {
  rules ??= new Intl.PluralRules(language);
  return rules.select(number) === 'one' ? one : other;
}

/** "1,234". The first number that a page has its browser format is slow, and short ones read the same without. */
export const inFigures = (number: number): string =>
  number < 1000 && Number.isInteger(number) ? `${number}` : number.toLocaleString(language);

/** "1 comment", "1,234 comments", "2 replies": counted(2, 'reply', 'replies'). */
export const counted = (number: number, one: string, other?: string): string =>
  `${inFigures(number)} ${plural(number, one, other)}`;

/** "45 minutes", "1 hour", "2 hours 30 minutes". */
export function countedHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return counted(rest, 'minute');
  return rest === 0 ? counted(hours, 'hour') : `${counted(hours, 'hour')} ${counted(rest, 'minute')}`;
}
