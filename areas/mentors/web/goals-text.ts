import type { Mentorship } from '../contract.ts';
import { limits } from '../pure/options.ts';
import type { GoalWithSteps } from '../pure/progress.ts';

/** A goal in the form: steps are one on each line. */
export interface TypedGoal {
  readonly title: string;
  readonly steps: string;
  /** Which goal it was; null: a new one. */
  readonly was: number | null;
}

export const typedGoals = (goals: readonly GoalWithSteps[]): TypedGoal[] =>
  goals.map(({ title, steps }, was) => ({ title, steps: steps.map(({ text }) => text).join('\n'), was }));

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What is sent: a step with the same words as before remains ticked, and so does the goal. */
export const sentGoals = (typed: readonly TypedGoal[], before: readonly GoalWithSteps[]): Mentorship['goals'] =>
  typed.map(({ title, steps, was }) => {
    const old = was === null ? undefined : before[was];
    const done = new Set(old?.steps.filter(({ isDone }) => isDone).map(({ text }) => text));
    return {
      title: title.trim(),
      isDone: old?.isDone ?? false,
      steps: linesOf(steps).map((text) => ({ text, isDone: done.has(text) })),
    };
  });

/** The first thing that cannot be, with its goal from 0; undefined: all is well. */
export function goalsProblem(typed: readonly TypedGoal[]): { readonly at: number; readonly text: string } | undefined {
  for (const [at, { title, steps }] of typed.entries()) {
    if (!title.trim()) return { at, text: 'Write the goal, or remove it.' };
    if (title.trim().length > limits.goal) return { at, text: `Use at most ${limits.goal} characters for a goal.` };
    const lines = linesOf(steps);
    if (lines.length > limits.steps) return { at, text: `Write at most ${limits.steps} steps.` };
    if (lines.some((line) => line.length > limits.step)) {
      return { at, text: `Use at most ${limits.step} characters for a step.` };
    }
  }
  return undefined;
}
