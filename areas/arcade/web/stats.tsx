import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { useRoomCount, useStatistics } from './data.ts';
import { winRate } from './rooms-asked.ts';

/** ARCADE-02, C-43: one's own, summed over the games; nothing is shown before it is known. */
export function Stats() {
  const { member } = useSession();
  const { data, error, retry, refreshing } = useStatistics(member?.id ?? 0);
  const rooms = useRoomCount();
  if (error && !data) {
    return (
      <ErrorState level={2} title="Couldn’t load your statistics" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  const sum = (of: 'gamesPlayed' | 'gamesWon' | 'gamesDrawn') => data?.reduce((all, one) => all + one[of], 0);
  const [played, won, drawn] = [sum('gamesPlayed'), sum('gamesWon'), sum('gamesDrawn')];
  const rate = played === undefined || won === undefined ? undefined : winRate(won, played);
  const items = [
    { label: 'Games Played', value: played, about: 'All five games' },
    {
      label: 'Games Won',
      value: won,
      about: played === undefined ? '' : `${played - (won ?? 0) - (drawn ?? 0)} lost, ${drawn} drawn`,
    },
    { label: 'Win Rate', value: rate, about: 'Finished games only' },
    { label: 'Active Rooms', value: rooms.data?.active, about: 'Waiting or in progress' },
  ];
  return (
    <dl className="arcade-stats" aria-busy={data === undefined || undefined}>
      {items.map(({ label, value, about }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value ?? '…'}</strong>
            <span className="soft">{about}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
