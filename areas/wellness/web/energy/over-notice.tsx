import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { budgetOf, type EnergyPlan, roomFor, toMove } from '../../pure/energy.ts';
import { moveTask } from './changes.ts';
import { dayTitle, nearName, overWords } from './words.ts';

interface OverProps {
  readonly day: string;
  readonly today: string;
  readonly planOf: (day: string) => EnergyPlan | undefined;
  readonly energyPoints: readonly number[];
  /** Where the day isn’t the one that is shown. */
  readonly withLink?: boolean;
  readonly onMoved?: () => void;
}

/** Says that a day holds more than its points, and what could be done. Nothing is asked, and nothing counts. */
export function OverNotice({ day, today, planOf, energyPoints, withLink = false, onMoved }: OverProps) {
  const [isMoving, setMoving] = useState(false);
  const plan = planOf(day);
  if (!plan || plan.isRestDay || day < today) return null;
  const { over } = budgetOf(plan);
  if (over === 0) return null;
  const task = toMove(plan);
  const room = task && roomFor(task, day, planOf);
  const move = async () => {
    if (!task || !room) return;
    setMoving(true);
    if (await moveTask({ task, from: day, to: room, at: plan.tasks.indexOf(task), today, energyPoints })) onMoved?.();
    setMoving(false);
  };
  return (
    <Notice
      tone="warn"
      title={overWords(dayTitle(day, today), over)}
      action={
        (room || withLink) && (
          <>
            {task && room && (
              <Button
                description="Move a task"
                icon={ArrowRight}
                pending={isMoving}
                pendingText="Moving…"
                onClick={() => void move()}
              >
                Move {task.name} to {nearName(room, today)}
                {/* The list of its day has a button of the same words. */}
                <span className="vh">, to make room</span>
              </Button>
            )}
            {withLink && (
              <ButtonLink href={`/wellness-tracking/energy?day=${day}`}>See {nearName(day, today)}</ButtonLink>
            )}
          </>
        )
      }
    >
      You could move or drop something.
    </Notice>
  );
}
