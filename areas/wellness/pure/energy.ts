import { addDays, numberOf, weekdayIn } from './days.ts';

/** There is one record of energy for each day, so its name says the day. */
export const energyUid = (day: string): string => `energy-${day}`;

export interface EnergyTask {
  readonly name: string;
  /** Points */
  readonly cost: number;
  readonly isDone: boolean;
}

/** What is planned for a day. */
export interface EnergyPlan {
  readonly points: number;
  readonly tasks: readonly EnergyTask[];
  readonly isRestDay: boolean;
}

export interface Budget {
  readonly points: number;
  readonly spent: number;
  /** Not done yet. */
  readonly planned: number;
  readonly left: number;
  /** More than the day has. */
  readonly over: number;
}

export function budgetOf({ points, tasks }: EnergyPlan): Budget {
  let [spent, planned] = [0, 0];
  for (const { cost, isDone } of tasks) {
    if (isDone) spent += cost;
    else planned += cost;
  }
  const left = points - spent - planned;
  return { points, spent, planned, left: Math.max(0, left), over: Math.max(0, -left) };
}

/** What a day has as long as nothing is planned for it. */
export const emptyPlan = (day: string, energyPoints: readonly number[]): EnergyPlan => ({
  points: energyPoints[weekdayIn(numberOf(day))] ?? 10,
  tasks: [],
  isRestDay: false,
});

const sameName = (a: string, b: string) => a.trim().toLocaleLowerCase('en-AU') === b.trim().toLocaleLowerCase('en-AU');
export const hasTask = ({ tasks }: Pick<EnergyPlan, 'tasks'>, name: string): boolean =>
  tasks.some((task) => sameName(task.name, name));

// Each change names what it changes, so it can be made again on what another window has saved in between.
export const withTask =
  (task: EnergyTask, at?: number) =>
  (plan: EnergyPlan): EnergyPlan =>
    hasTask(plan, task.name) ? plan : { ...plan, tasks: plan.tasks.toSpliced(at ?? plan.tasks.length, 0, task) };
export const withoutTask =
  (name: string) =>
  (plan: EnergyPlan): EnergyPlan => ({ ...plan, tasks: plan.tasks.filter((task) => !sameName(task.name, name)) });
export const withChanged =
  (name: string, change: Partial<EnergyTask>) =>
  (plan: EnergyPlan): EnergyPlan => ({
    ...plan,
    tasks: plan.tasks.map((task) => (sameName(task.name, name) ? { ...task, ...change } : task)),
  });

export interface Happening {
  readonly name: string;
  /** ISO 8601 */
  readonly start: string;
  readonly end: string;
}

const halfHourMs = 1_800_000;
/** A point for each half hour, from 1 to 10: a first guess that the member can change. */
export const guessedCost = ({ start, end }: Pick<Happening, 'start' | 'end'>): number =>
  Math.min(10, Math.max(1, Math.round((Date.parse(end) - Date.parse(start)) / halfHourMs)));

/** The day within the week after one that has room for a task, rest days left out. */
export function roomFor(
  { name, cost }: Pick<EnergyTask, 'name' | 'cost'>,
  after: string,
  planOf: (day: string) => EnergyPlan | undefined,
): string | undefined {
  for (let days = 1; days <= 7; days += 1) {
    const day = addDays(after, days);
    const plan = planOf(day);
    if (plan && !plan.isRestDay && !hasTask(plan, name) && budgetOf(plan).left >= cost) return day;
  }
  return undefined;
}

/** What to move from a day that is over: the smallest open task that is enough, else the biggest. */
export function toMove(plan: EnergyPlan): EnergyTask | undefined {
  const { over } = budgetOf(plan);
  const open = plan.tasks.filter(({ isDone, cost }) => !isDone && cost > 0).toSorted((a, b) => a.cost - b.cost);
  return over > 0 ? (open.find(({ cost }) => cost >= over) ?? open.at(-1)) : undefined;
}

/** Tasks of other days that this one doesn’t have, the ones of most days first, each with its latest cost. */
export function usualTasks(
  plans: readonly Pick<EnergyPlan, 'tasks'>[],
  plan: EnergyPlan,
  most: number,
): readonly EnergyTask[] {
  const said = new Map<string, { readonly task: EnergyTask; days: number }>();
  for (const { tasks } of plans)
    for (const task of tasks) {
      const key = task.name.trim().toLocaleLowerCase('en-AU');
      const known = said.get(key);
      if (known) known.days += 1;
      else said.set(key, { task: { ...task, isDone: false }, days: 1 });
    }
  return [...said.values()]
    .filter(({ task }) => !hasTask(plan, task.name))
    .sort((a, b) => b.days - a.days)
    .slice(0, most)
    .map(({ task }) => task);
}
