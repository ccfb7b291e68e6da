/// <reference types="vite/client" />
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { LinkTabs } from '#platform/web/ui/tabs.tsx';
import { DiaryLock } from '../keys/diary-lock.tsx';
import { useHere } from '../zone.ts';
import { CalendarView } from './calendar-view.tsx';
import { ChartsView } from './charts-view.tsx';
import { type Choice, useChoice, type View, views } from './choice.ts';
import { ListView } from './list-view.tsx';
import './history.css';

const path = '/wellness-tracking/history';
export const historyCrumbs = [
  { label: 'Home', href: '/' },
  { label: 'Wellness tracking', href: '/wellness-tracking' },
];

const panes = { charts: ChartsView, calendar: CalendarView, list: ListView };

/** What a member’s entries say: in charts and figures, by month, and one by one. */
export function Screen() {
  const here = useHere();
  const choice = useChoice(here.today);
  const Pane = panes[choice.view];
  return (
    <div className="history stack">
      <PageTitle
        title="Wellness history"
        lead="What your own entries say, in pictures and in figures."
        crumbs={historyCrumbs}
      />
      <DiaryLock />
      <LinkTabs label="Show entries as" links={tabsOf(choice)} />
      <Pane here={here} choice={choice} />
    </div>
  );
}

const tabsOf = ({ view, period }: Choice) =>
  (Object.keys(views) as View[]).map((one) => {
    const query = new URLSearchParams({ ...(one !== 'charts' && { view: one }), ...(period !== '8w' && { period }) });
    return { href: query.size > 0 ? `${path}?${query}` : path, label: views[one], current: one === view };
  });
