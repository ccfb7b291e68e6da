import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { average, inTenths } from '../../pure/averages.ts';
import { addDays, dayAndMonth, isDay, monthName, monthStart, numberOf, weekdayIn, wholeDay } from '../../pure/days.ts';
import type { DiaryEntry } from '../../pure/entry.ts';
import { useDiaryRange } from '../data-history.ts';

import type { Here } from '../zone.ts';
import type { Choice } from './choice.ts';
import { EntryList } from './entry-list.tsx';
import { RangeState } from './range-state.tsx';
import { TakeAway } from './take-away.tsx';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const hrefOf = (day: string) => `/wellness-tracking/history?view=calendar&day=${day}`;
const monthHref = (month: string) => `/wellness-tracking/history?view=calendar&month=${month.slice(0, 7)}`;

/** The weeks of a month from Monday, with the days of its neighbours left empty. */
function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const next = monthStart(month, 1);
  const days: (string | null)[] = Array.from({ length: weekdayIn(numberOf(month)) }, () => null);
  for (let day = month; day < next; day = addDays(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

export function CalendarView({ here, choice: _choice }: { readonly here: Here; readonly choice: Choice }) {
  const { today, zone } = here;
  const [query] = useQueryParams();
  const asked = query.get('day') ?? `${query.get('month')}-01`;
  const chosen = query.get('day');
  const month = monthStart(isDay(asked) && asked <= today ? asked : today);
  const to = addDays(monthStart(month, 1), -1);
  const range = useDiaryRange({ from: month, to });
  return (
    <>
      <div className="row history-months no-print">
        <ButtonLink href={monthHref(monthStart(month, -1))} icon={ChevronLeft} description="the month before">
          {monthName(monthStart(month, -1))}
        </ButtonLink>
        {monthStart(month, 1) <= today && (
          <ButtonLink href={monthHref(monthStart(month, 1))} iconEnd={ChevronRight} description="the month after">
            {monthName(monthStart(month, 1))}
          </ButtonLink>
        )}
      </div>
      <RangeState range={range} when={`in ${monthName(month)}`}>
        {(entries) => {
          const byDay = Map.groupBy(entries, ({ day }) => day);
          const day = chosen && byDay.has(chosen) ? chosen : undefined;
          return (
            <>
              <Month month={month} today={today} byDay={byDay} chosen={day} />
              {day && <Day day={day} entries={byDay.get(day) ?? []} zone={zone} />}
            </>
          );
        }}
      </RangeState>
      <TakeAway range={range} here={here} />
    </>
  );
}

function Month({
  month,
  today,
  byDay,
  chosen,
}: {
  readonly month: string;
  readonly today: string;
  readonly byDay: ReadonlyMap<string, readonly DiaryEntry[]>;
  readonly chosen: string | undefined;
}) {
  return (
    <Section title={monthName(month)} intro={`${counted(byDay.size, 'day')} with an entry. Choose a day to read it.`}>
      <table className="history-month">
        <caption className="vh">{monthName(month)}: average mood, energy and pain of each day</caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                <span aria-hidden="true">{name.slice(0, 3)}</span>
                <span className="vh">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) => (
                <td key={day ?? `${weekdays[at]}`} data-today={day === today || undefined}>
                  {day && <Cell day={day} entries={byDay.get(day)} isChosen={day === chosen} isToday={day === today} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft small">M is mood, E is energy, P is pain.</p>
    </Section>
  );
}

function Cell({
  day,
  entries,
  isChosen,
  isToday,
}: {
  readonly day: string;
  readonly entries: readonly DiaryEntry[] | undefined;
  readonly isChosen: boolean;
  readonly isToday: boolean;
}) {
  const number = Number(day.slice(8));
  if (!entries)
    return (
      <span className="history-day soft">
        {number}
        <span className="vh">{isToday ? ', today, no entry' : ', no entry'}</span>
      </span>
    );
  const mean = (of: (entry: DiaryEntry) => number) => inTenths(average(entries.map(of))).replace('.0', '');
  const [mood, energy, pain] = [
    mean(({ moodRating }) => moodRating),
    mean(({ energyLevel }) => energyLevel),
    mean(({ painLevel }) => painLevel),
  ];
  const several = entries.length > 1 ? `, ${entries.length} entries` : '';
  return (
    <Link
      href={hrefOf(day)}
      className="plain history-day"
      id={`day-${day}`}
      aria-current={isChosen ? 'date' : undefined}
      aria-label={`${dayAndMonth(day)}${isToday ? ', today' : ''}: mood ${mood}, energy ${energy}, pain ${pain}${several}`}
    >
      <span className="history-day-number">{number}</span>
      <span>M {mood}</span>
      <span>E {energy}</span>
      <span>P {pain}</span>
    </Link>
  );
}

function Day({
  day,
  entries,
  zone,
}: {
  readonly day: string;
  readonly entries: readonly DiaryEntry[];
  readonly zone: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each day
  useEffect(() => {
    const heading = place.current?.querySelector<HTMLElement>('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [day]);
  return (
    <div ref={place}>
      <Section title={wholeDay(day)} intro={counted(entries.length, 'entry', 'entries')}>
        <EntryList entries={entries} zone={zone} />
      </Section>
    </div>
  );
}
