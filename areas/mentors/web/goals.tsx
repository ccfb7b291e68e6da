import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Progress } from '#platform/web/ui/progress.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Mentorship } from '../contract.ts';
import { isReached } from '../pure/progress.ts';
import { useSaveGoals } from './data.ts';
import { GoalsForm } from './goals-form.tsx';
import { otherName } from './words.ts';

/** Progress is counted from what is ticked, and from nothing else. */
export function Goals({ mentorship }: { readonly mentorship: Mentorship }) {
  const { goals, progress, status } = mentorship;
  const [isEditing, setIsEditing] = useState(false);
  const isOver = status === 'ended';
  const reached = goals.filter(isReached).length;
  const { shown, change } = useTicks(mentorship);
  const tickGoal = (at: number, isDone: boolean) =>
    change(shown.map((goal, index) => (index === at ? { ...goal, isDone } : goal)));
  const tickStep = (at: number, stepAt: number, isDone: boolean) =>
    change(
      shown.map((goal, index) =>
        index === at
          ? { ...goal, steps: goal.steps.map((step, place) => (place === stepAt ? { ...step, isDone } : step)) }
          : goal,
      ),
    );
  return (
    <Section title="Goals">
      <Progress
        label={`Progress with ${otherName(mentorship)}`}
        value={progress}
        text={`${progress}%, ${reached} of ${goals.length} goals done`}
      />
      {isEditing ? (
        <GoalsForm
          mentorship={mentorship}
          onClose={() => {
            setIsEditing(false);
            document.getElementById('page-title')?.focus();
          }}
        />
      ) : (
        <>
          {goals.length === 0 && <p className="soft">There are no goals yet.</p>}
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ol className="plain-list mentor-goals" role="list">
            {shown.map((goal, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two goals may have the same words, and their order is theirs
              <li key={at}>
                {goal.steps.length === 0 ? (
                  <Checkbox
                    label={goal.title}
                    checked={goal.isDone}
                    disabled={isOver}
                    onChange={(event) => tickGoal(at, event.currentTarget.checked)}
                  />
                ) : (
                  <fieldset className="mentor-steps">
                    <legend>{goal.title}</legend>
                    {goal.steps.map((step, place) => (
                      <Checkbox
                        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same words
                        key={place}
                        label={step.text}
                        checked={step.isDone}
                        disabled={isOver}
                        onChange={(event) => tickStep(at, place, event.currentTarget.checked)}
                      />
                    ))}
                  </fieldset>
                )}
              </li>
            ))}
          </ol>
          {!isOver && (
            <div className="row">
              <Button icon={Pencil} onClick={() => setIsEditing(true)}>
                Change the goals
              </Button>
            </div>
          )}
        </>
      )}
    </Section>
  );
}

type GoalList = Mentorship['goals'];

/** A tick shows at once, and is sent once the one before it is saved, so that each names the version it changes. */
function useTicks({ id, version, goals }: Mentorship) {
  const known = useRef(version);
  const isSending = useRef(false);
  const queued = useRef<GoalList>(undefined);
  /** Shown until what is saved has been read again. */
  const [ticked, setTicked] = useState<{ readonly goals: GoalList; readonly until: number }>();
  useEffect(() => {
    known.current = Math.max(known.current, version);
  }, [version]);
  const save = useSaveGoals({
    onDone: (saved) => {
      isSending.current = false;
      known.current = saved.version;
      const next = queued.current;
      queued.current = undefined;
      if (next) {
        send(next);
        return;
      }
      setTicked({ goals: saved.goals, until: saved.version });
      toast({ title: 'Goals saved', description: `${saved.progress}% done` });
    },
    onFail: (error) => {
      isSending.current = false;
      queued.current = undefined;
      setTicked(undefined);
      failed('Couldn’t save the goals')(error);
    },
  });
  const send = (next: GoalList) => {
    isSending.current = true;
    save.mutate({ id, version: known.current, goals: next });
  };
  const change = (next: GoalList) => {
    setTicked({ goals: next, until: Number.POSITIVE_INFINITY });
    if (isSending.current) queued.current = next;
    else send(next);
  };
  return { shown: ticked && version < ticked.until ? ticked.goals : goals, change };
}
