import { inFigures } from '#platform/contract/counted.ts';
import type { Space, Visibility } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import type { SpacePart } from '../pure/parts.ts';

/** What a form holds about a space; areas add their own fields. */
export interface SpaceValues {
  readonly name: string;
  readonly description: string;
  readonly visibility: Visibility;
  readonly guidelines: string;
  /** One on each line. */
  readonly questions: string;
  readonly norms: ('altText' | 'captions' | 'weeklySummary')[];
  readonly runOnly: SpacePart[];
  readonly aliasesAllowed: boolean;
  readonly minAge: string;
  readonly maxAge: string;
}

export const emptySpace: SpaceValues = {
  name: '',
  description: '',
  visibility: 'public',
  guidelines: '',
  questions: '',
  norms: [],
  runOnly: ['meetings'],
  aliasesAllowed: false,
  minAge: '',
  maxAge: '',
};

export const spaceValuesOf = (space: Space): SpaceValues => ({
  name: space.name,
  description: space.description,
  visibility: space.visibility,
  guidelines: space.guidelines,
  questions: space.questions.join('\n'),
  norms: (['altText', 'captions', 'weeklySummary'] as const).filter((norm) => space.norms[norm]),
  runOnly: [...space.runOnly],
  aliasesAllowed: space.aliasesAllowed,
  minAge: space.age.min === null ? '' : String(space.age.min),
  maxAge: space.age.max === null ? '' : String(space.age.max),
});

const questionsIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const ageIn = (text: string) => (text.trim() ? Number(text) : null);

export const spaceContentOf = (values: SpaceValues) => ({
  name: values.name.trim(),
  description: values.description.trim(),
  visibility: values.visibility,
  guidelines: values.guidelines.trim(),
  questions: values.visibility === 'public' ? [] : questionsIn(values.questions),
  norms: {
    altText: values.norms.includes('altText'),
    captions: values.norms.includes('captions'),
    weeklySummary: values.norms.includes('weeklySummary'),
  },
  runOnly: values.runOnly,
  aliasesAllowed: values.aliasesAllowed,
  minAge: ageIn(values.minAge),
  maxAge: ageIn(values.maxAge),
});

type Found = Partial<Record<keyof SpaceValues, string>>;

function textError(text: string, most: number, missing: string): string | undefined {
  if (!text.trim()) return missing;
  return text.length > most ? `Use at most ${inFigures(most)} characters.` : undefined;
}

function ageError(text: string): string | undefined {
  const age = ageIn(text);
  const fits = age === null || (Number.isInteger(age) && age >= limits.youngest && age <= limits.oldest);
  return fits ? undefined : `Write a whole number from ${limits.youngest} to ${limits.oldest}, or leave it empty.`;
}

function questionError(values: SpaceValues): string | undefined {
  const questions = questionsIn(values.questions);
  if (values.visibility === 'public') return undefined;
  if (questions.length > limits.questions) return `Ask at most ${limits.questions} questions.`;
  return questions.some((one) => one.length > limits.question)
    ? `A question may have ${limits.question} characters.`
    : undefined;
}

/** What is missing or too long; the server checks the rest. */
export function checkSpace(values: SpaceValues): Found {
  const found = {
    name: textError(values.name, limits.name, 'Give it a name.'),
    description: textError(values.description, limits.description, 'Say what it is for.'),
    guidelines: textError(values.guidelines, limits.guidelines, 'Write at least one sentence.'),
    questions: questionError(values),
    minAge: ageError(values.minAge),
    maxAge: ageError(values.maxAge),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message));
}
