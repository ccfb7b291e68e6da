const digitsOf = (text: string): string | undefined => {
  const digits = text.replaceAll(/[ -]/g, '');
  return /^\d+$/.test(digits) ? digits : undefined;
};

const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const acnWeights = [8, 7, 6, 5, 4, 3, 2, 1];
const weighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

/** What is wrong with an ABN, in words for its field. A right checksum is no proof that it was ever given out. */
export function abnError(text: string): string | undefined {
  const digits = digitsOf(text);
  if (digits?.length !== 11) return 'An ABN has 11 digits, such as 51 824 753 556.';
  // One is taken from the first digit, whose weight is 10.
  const sum = weighted(digits, abnWeights) - 10;
  return sum % 89 === 0 ? undefined : 'This ABN can’t be right. Check each digit.';
}

/** The same of an ACN. */
export function acnError(text: string): string | undefined {
  const digits = digitsOf(text);
  if (digits?.length !== 9) return 'An ACN has 9 digits, such as 004 085 616.';
  const check = (10 - (weighted(digits, acnWeights) % 10)) % 10;
  return check === Number(digits[8]) ? undefined : 'This ACN can’t be right. Check each digit.';
}

/** Digits alone of what was typed in any grouping. */
export const numberDigits = (text: string): string => text.replaceAll(/[ -]/g, '');

export const abnText = (digits: string): string => digits.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
export const acnText = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');

/** The ABN of nine digits that follow a first pair, for rows of the demonstration: 11 digits with a right checksum. */
export function abnOf(nine: string): string {
  for (let first = 10; first < 100; first += 1) {
    const digits = `${first}${nine}`;
    if (!abnError(digits)) return digits;
  }
  throw new RangeError('An ABN ends in nine digits.');
}
