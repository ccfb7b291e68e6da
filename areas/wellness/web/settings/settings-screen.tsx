/// <reference types="vite/client" />
import { useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { DiarySettings } from '../../contract/settings.ts';
import { limits } from '../../pure/limits.ts';
import { type Part, parts } from '../../pure/settings.ts';
import { wellnessCrumbs } from '../crumbs.ts';
import { changeSettings, useDiaryLive, useSettings } from '../data.ts';
import { DiaryLock } from '../keys/diary-lock.tsx';
import { openSettings } from '../opened.ts';
import { notSaved } from './failures.ts';
import { OwnScales } from './own-scales.tsx';
import { WordList } from './word-list.tsx';
import '../wellness.css';
import './settings.css';

const partNames: Readonly<Record<Part, string>> = {
  week: 'This Week',
  medicines: 'Today’s Medications',
  appointments: 'Upcoming Appointments',
  energy: 'Energy budget',
  symptoms: 'Symptoms, in an entry',
  medications: 'Medications, in an entry',
  notes: 'Notes, in an entry',
  sleep: 'Hours of sleep, in an entry',
};

/** How a member keeps the diary. */
export function Screen() {
  useDiaryLive();
  const { data, error, loading, refreshing, retry } = useSettings();
  const settings = data && openSettings(data);
  return (
    <div className="diary-settings">
      <PageTitle
        title="Diary settings"
        lead="Choose what an entry asks and what the page shows. Changes are saved straight away."
        crumbs={wellnessCrumbs}
      />
      <DiaryLock />
      {loading && <Skeleton count={2} look="row" label="Loading your settings" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load your settings" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && !settings && data.sealed === undefined && <p>Your settings can’t be read here.</p>}
      {settings && <Parts settings={settings} />}
    </div>
  );
}

function Parts({ settings }: { readonly settings: DiarySettings }) {
  return (
    <>
      <Section
        title="Your scales"
        intro="Rate them from 0 to 10 in an entry. If you rename one, earlier entries keep the old name."
      >
        <OwnScales scales={settings.scales} />
      </Section>
      <Section
        title="Factors in your day"
        intro="Tick them in an entry, so your history can compare days with and without them."
      >
        <WordList
          name="factors"
          label="Factors in your day"
          thing="factor"
          hint="Such as “swimming” or “visitors”."
          longest={limits.factor}
          most={limits.listed}
          words={settings.factors}
        />
      </Section>
      <Section title="Your symptoms" intro="Shown as buttons in an entry, along with symptoms from earlier entries.">
        <WordList
          name="symptoms"
          label="Your symptoms"
          thing="symptom"
          hint="Such as “tired legs”."
          longest={limits.symptom}
          most={limits.listed}
          words={settings.symptoms}
        />
      </Section>
      <Section title="What the page shows" intro="What you hide isn’t deleted. You can show it again.">
        <div className="settings-part">
          {parts.map((part) => (
            <Setting
              key={part}
              label={partNames[part]}
              isOn={!settings.hidden.includes(part)}
              said={(on) => `${partNames[part]}: ${on ? 'shown' : 'hidden'}`}
              change={(on) => (before) => ({
                ...before,
                hidden: on ? before.hidden.filter((one) => one !== part) : [...new Set<Part>([...before.hidden, part])],
              })}
            />
          ))}
        </div>
      </Section>
      <Section id="low-days" title="After low days">
        <div className="settings-part">
          <Setting
            label="Offer ways to get help"
            hint="After three low days in a row, the page shows where to get help. No one is notified."
            isOn={settings.offerHelp}
            said={(on) => (on ? 'Help is offered after low days' : 'Help is not offered after low days')}
            change={(offerHelp) => (before) => ({ ...before, offerHelp })}
          />
        </div>
      </Section>
      <Section title="More">
        <ul className="plain-list settings-more">
          <li>
            <Link href="/wellness-tracking/energy">Energy points of each weekday</Link>
          </li>
          <li>
            <Link href="/wellness-tracking/import">Import entries of another diary</Link>
          </li>
        </ul>
      </Section>
    </>
  );
}

function Setting({
  label,
  hint,
  isOn,
  said,
  change,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly said: (on: boolean) => string;
  readonly change: (on: boolean) => (settings: DiarySettings) => DiarySettings;
}) {
  const [wished, setWished] = useState<boolean>();
  const presses = useRef(0);
  const set = async (on: boolean) => {
    presses.current += 1;
    const press = presses.current;
    setWished(on);
    try {
      await changeSettings(change(on));
      announce(said(on));
    } catch (error) {
      notSaved(error);
    }
    // A later press is still on its way.
    if (press === presses.current) setWished(undefined);
  };
  return <Switch label={label} hint={hint} checked={wished ?? isOn} onChange={(on) => void set(on)} />;
}
