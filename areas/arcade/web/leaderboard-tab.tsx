import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { GameLeaderboard } from '../contract.ts';
import { gameKinds, isGameKind, kindWords } from '../pure/kinds.ts';
import { useLeaderboard, useSaveSettings } from './data.ts';
import { winRate } from './rooms-asked.ts';

type Row = GameLeaderboard['rows'][number];

/** By games won in public rooms, ties by their share (expected-behaviour ARCADE-04). */
export function LeaderboardTab() {
  const [query, setQuery] = useQueryParams();
  const asked = query.get('board') ?? '';
  const game = isGameKind(asked) ? asked : undefined;
  const { data, error, loading, retry, refreshing } = useLeaderboard(game);
  return (
    <Section title="Leaderboard" intro="Games won in public rooms; where two have won as many, the better win rate.">
      <div className="board-filter">
        <Select
          label="Game"
          value={game ?? ''}
          onChange={(event) => setQuery({ board: event.currentTarget.value || null })}
          options={[
            { value: '', label: 'All games' },
            ...gameKinds.map((kind) => ({ value: kind, label: kindWords[kind].name })),
          ]}
        />
      </div>
      {loading && <Skeleton count={3} look="row" label="Loading the leaderboard" />}
      {error && !loading && (
        <ErrorState title="Couldn’t load the leaderboard" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && (
        <Board board={data} caption={game ? `Leaderboard of ${kindWords[game].name}` : 'Leaderboard of all games'} />
      )}
    </Section>
  );
}

function Board({ board, caption }: { readonly board: GameLeaderboard; readonly caption: string }) {
  const { rows, me, shown } = board;
  const { member } = useSession();
  const [wish, setWish] = useState<boolean>();
  const save = useSaveSettings({
    onDone: () => toast({ title: 'Saved' }),
    onFail: (error) => {
      setWish(undefined);
      failed('Couldn’t save your change')(error);
    },
  });
  return (
    <>
      <p className="own-rank">
        {me
          ? `Your rank: ${me.rank}. ${me.gamesWon} won of ${me.gamesPlayed} played.`
          : 'You have no rank yet. It comes with your first finished game in a public room.'}
      </p>
      {rows.length === 0 ? (
        <EmptyState title="No finished games yet" level={3}>
          <p>The first player to finish a game in a public room will be listed here.</p>
        </EmptyState>
      ) : (
        <TableOrList<Row>
          caption={caption}
          hideCaption
          rows={rows}
          rowKey={({ person }) => person.id}
          columns={[
            { key: 'rank', label: 'Rank', number: true, cell: ({ rank }) => rank },
            {
              key: 'name',
              label: 'Player',
              cell: ({ person }) => (
                <>
                  <Link href={`/profile/${person.id}`}>{person.displayName}</Link>
                  {person.id === member?.id && ' (you)'}
                </>
              ),
            },
            { key: 'won', label: 'Won', number: true, cell: ({ gamesWon }) => gamesWon },
            { key: 'played', label: 'Played', number: true, cell: ({ gamesPlayed }) => gamesPlayed },
            { key: 'drawn', label: 'Drawn', number: true, cell: ({ gamesDrawn }) => gamesDrawn },
            {
              key: 'rate',
              label: 'Win rate',
              number: true,
              cell: ({ gamesWon, gamesPlayed }) => winRate(gamesWon, gamesPlayed),
            },
          ]}
        />
      )}
      <Checkbox
        label="Show me on the leaderboard"
        hint="Your rank is shown to you in any case."
        checked={wish ?? shown}
        onChange={(event) => {
          setWish(event.currentTarget.checked);
          save.mutate({ shown: event.currentTarget.checked });
        }}
      />
    </>
  );
}
