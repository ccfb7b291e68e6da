import { Check, Minus } from 'lucide-react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { weekdayName } from '../pure/days.ts';
import { type WeekCard, type WeekDay, weekCard } from '../pure/week.ts';
import { useEntriesOf } from './data.ts';
import { openOf } from './opened.ts';
import type { Here } from './zone.ts';

const dash = '–';
const figure = (value: number | null) => (value === null ? dash : value.toFixed(1));

/** WELL-02: worked out from the member’s own entries of this week. */
export function ThisWeek({ here }: { readonly here: Here }) {
  const { from, to } = weekCard([], here.now, here.zone);
  const list = useEntriesOf({ from, to });
  const isLocked = list.items.some(({ sealed }) => sealed !== undefined);
  return (
    <Section side title="This Week" intro="Worked out from your own entries since Monday.">
      {list.loading && <Skeleton count={1} look="row" label="Loading this week" />}
      {list.error && (
        <ErrorState level={3} title="Couldn’t load this week" onRetry={list.retry} retrying={list.refreshing}>
          {textForPeople(list.error)}
        </ErrorState>
      )}
      {isLocked && !list.loading && <p className="soft">Your figures show here once your diary is unlocked.</p>}
      {!list.loading && !list.error && !isLocked && (
        <Figures
          week={weekCard(
            list.items.flatMap((item) => openOf(item) ?? []),
            here.now,
            here.zone,
          )}
        />
      )}
    </Section>
  );
}

function Figures({ week }: { readonly week: WeekCard }) {
  const isOpen = week.days.some(({ isToday, state }) => isToday && state === 'none');
  return (
    <>
      <dl className="week-figures">
        {(
          [
            ['Avg mood', week.mood],
            ['Avg energy', week.energy],
            ['Avg pain', week.pain],
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">
              {value === null ? (
                <>
                  <span aria-hidden="true">{dash}</span>
                  <span className="vh">no entry yet</span>
                </>
              ) : (
                figure(value)
              )}
            </dd>
          </div>
        ))}
      </dl>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ol className="plain-list week-days" role="list" aria-label="Days of this week">
        {week.days.map((day) => (
          <Day key={day.day} day={day} />
        ))}
      </ol>
      <p>
        <strong className="num">{`${week.daysWithEntry}/7 days`}</strong>
        {isOpen && <span className="soft"> Nothing for today yet.</span>}
      </p>
    </>
  );
}

const dayWords = ({ state, isToday }: WeekDay) =>
  ({ written: 'entry saved', none: isToday ? 'today, no entry yet' : 'no entry', 'to come': 'still to come' })[state];

const Day = ({ day }: { readonly day: WeekDay }) => (
  <li data-state={day.state} data-today={day.isToday ? '' : undefined}>
    <span className="week-mark" aria-hidden="true">
      {day.state === 'written' ? <Icon icon={Check} /> : day.state === 'none' && !day.isToday && <Icon icon={Minus} />}
    </span>
    <span aria-hidden="true">{weekdayName(day.day).slice(0, 3)}</span>
    <span className="vh">{`${weekdayName(day.day)}, ${dayWords(day)}`}</span>
  </li>
);
