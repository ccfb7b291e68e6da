/** In the first load: only what the title of a step needs. The steps themselves are in quick-setup-steps.ts. */
export const setupPath = '/accessibility/quick-setup';

export const stepHref = (number: number): string => (number === 1 ? setupPath : `${setupPath}/${number}`);

/** "2" → 2; anything else is the first step. */
export const stepNumber = (text: string | undefined): number => {
  const number = Number(text ?? '1');
  return Number.isInteger(number) && number > 0 ? number : 1;
};

export const stepTitle = (text: string | undefined): string => {
  const number = stepNumber(text);
  return number === 1 ? 'Quick Setup' : `Quick Setup, step ${number}`;
};
