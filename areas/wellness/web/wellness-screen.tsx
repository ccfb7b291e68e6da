/// <reference types="vite/client" />
import { ChartLine, Share2, UserPlus } from 'lucide-react';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { wholeDay } from '../pure/days.ts';
import { AppointmentsCard } from './appointments/appointments-card.tsx';
import { CrisisCard } from './crisis-card.tsx';
import { useDiaryLive, useEntries, useSettings } from './data.ts';
import { EntryForm } from './entry/entry-form.tsx';
import { EntryList } from './entry/entry-list.tsx';
import { MedicationsCard } from './medicines/medications-card.tsx';
import { openOf } from './opened.ts';
import { ThisWeek } from './week-card.tsx';
import './wellness.css';
import { useHere } from './zone.ts';

const nothingOwn = { scales: [], factors: [] };

export function Screen() {
  useDiaryLive();
  const here = useHere();
  const list = useEntries();
  const settings = useSettings();
  const entries = list.items.flatMap((item) => openOf(item) ?? []);
  const { scales = nothingOwn.scales, factors = nothingOwn.factors } = settings.data ?? nothingOwn;
  const own = { scales, factors };
  return (
    <div className="wellness">
      <PageTitle
        title="Wellness tracking"
        lead="A few marks a day, in your own words. Yours alone until you share it."
        crumbs={[{ label: 'Home', href: '/' }]}
        actions={
          <>
            <ButtonLink href="/wellness-tracking/history" icon={ChartLine}>
              History and charts
            </ButtonLink>
            <ButtonLink href="/wellness-tracking/sharing" icon={Share2}>
              Sharing
            </ButtonLink>
            <ButtonLink href="/wellness-tracking/helpers" icon={UserPlus}>
              Helpers
            </ButtonLink>
          </>
        }
      />
      <div className="duo">
        <div className="wellness-main">
          <Section id="wellness-entry" title="Today's Wellness Entry" intro={wholeDay(here.today)}>
            <EntryForm own={own} entries={entries} here={here} />
          </Section>
        </div>
        <div className="wellness-side">
          <ThisWeek here={here} />
          <MedicationsCard />
          <AppointmentsCard />
        </div>
      </div>
      <CrisisCard />
      <div id="wellness-entries" tabIndex={-1}>
        <EntryList list={list} entries={entries} own={own} here={here} />
      </div>
    </div>
  );
}
