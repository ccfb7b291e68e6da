import { type Field, type FieldName, fieldsOf, groups } from '#platform/contract/preferences.ts';

export interface Step {
  readonly title: string;
  /** The question under the title. */
  readonly ask: string;
  /** Empty: the step that lists the answers. */
  readonly fields: readonly Field[];
}

const asks: Readonly<Record<string, string>> = {
  Reading: 'How should words look?',
  'Colour and contrast': 'Which colours are easiest on your eyes?',
  'Motion and sound': 'What may move, start, or sound?',
  'Keyboard and pointer': 'How do you get around and press things?',
  'Screen readers and speech': 'Should Doorways speak, listen, or describe more?',
  'Focus and communication': 'What helps you to take things in?',
};

const last: Step = {
  title: 'Check and save',
  ask: 'Here are your answers. You can still change each one.',
  fields: [],
};

const byGroup: readonly Step[] = [
  ...groups.map((group) => ({ title: group, ask: asks[group] ?? '', fields: fieldsOf(group) })),
  last,
];

/** For the simplified layout: one question a step. */
const byField: readonly Step[] = [
  ...groups.flatMap((group) => fieldsOf(group).map((field) => ({ title: field.label, ask: group, fields: [field] }))),
  last,
];

/** Speed of motion is asked only while something may move (A11Y-78). */
export function stepsFor({ simple, still }: { simple: boolean; still: boolean }): readonly Step[] {
  const asked = (field: Field) => !(still && field.name === 'animationSpeed');
  return (simple ? byField : byGroup)
    .map((step) => ({ ...step, fields: step.fields.filter(asked) }))
    .filter((step) => step.fields.length > 0 || step.title === last.title);
}

/** The number of the step that asks for a field, from 1. */
export const stepOf = (name: FieldName, steps: readonly Step[] = byGroup): number =>
  Math.max(1, steps.findIndex((step) => step.fields.some((field) => field.name === name)) + 1);

export const stepOfGroup = (group: string): number => (groups as readonly string[]).indexOf(group) + 1;

export const reviewStep = byGroup.length;
