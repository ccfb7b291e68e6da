import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Mentorship } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { useSaveGoals } from './data.ts';
import { goalsProblem, sentGoals, type TypedGoal, typedGoals } from './goals-text.ts';

interface GoalsFormProps {
  readonly mentorship: Mentorship;
  readonly onClose: () => void;
}

export function GoalsForm({ mentorship: { id, version, goals: now }, onClose }: GoalsFormProps) {
  // What was there when the form was opened: someone else may change the goals in the meantime.
  const [before] = useState(() => ({ version, goals: now }));
  const [goals, setGoals] = useState<readonly (TypedGoal & { readonly key: number })[]>(() =>
    typedGoals(now).map((goal, key) => ({ ...goal, key })),
  );
  const [wrong, setWrong] = useState<{ readonly at: number; readonly text: string }>();
  const next = useRef(now.length);
  const form = useRef<HTMLFormElement>(null);
  const wish = useRef<number>(undefined);
  useEffect(() => {
    if (wish.current === undefined) return;
    form.current?.querySelectorAll<HTMLInputElement>('input')[wish.current]?.focus();
    wish.current = undefined;
  });
  const save = useSaveGoals({
    onDone: ({ progress }) => {
      toast({ title: 'Goals saved', description: `${progress}% done` });
      onClose();
    },
    onFail: failed('Couldn’t save the goals', 'What you wrote is kept.'),
  });
  const set = (key: number, change: Partial<TypedGoal>) =>
    setGoals(goals.map((goal) => (goal.key === key ? { ...goal, ...change } : goal)));
  const add = () => {
    wish.current = goals.length;
    setGoals([...goals, { title: '', steps: '', was: null, key: next.current }]);
    next.current += 1;
  };
  const remove = (at: number) => {
    wish.current = Math.max(0, at - 1);
    setWrong(undefined);
    setGoals(goals.filter((_, index) => index !== at));
    announce('Goal removed. Nothing is saved yet.');
  };
  return (
    <form
      ref={form}
      className="stack"
      noValidate
      aria-label="Goals"
      onSubmit={(event) => {
        event.preventDefault();
        const found = goalsProblem(goals);
        setWrong(found);
        wish.current = found?.at;
        if (!found) save.mutate({ id, version: before.version, goals: sentGoals(goals, before.goals) });
      }}
    >
      {goals.map(({ key, title, steps }, at) => (
        <fieldset key={key} className="mentor-goal">
          <legend className="vh">Goal {at + 1}</legend>
          <TextField
            label={`Goal ${at + 1}`}
            value={title}
            maxLength={limits.goal}
            error={wrong?.at === at ? wrong.text : undefined}
            onChange={(event) => set(key, { title: event.currentTarget.value })}
          />
          <TextArea
            label={`Steps of goal ${at + 1}`}
            optional
            hint="One on each line. Without steps you tick the goal itself."
            rows={3}
            value={steps}
            onChange={(event) => set(key, { steps: event.currentTarget.value })}
          />
          <Button variant="quiet" icon={Trash2} onClick={() => remove(at)}>
            Remove the goal<span className="vh"> {at + 1}</span>
          </Button>
        </fieldset>
      ))}
      <div className="row">
        {goals.length < limits.mentorshipGoals && (
          <Button icon={Plus} onClick={add}>
            Add a goal
          </Button>
        )}
      </div>
      <div className="row">
        <Button type="submit" variant="primary" pending={save.pending} pendingText="Saving…">
          Save the goals
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
