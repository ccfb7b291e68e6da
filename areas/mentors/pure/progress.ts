interface Step {
  readonly text: string;
  readonly isDone: boolean;
}

export interface GoalWithSteps {
  readonly title: string;
  /** Ticked by hand; counts only where there are no steps. */
  readonly isDone: boolean;
  readonly steps: readonly Step[];
}

/** How much of a goal is done, from 0 to 1: its steps, or the goal itself where it has none. */
const shareOf = ({ isDone, steps }: GoalWithSteps) =>
  steps.length === 0 ? Number(isDone) : steps.filter((step) => step.isDone).length / steps.length;

/** Whole percent, each goal counting alike; 0 without goals. Never 100 before everything is done. */
export function progressOf(goals: readonly GoalWithSteps[]): number {
  if (goals.length === 0) return 0;
  return Math.floor((goals.reduce((sum, goal) => sum + shareOf(goal), 0) / goals.length) * 100 + 1e-9);
}

export const isReached = (goal: GoalWithSteps): boolean => shareOf(goal) === 1;
