/// <reference types="vite/client" />

import { Plus } from 'lucide-react';
import { cityOf } from '#platform/contract/zones.ts';
import { mayHere } from '#platform/web/acting.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import '../care.css';
import { sameClock } from '../../pure/same-clock.ts';
import { wellnessCrumbs } from '../crumbs.ts';
import { DiaryLock } from '../keys/diary-lock.tsx';

import { useMinute } from '../use-minute.ts';
import { ownZone } from '../zone.ts';
import { AllMedicines } from './all-medicines.tsx';
import { useDosesLive, useMedicines, useMoveToZone, useReminders } from './data.ts';
import { DoseHistory } from './dose-history.tsx';
import { DoseItem } from './dose-item.tsx';
import { MoveLater } from './move-later.tsx';
import { NeededMedicines } from './needed-medicines.tsx';
import { openDose, openMedicine } from './opened.ts';

const addMedicine = () =>
  mayHere('createWellnessMedicine') && (
    <ButtonLink href="/wellness-tracking/medicines/new" variant="primary" icon={Plus}>
      Add a medicine
    </ButtonLink>
  );

function Today({ now }: { readonly now: Date }) {
  const { data, error, loading, refreshing, retry } = useReminders();
  const doses = data?.map(openDose) ?? [];
  return (
    <Section title="Did I take it?" intro="Today’s doses, in the order in which they are due.">
      {loading && <Skeleton count={2} label="Loading today’s doses" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load today’s doses" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && doses.length === 0 && <p className="soft care-none">No medications scheduled</p>}
      {doses.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list list care-list care-today" role="list">
          {doses.map((dose) => (
            <DoseItem key={dose.id} dose={dose} now={now} level={3}>
              <MoveLater dose={dose} doses={doses} />
            </DoseItem>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Somewhere else the clock is another: the times move there when the member says so. */
function ZoneNotice({ zones, now }: { readonly zones: readonly string[]; readonly now: Date }) {
  const here = ownZone();
  const [other] = zones.filter((zone) => !sameClock(zone, here, now));
  const move = useMoveToZone({
    onDone: () => toast({ title: `Your medicines now follow ${cityOf(here)} time` }),
    onFail: failed('Couldn’t move your medicines'),
  });
  if (!other) return null;
  return (
    <Notice
      title={`Your medicines follow ${cityOf(other)} time`}
      action={
        <Button
          description="Use this device’s time"
          pending={move.pending}
          pendingText="Moving…"
          onClick={() => move.mutate({ zone: here })}
        >
          Use {cityOf(here)} time
        </Button>
      }
    >
      <p>This device is set to {cityOf(here)} time. If you are there for a while, your doses can follow it.</p>
    </Notice>
  );
}

export function Screen() {
  const now = useMinute();
  useDosesLive();
  const { data, error, loading, refreshing, retry } = useMedicines();
  const medicines = data?.map(openMedicine) ?? [];
  const zones = medicines.flatMap(({ schedule }) => (schedule.rhythm === 'needed' ? [] : [schedule.zone]));
  return (
    <div className="stack">
      <PageTitle
        title="Medicines"
        lead="What to take today, and what you took. This is a record, not medical advice."
        crumbs={wellnessCrumbs}
        actions={addMedicine()}
      />
      <DiaryLock />
      {mayHere('moveMedicinesToZone') && <ZoneNotice zones={zones} now={now} />}
      <Today now={now} />
      {loading && <Skeleton count={2} label="Loading your medicines" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load your medicines" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && medicines.length === 0 && (
        <EmptyState level={2} title="No medicines yet" action={addMedicine()}>
          <p>Add one with its times, and we’ll remind you if you like.</p>
        </EmptyState>
      )}
      {medicines.length > 0 && (
        <>
          <NeededMedicines medicines={medicines} now={now} />
          <AllMedicines medicines={medicines} now={now} />
          <DoseHistory medicines={medicines} now={now} />
        </>
      )}
    </div>
  );
}
