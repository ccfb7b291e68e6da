import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { EnergyPlan } from '../../pure/energy.ts';
import { changeSettings } from '../data.ts';
import { changePlan } from './data.ts';
import { readPoints, wrongPoints } from './read-points.ts';
import { points } from './words.ts';

/** What this one day has. */
export function DayPoints({
  day,
  plan,
  energyPoints,
}: {
  readonly day: string;
  readonly plan: EnergyPlan;
  readonly energyPoints: readonly number[];
}) {
  const form = useForm({
    initial: { points: String(plan.points) },
    validate: (values) => ({ points: readPoints(values.points) === undefined ? wrongPoints : undefined }),
    submit: async (values) => {
      const number = readPoints(values.points) ?? 0;
      await changePlan(day, energyPoints, (before) => ({ ...before, points: number }));
      announce(`This day has ${points(number)}`);
    },
  });
  return (
    <form className="energy-form" noValidate onSubmit={form.handleSubmit} aria-label="Points of this day">
      <FormNotices form={form} />
      <TextField
        label="Points of this day"
        hint="From 0 to 30."
        inputMode="numeric"
        autoComplete="off"
        className="energy-number"
        {...form.field('points')}
        after={
          <Button type="submit" pending={form.submitting} pendingText="Saving…">
            Set points
          </Button>
        }
      />
    </form>
  );
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
type Weekdays = Record<(typeof weekdays)[number], string>;

/** What each weekday begins with. Days that are planned already keep what they have. */
export function WeekdayPoints({ energyPoints }: { readonly energyPoints: readonly number[] }) {
  const initial = Object.fromEntries(weekdays.map((name, at) => [name, String(energyPoints[at] ?? 10)])) as Weekdays;
  const form = useForm<Weekdays>({
    initial,
    validate: (values) =>
      Object.fromEntries(
        weekdays.map((name) => [name, readPoints(values[name]) === undefined ? wrongPoints : undefined]),
      ),
    submit: async (values) => {
      const next = weekdays.map((name) => readPoints(values[name]) ?? 0);
      await changeSettings((settings) => ({ ...settings, energyPoints: next }));
      announce('Points of each weekday saved');
    },
  });
  return (
    <form className="energy-form" noValidate onSubmit={form.handleSubmit} aria-label="Points of each weekday">
      <FormNotices form={form} />
      <div className="energy-weekdays">
        {weekdays.map((name) => (
          <TextField
            key={name}
            label={name}
            inputMode="numeric"
            autoComplete="off"
            className="energy-number"
            {...form.field(name)}
          />
        ))}
      </div>
      <div className="row">
        <Button type="submit" pending={form.submitting} pendingText="Saving…">
          Save weekdays
        </Button>
      </div>
    </form>
  );
}
