import { ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { addDays } from '../../pure/days.ts';
import { type EnergyPlan, type EnergyTask, withChanged } from '../../pure/energy.ts';
import { moveTask, removeTask, saveChange } from './changes.ts';
import { EditTask } from './task-form.tsx';
import { nearName, points } from './words.ts';

interface TaskListProps {
  readonly day: string;
  readonly today: string;
  readonly plan: EnergyPlan;
  readonly energyPoints: readonly number[];
  /** The task is gone from the day, and the focus with it. */
  readonly onGone: () => void;
}

/** What takes points of the day. */
export const TaskList = (props: TaskListProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
  <ul className="plain-list list" role="list" aria-label="Tasks of this day">
    {props.plan.tasks.map((task, at) => (
      <Task key={task.name} task={task} at={at} {...props} />
    ))}
  </ul>
);

function Task({
  task,
  at,
  day,
  today,
  plan,
  energyPoints,
  onGone,
}: TaskListProps & { readonly task: EnergyTask; readonly at: number }) {
  const { name, cost, isDone } = task;
  const [editing, setEditing] = useState(false);
  const [busy, setBusy] = useState<'done' | 'remove' | 'move'>();
  const item = useRef<HTMLLIElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (editing) item.current?.querySelector('input')?.focus();
    else if (wasEditing.current) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const where = { day, energyPoints };
  const next = addDays(day, 1);
  const during = async (what: 'done' | 'remove' | 'move', work: () => Promise<boolean>) => {
    if (busy) return;
    setBusy(what);
    if ((await work()) && what !== 'done') onGone();
    setBusy(undefined);
  };
  if (editing)
    return (
      <li ref={item}>
        <EditTask {...{ day, plan, energyPoints, task }} onEnd={() => setEditing(false)} />
      </li>
    );
  return (
    <li className="energy-task">
      <Checkbox
        label={
          <>
            {name}, <span className="num">{points(cost)}</span>
            <span className="vh">, done</span>
          </>
        }
        checked={busy === 'done' ? !isDone : isDone}
        onChange={() =>
          void during('done', () =>
            saveChange(where, withChanged(name, { isDone: !isDone }), isDone ? `Not done: ${name}` : `Done: ${name}`),
          )
        }
      />
      <div className="row">
        <Button ref={edit} variant="quiet" icon={Pencil} description="Edit a task" onClick={() => setEditing(true)}>
          Edit<span className="vh"> {name}</span>
        </Button>
        {!isDone && day >= today && (
          <Button
            variant="quiet"
            icon={ArrowRight}
            pending={busy === 'move'}
            pendingText="Moving…"
            description="Move a task"
            onClick={() => {
              const move = { task, at, from: day, to: next, today, energyPoints };
              void during('move', () => moveTask(move));
            }}
          >
            Move <span className="vh">{name} </span>to {nearName(next, today)}
          </Button>
        )}
        <Button
          variant="quiet"
          icon={Trash2}
          pending={busy === 'remove'}
          pendingText="Removing…"
          description="Remove a task"
          onClick={() => void during('remove', () => removeTask(where, task, at))}
        >
          Remove<span className="vh"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
