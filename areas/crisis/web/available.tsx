import { counted } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useConnection } from '#platform/web/live/use-connection.ts';
import { useSession } from '#platform/web/session.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { AvailableSupporter, CrisisStats } from '../contract.ts';
import { useAvailableSupporters, useCrisisStats, useOwnSupporter } from './data-requests.ts';
import { minutesInWords } from './words.ts';

/** As measured; zero says zero, and nothing measured says so. */
export function onDutyInWords(stats: CrisisStats | undefined): string {
  if (!stats) return '';
  if (stats.supportersOnDuty === 0) return 'No supporters are on duty right now.';
  return counted(stats.supportersOnDuty, 'supporter is on duty right now.', 'supporters are on duty right now.');
}

const waitInWords = ({ answered, medianMinutes }: CrisisStats) =>
  medianMinutes === null
    ? 'No requests were answered in the last 30 days, so we can’t say how long a reply takes.'
    : `Of the last 30 days: half of ${counted(answered, 'answered request')} waited ${minutesInWords(medianMinutes)} or less.`;

export function SupportStats({ openLines }: { readonly openLines: number }) {
  const { data } = useCrisisStats();
  if (!data) return null;
  return (
    <div className="sheet crisis-stats">
      <h3>Support Stats</h3>
      <p>
        <strong>{onDutyInWords(data)}</strong>
      </p>
      <p>{waitInWords(data)}</p>
      <p className="soft">
        {counted(openLines, 'crisis line is open now', 'crisis lines are open now')}: see Crisis Hotlines.
      </p>
    </div>
  );
}

function Supporter({ supporter }: { readonly supporter: AvailableSupporter }) {
  const { name, avatar, title, experience, specialties, responseTime } = supporter;
  return (
    <li className="crisis-supporter">
      <Avatar name={name} src={avatar} />
      <div>
        <h3>{name}</h3>
        <p className="soft">
          {title}
          {experience > 0 && <>, {counted(experience, 'year')} of experience</>}
        </p>
        <p className="row">
          {specialties.slice(0, 2).map((specialty) => (
            <Chip key={specialty}>{specialty}</Chip>
          ))}
        </p>
        {responseTime !== null && (
          <p className="soft small">Accepted requests after {minutesInWords(responseTime)}, in the last 30 days.</p>
        )}
      </div>
    </li>
  );
}

/** Who is on duty, and the way to become one of them. */
export function AvailableSupport({ openLines }: { readonly openLines: number }) {
  const { member } = useSession();
  const list = useAvailableSupporters();
  const own = useOwnSupporter().data;
  const isOffline = useConnection() === 'offline';
  return (
    <div className="stack">
      <SupportStats openLines={openLines} />
      {list.error && (
        <ErrorState title="Couldn’t load the supporters" onRetry={list.retry} retrying={list.refreshing}>
          {textForPeople(list.error)} You can still call the numbers above.
        </ErrorState>
      )}
      {list.items.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list list" role="list">
          {list.items.map((supporter) => (
            <Supporter key={supporter.id} supporter={supporter} />
          ))}
        </ul>
      )}
      {member ? (
        <p>
          <Link href="/crisis-support/helping">
            {own?.state === 'approved' ? 'Your role as a supporter' : 'Become a supporter'}
          </Link>
        </p>
      ) : (
        <p className="soft">
          {isOffline
            ? 'This part needs a connection. You can call the numbers without one.'
            : 'Sign in to see who is on duty.'}
        </p>
      )}
    </div>
  );
}
