import { textForPeople } from '#platform/web/client/error.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { hoursText } from '../pure/credits.ts';
import { useCredits } from './data.ts';
import { entryWords, signedHours } from './entry-words.ts';
import { hoursWords } from './words.ts';

/** Balance, limit and the last entries. */
export function CreditsCard() {
  const { data, error, loading, refreshing, retry } = useCredits();
  return (
    <Section title="Your time credits" side className="skill-credits">
      {loading && <Skeleton count={1} look="row" label="Loading your time credits" />}
      {error && (
        <ErrorState title="Couldn’t load your time credits" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && (
        <>
          <p className="skill-balance">
            <b>{hoursText(data.balance)}</b> {hoursWords(data.balance).split(' ')[1]}
          </p>
          {data.held > 0 && <p className="small">{hoursWords(data.held)} held for bookings</p>}
          <p className="small soft">You can go down to {hoursText(data.lowest)}, no lower.</p>
          {data.latest.length > 0 && (
            // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
            <ul className="plain-list skill-entries" role="list" aria-label="Last entries">
              {data.latest.map((entry) => (
                <li key={entry.id}>
                  <span>{entryWords(entry)}</span>
                  <b className="num">{signedHours(entry.minutes)}</b>
                </li>
              ))}
            </ul>
          )}
          <Link href="/skills-marketplace/credits">Whole ledger</Link>
        </>
      )}
    </Section>
  );
}
