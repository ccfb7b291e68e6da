/// <reference types="vite/client" />
import { textForPeople } from '#platform/web/client/error.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { useMinute } from '../use-minute.ts';
import '../care.css';
import { useDosesLive, useReminders } from './data.ts';
import { DoseItem } from './dose-item.tsx';
import { openDose } from './opened.ts';

const shown = 3;

/** WELL-03: the first three doses of today. */
export function MedicationsCard() {
  const { data, error, loading, refreshing, retry } = useReminders();
  const now = useMinute();
  useDosesLive();
  const doses = data?.map(openDose);
  return (
    <Section side title="Today's Medications">
      {loading && <Skeleton count={1} label="Loading today’s medications" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load today’s medications" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {doses?.length === 0 && <p className="soft care-none">No medications scheduled</p>}
      {doses && doses.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list list care-list" role="list">
          {doses.slice(0, shown).map((dose) => (
            <DoseItem key={dose.id} dose={dose} now={now} level={3} isBrief />
          ))}
        </ul>
      )}
      {doses && (
        <p>
          <Link href="/wellness-tracking/medicines" className="care-all">
            See all{doses.length > 0 && ` ${doses.length}`}
            <span className="vh"> medications of today</span>
          </Link>
        </p>
      )}
    </Section>
  );
}
