/// <reference types="vite/client" />
import { useRef, useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { dateError } from '#platform/web/ui/date-text.ts';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { LinkTabs } from '#platform/web/ui/tabs.tsx';
import { addDays, isDay, shortDay, weekdayName } from '../../pure/days.ts';
import type { EnergyPlan } from '../../pure/energy.ts';
import { wellnessCrumbs } from '../crumbs.ts';
import { useDiaryLive } from '../data.ts';
import { DiaryLock } from '../keys/diary-lock.tsx';
import { type Here, useHere } from '../zone.ts';
import { saveChange } from './changes.ts';
import { Lights } from './lights.tsx';
import { Offers } from './offers.tsx';
import { OverNotice } from './over-notice.tsx';
import { DayPoints, WeekdayPoints } from './points-forms.tsx';
import { AddTask } from './task-form.tsx';
import { TaskList } from './task-list.tsx';
import { usePlans } from './use-plans.ts';
import { dayTitle, leftWords } from './words.ts';

const path = '/wellness-tracking/energy';
const first = '1970-01-01';
/** The server takes plans up to a year ahead. */
const yearDays = 365;

const hrefOf = (day: string, today: string) => (day === today ? path : `${path}?day=${day}`);

/** How much energy a day has, and what it is for. */
export function Screen() {
  useDiaryLive();
  const here = useHere();
  const { today } = here;
  const [query] = useQueryParams();
  const asked = query.get('day') ?? '';
  const day = isDay(asked) && asked >= first && asked <= addDays(today, yearDays) ? asked : today;
  return (
    <div className="energy">
      <PageTitle
        title="Energy budget"
        lead="Give each day some points, and plan how to use them."
        crumbs={wellnessCrumbs}
      />
      <DiaryLock />
      <Days day={day} today={today} />
      <Day key={day} day={day} here={here} />
    </div>
  );
}

function Days({ day, today }: { readonly day: string; readonly today: string }) {
  const near = [addDays(today, -1), today, addDays(today, 1)];
  const beside = near.includes(day) ? [] : [addDays(day, -1), day, addDays(day, 1)];
  const label = (one: string) =>
    near.includes(one) ? dayTitle(one, today) : `${weekdayName(one).slice(0, 3)} ${shortDay(one)}`;
  const links = [...new Set([...near, ...beside])]
    .sort()
    .map((one) => ({ href: hrefOf(one, today), label: label(one), current: one === day }));
  return (
    <div className="stack">
      <LinkTabs label="Days" links={links} />
      <Disclosure summary="Another day">
        <OtherDay today={today} />
      </Disclosure>
    </div>
  );
}

function OtherDay({ today }: { readonly today: string }) {
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();
  const show = () => {
    const wrong = dateError(day, { what: 'the day', min: first, max: addDays(today, yearDays) });
    setError(wrong);
    if (!wrong) navigate(hrefOf(day, today));
  };
  return (
    <form
      className="energy-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
      aria-label="Another day"
    >
      <DateField label="Day" value={day} onChange={setDay} error={error} />
      <div className="row">
        <Button type="submit">Show this day</Button>
      </div>
    </form>
  );
}

function Day({ day, here }: { readonly day: string; readonly here: Here }) {
  const { today } = here;
  const plans = usePlans(addDays(day, -30), addDays(day, 8));
  const { planOf, days, energyPoints, loading, error, retry, refreshing } = plans;
  const title = dayTitle(day, today);
  const plan = planOf(day);
  if (loading || error || !plan)
    return (
      <Section title={title}>
        {loading && <Skeleton count={2} look="row" label="Loading the day" />}
        {error && (
          <ErrorState level={3} title="Couldn’t load the day" onRetry={retry} retrying={refreshing}>
            {textForPeople(error)}
          </ErrorState>
        )}
        {!loading && !error && <p className="soft">The plan of this day can’t be read here.</p>}
      </Section>
    );
  const others = days.flatMap((one) => (one.day === day ? [] : { tasks: one.tasks ?? [] }));
  return <OpenDay {...{ day, here, plan, planOf, energyPoints, others, title }} />;
}

interface OpenDayProps {
  readonly day: string;
  readonly title: string;
  readonly here: Here;
  readonly plan: EnergyPlan;
  readonly planOf: (day: string) => EnergyPlan | undefined;
  readonly energyPoints: readonly number[];
  readonly others: readonly Pick<EnergyPlan, 'tasks'>[];
}

function OpenDay({ day, title, here, plan, planOf, energyPoints, others }: OpenDayProps) {
  const { today } = here;
  const heading = useRef<HTMLSpanElement>(null);
  const [resting, setResting] = useState(false);
  const toHeading = () => heading.current?.focus();
  const rest = async (isRestDay: boolean) => {
    setResting(true);
    const said = isRestDay ? 'This is a day for rest' : 'No longer a day for rest';
    await saveChange({ day, energyPoints }, (before) => ({ ...before, isRestDay }), said);
    setResting(false);
  };
  const over = { today, planOf, energyPoints, onMoved: toHeading };
  return (
    <>
      <Section title={<span ref={heading} tabIndex={-1} className="num">{`${title}, ${leftWords(plan)}`}</span>}>
        <div className="energy-day">
          {plan.isRestDay ? <p>This is a day for rest.</p> : <Lights plan={plan} />}
          <OverNotice {...over} day={day} />
          {day === today && <OverNotice {...over} day={addDays(today, 1)} withLink />}
          {plan.tasks.length > 0 ? (
            <TaskList {...{ day, today, plan, energyPoints }} onGone={toHeading} />
          ) : (
            <p className="soft">Nothing planned.</p>
          )}
        </div>
      </Section>
      <Section title="Add to this day" className="energy-add">
        <div className="energy-day">
          <AddTask {...{ day, plan, energyPoints }} />
          <Offers {...{ day, here, plan, energyPoints, others }} onAdded={toHeading} />
        </div>
      </Section>
      <Section title="Points">
        <div className="energy-day">
          <Switch
            label="A day for rest"
            hint="Points aren’t counted, and there are no warnings."
            checked={resting ? !plan.isRestDay : plan.isRestDay}
            onChange={(on) => void rest(on)}
          />
          <DayPoints key={plan.points} {...{ day, plan, energyPoints }} />
          <Disclosure summary="Points of each weekday">
            <div className="stack">
              <p className="soft">The points that a new day starts with. Days you’ve already planned keep theirs.</p>
              <WeekdayPoints key={energyPoints.join(' ')} energyPoints={energyPoints} />
            </div>
          </Disclosure>
        </div>
      </Section>
    </>
  );
}
