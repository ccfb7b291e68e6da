/// <reference types="vite/client" />

import { ChartLine, FileText } from 'lucide-react';
import { useEffect } from 'react';
import { type Acting, actsFor } from '#platform/web/acting.ts';
import { keepOffline } from '#platform/web/offline.ts';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { wholeDay } from '../pure/days.ts';
import type { Part } from '../pure/settings.ts';
import { AppointmentsCard } from './appointments/appointments-card.tsx';
import { CrisisCard } from './crisis-card.tsx';
import { useDiaryLive, useEntries, useSettings } from './data.ts';
import { EnergyCard } from './energy/energy-card.tsx';
import type { OwnFields } from './entry/entry-fields.tsx';
import { EntryForm } from './entry/entry-form.tsx';
import { EntryList } from './entry/entry-list.tsx';
import { useDiaryKeys } from './keys/diary-keys.ts';
import { DiaryLock, privacyPath } from './keys/diary-lock.tsx';
import { LowDays } from './low-days.tsx';
import { MedicationsCard } from './medicines/medications-card.tsx';
import { openOf, openSettings } from './opened.ts';
import { rememberAway } from './waiting/away.ts';
import { AwayDiary } from './waiting/away-diary.tsx';
import { ThisWeek } from './week-card.tsx';
import './wellness.css';
import { useHere } from './zone.ts';

const nothingOwn: OwnFields = { scales: [], factors: [], symptoms: [], hidden: [] };

export function Screen() {
  const { member, unknown } = useSession();
  if (!member && unknown) return <AwayDiary isAsking={unknown === 'asking'} />;
  const acting = actsFor();
  if (acting?.operations.includes('listWellnessMedicines')) return <Care acting={acting} />;
  return <Diary />;
}

/** For a supporter: what a member may give. The diary itself stays closed. */
function Care({ acting: { member, doors } }: { readonly acting: Acting }) {
  const closed = doors.find(({ name }) => name === 'wellness')?.closed;
  return (
    <>
      <PageTitle
        title="Wellness tracking"
        lead={`Medicines and appointments of ${member.displayName}. What they write in their diary is theirs alone.`}
        crumbs={[{ label: 'Home', href: '/' }]}
      />
      {closed ? (
        <p>{closed}</p>
      ) : (
        <div className="duo duo-even">
          <MedicationsCard />
          <AppointmentsCard />
        </div>
      )}
    </>
  );
}

/** The browser keeps the page of a diary that can be written without a connection: one that isn’t sealed. */
function useKept(): void {
  const { member } = useSession();
  const { data: keys } = useDiaryKeys();
  useEffect(() => {
    if (!member || !keys) return;
    rememberAway(member.id, keys);
    if (keys.mode === 'recoverable') keepOffline('/wellness-tracking');
  }, [member, keys]);
}

function Diary() {
  useDiaryLive();
  useKept();
  const here = useHere();
  const list = useEntries();
  const settings = useSettings();
  const entries = list.items.flatMap((item) => openOf(item) ?? []);
  const kept = settings.data && openSettings(settings.data);
  const own: OwnFields = kept ?? nothingOwn;
  const shows = (part: Part) => !own.hidden.includes(part);
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
            <ButtonLink href="/wellness-tracking/summary" icon={FileText}>
              Visit summary
            </ButtonLink>
          </>
        }
      />
      <DiaryLock />
      {kept?.offerHelp && <LowDays entries={entries} here={here} />}
      <div className="duo">
        <div className="wellness-main">
          <Section id="wellness-entry" title="Today's Wellness Entry" intro={wholeDay(here.today)}>
            <EntryForm own={own} entries={entries} here={here} />
          </Section>
        </div>
        <div className="wellness-side">
          {shows('week') && <ThisWeek here={here} />}
          {shows('medicines') && <MedicationsCard />}
          {shows('appointments') && <AppointmentsCard />}
          <MoreOfDiary />
        </div>
      </div>
      {shows('energy') && <EnergyCard here={here} />}
      <CrisisCard />
      <div id="wellness-entries" tabIndex={-1}>
        <EntryList list={list} entries={entries} own={own} here={here} />
      </div>
    </div>
  );
}

const more = [
  ['/wellness-tracking/sharing', 'Sharing'],
  ['/wellness-tracking/shared-with-me', 'Shared with me'],
  ['/wellness-tracking/helpers', 'Helpers'],
  ['/wellness-tracking/settings', 'Diary settings'],
  [privacyPath, 'Privacy of your diary'],
  ['/wellness-tracking/import', 'Import entries'],
] as const;

const MoreOfDiary = () => (
  <Section side title="More of your diary">
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
    <ul className="plain-list wellness-more" role="list">
      {more.map(([href, label]) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  </Section>
);
