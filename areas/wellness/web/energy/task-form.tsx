import { Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { type EnergyPlan, type EnergyTask, hasTask, withChanged, withTask } from '../../pure/energy.ts';
import { limits } from '../../pure/limits.ts';
import { changePlan } from './data.ts';
import { readPoints, wrongPoints } from './read-points.ts';
import { points } from './words.ts';

interface Part {
  readonly day: string;
  readonly plan: EnergyPlan;
  readonly energyPoints: readonly number[];
}
interface Values {
  name: string;
  cost: string;
}

const check = (plan: EnergyPlan, before?: string) => (values: Values) => {
  const name = values.name.trim();
  const others = { tasks: plan.tasks.filter((task) => task.name !== before) };
  return {
    name: !name ? 'Write what it is.' : hasTask(others, name) ? 'The day has a task of this name already.' : undefined,
    cost: readPoints(values.cost) === undefined ? wrongPoints : undefined,
  };
};

const taskOf = ({ name, cost }: Values, isDone: boolean): EnergyTask => ({
  name: name.trim(),
  cost: readPoints(cost) ?? 0,
  isDone,
});

function Fields({
  form,
  first,
  children,
}: {
  readonly form: ReturnType<typeof useForm<Values>>;
  readonly first?: RefObject<HTMLInputElement | null>;
  readonly children: ReactNode;
}) {
  return (
    <>
      <FormNotices form={form} />
      <div className="energy-fields">
        <TextField
          label="What it is"
          autoComplete="off"
          maxLength={limits.symptom}
          {...(first && { ref: first })}
          {...form.field('name')}
        />
        <TextField label="Points" inputMode="numeric" autoComplete="off" {...form.field('cost')} />
      </div>
      <div className="row">{children}</div>
    </>
  );
}

export function AddTask({ day, plan, energyPoints }: Part) {
  const name = useRef<HTMLInputElement>(null);
  const form = useForm<Values>({
    initial: { name: '', cost: '2' },
    resetAfter: true,
    validate: check(plan),
    submit: async (values) => {
      const task = taskOf(values, false);
      await changePlan(day, energyPoints, withTask(task));
      announce(`Added: ${task.name}, ${points(task.cost)}`);
      name.current?.focus();
    },
  });
  if (plan.tasks.length >= limits.listed)
    return <p className="soft">This day has {limits.listed} tasks, which is the most.</p>;
  return (
    <form className="energy-form" noValidate onSubmit={form.handleSubmit} aria-label="Add a task">
      <Fields form={form} first={name}>
        <Button type="submit" icon={Plus} pending={form.submitting} pendingText="Adding…">
          Add task
        </Button>
      </Fields>
    </form>
  );
}

export function EditTask({
  day,
  plan,
  energyPoints,
  task,
  onEnd,
}: Part & { readonly task: EnergyTask; readonly onEnd: () => void }) {
  const form = useForm<Values>({
    initial: { name: task.name, cost: String(task.cost) },
    validate: check(plan, task.name),
    submit: async (values) => {
      const next = taskOf(values, task.isDone);
      await changePlan(day, energyPoints, withChanged(task.name, { name: next.name, cost: next.cost }));
      announce(`Changed: ${next.name}, ${points(next.cost)}`);
      onEnd();
    },
  });
  return (
    <form className="energy-form" noValidate onSubmit={form.handleSubmit} aria-label={`Change ${task.name}`}>
      <Fields form={form}>
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
          Save task
        </Button>
        <Button onClick={onEnd}>Cancel</Button>
      </Fields>
    </form>
  );
}
