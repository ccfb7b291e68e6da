import { Plus } from 'lucide-react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { dayOf } from '../../pure/days.ts';
import { type EnergyPlan, type EnergyTask, guessedCost, hasTask, usualTasks, withTask } from '../../pure/energy.ts';
import { limits } from '../../pure/limits.ts';
import { useUpcoming } from '../appointments/data.ts';
import { reminderTitle } from '../appointments/opened.ts';
import { clockIn } from '../local-words.ts';
import type { Here } from '../zone.ts';
import { saveChange } from './changes.ts';
import { points } from './words.ts';

interface OffersProps {
  readonly day: string;
  readonly here: Here;
  readonly plan: EnergyPlan;
  readonly energyPoints: readonly number[];
  /** Of other days. */
  readonly others: readonly Pick<EnergyPlan, 'tasks'>[];
  readonly onAdded: () => void;
}

/** What the day holds already, and what other days had, to be added in one press. */
export function Offers({ day, here, plan, energyPoints, others, onAdded }: OffersProps) {
  const { data, error, loading, refreshing, retry } = useUpcoming();
  const coming = (data ?? [])
    .filter(({ appointmentDate, title }) => title !== undefined && dayOf(new Date(appointmentDate), here.zone) === day)
    .map((one) => ({
      key: `${one.source} ${one.id}`,
      when: clockIn(one.appointmentDate, here.zone),
      task: {
        name: reminderTitle(one).slice(0, limits.symptom),
        cost: guessedCost({ start: one.appointmentDate, end: one.endDate }),
        isDone: false,
      },
    }))
    .filter(({ task }) => !hasTask(plan, task.name));
  const usual = usualTasks(others, plan, 6).filter(({ name }) => !coming.some(({ task }) => task.name === name));
  const add = async (task: EnergyTask) => {
    const said = `Added: ${task.name}, ${points(task.cost)}`;
    if (await saveChange({ day, energyPoints }, withTask(task), said)) onAdded();
  };
  if (plan.tasks.length >= limits.listed) return null;
  return (
    <>
      {loading && <Skeleton count={1} look="row" label="Loading your appointments" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load your appointments" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {coming.length > 0 && (
        <Section
          level={3}
          title="Appointments and events of this day"
          intro="The points are a guess based on how long it takes. You can change them."
          region={false}
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list list" role="list">
            {coming.map(({ key, when, task }) => (
              <li key={key} className="energy-offer">
                <span>
                  {task.name}, <span className="num">{when}</span>
                </span>
                <Button icon={Plus} description="Add an appointment as a task" onClick={() => void add(task)}>
                  Add<span className="vh"> {task.name}</span> for {points(task.cost)}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {usual.length > 0 && (
        <Section level={3} title="From other days" region={false}>
          <div className="row energy-usual">
            {usual.map((task) => (
              <Button
                key={task.name}
                variant="quiet"
                icon={Plus}
                description="Add a task of another day"
                onClick={() => void add(task)}
              >
                <span className="vh">Add </span>
                {task.name}, {points(task.cost)}
              </Button>
            ))}
          </div>
        </Section>
      )}
    </>
  );
}
