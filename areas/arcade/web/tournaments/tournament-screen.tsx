import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { apiErrorOf, textForPeople } from '#platform/web/client/error.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { idIn } from '#platform/web/ui/by-id.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import type { GameTournament } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { arcadeCrumbs } from '../crumbs.ts';
import {
  readTournamentAgain,
  useJoinTournament,
  useLeaveTournament,
  useStartTournament,
  useTournament,
} from '../data.ts';
import { nameOf, playerName, pointsText, resultText, statusWords } from './words.ts';
import '../arcade.css';

const crumbs = [...arcadeCrumbs, { label: 'Tournaments', href: '/arcade/tournaments' }];

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  const id = idIn(params.id) ?? 0;
  const { data, error, retry, refreshing } = useTournament(id);
  const missing = id === 0 || [400, 404].includes(apiErrorOf(error)?.status ?? 0);
  const title = missing ? 'Tournament not found' : data ? nameOf(data) : 'Tournament';
  useTitle(title);
  const again = () => readTournamentAgain(id);
  useLive(`game-tournament:${id}`, again, { onStart: again, onGap: again });
  return (
    <>
      <PageTitle title={title} crumbs={crumbs}>
        {data && (
          <div className="row">
            <Chip>{statusWords[data.status]}</Chip>
            <span className="soft">
              {data.playerCount} of {data.places} players · No clock
            </span>
          </div>
        )}
      </PageTitle>
      {missing && (
        <EmptyState
          level={2}
          title="Tournament not found"
          action={<ButtonLink href="/arcade/tournaments">All tournaments</ButtonLink>}
        >
          <p>There is no tournament with this number.</p>
        </EmptyState>
      )}
      {error && !missing && (
        <ErrorState title="Couldn’t load the tournament" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {!data && !error && !missing && <Skeleton count={2} label="Loading the tournament" />}
      {data && <Known key={data.id} tournament={data} />}
    </>
  );
}

/** That it begins and ends is said once, to whoever looks on. */
function useStatusNews({ status, playing }: GameTournament) {
  const told = useRef(status);
  useEffect(() => {
    if (told.current === status) return;
    told.current = status;
    if (status === 'running') announce(`The tournament begins.${playing ? ' Your games are listed below.' : ''}`);
    if (status === 'finished') announce('The tournament is over.');
    if (status === 'cancelled') announce('The tournament was cancelled.');
  }, [status, playing]);
}

function Known({ tournament }: { readonly tournament: GameTournament }) {
  const { games, status } = tournament;
  useStatusNews(tournament);
  const mine = games.filter((one) => one.mine);
  const others = games.filter((one) => !one.mine);
  return (
    <>
      <Actions tournament={tournament} />
      <Standings tournament={tournament} />
      {mine.length > 0 && <Games title="Your games" games={mine} />}
      {others.length > 0 && <Games title={mine.length > 0 ? 'Other games' : 'Games'} games={others} />}
      {status === 'open' && <p className="soft">The games are made when the tournament begins.</p>}
    </>
  );
}

/** The pressed button goes, so the focus goes to the title. */
function done(words?: string) {
  document.getElementById('page-title')?.focus();
  if (words) announce(words);
}

function Actions({
  tournament: { id, status, playing, hosting, mayJoin, playerCount, games },
}: {
  readonly tournament: GameTournament;
}) {
  const [leaving, setLeaving] = useState(false);
  const join = useJoinTournament(id, {
    // That it begins with the last place is said where the status changes.
    onDone: () => done('You have joined.'),
    onFail: failed('Couldn’t join the tournament'),
  });
  const leave = useLeaveTournament(id, {
    onDone: () => done('You have left the tournament.'),
    onFail: failed('Couldn’t leave the tournament'),
  });
  const start = useStartTournament(id, { onDone: () => done(), onFail: failed('Couldn’t begin the tournament') });
  const hasGames = games.some(({ mine, end }) => mine && end === null);
  const mayLeave = playing && (status === 'open' || (status === 'running' && hasGames));
  if (!mayJoin && !mayLeave && !(hosting && status === 'open')) return null;
  return (
    <div className="row">
      {mayJoin && (
        <Button variant="primary" pending={join.pending} onClick={() => join.mutate({ id })}>
          Join tournament
        </Button>
      )}
      {hosting && status === 'open' && playerCount >= limits.tournamentPlayers.least && (
        <Button variant="primary" pending={start.pending} onClick={() => start.mutate({ id })}>
          Begin now
        </Button>
      )}
      {mayLeave && (
        <Button pending={leave.pending} onClick={() => (status === 'open' ? leave.mutate({ id }) : setLeaving(true))}>
          Leave tournament
        </Button>
      )}
      <ConfirmDialog
        open={leaving}
        title="Leave this tournament?"
        confirmLabel="Leave tournament"
        danger
        onConfirm={() => {
          setLeaving(false);
          leave.mutate({ id });
        }}
        onCancel={() => setLeaving(false)}
      >
        <p>You lose the games that you have not finished. To stop for a while, use “Pause for rest” in each game.</p>
      </ConfirmDialog>
    </div>
  );
}

type Player = GameTournament['players'][number] & { readonly place: number };

const Standings = ({ tournament: { players, status } }: { readonly tournament: GameTournament }) => (
  <Section title={status === 'open' ? 'Players' : 'Standings'} intro="A win is one point, a draw half a point.">
    <TableOrList<Player>
      caption="Standings"
      hideCaption
      rows={players.map((one, n) => ({ ...one, place: n + 1 }))}
      rowKey={({ place }) => place}
      columns={[
        {
          key: 'name',
          label: 'Player',
          cell: ({ person, isMe }) => (
            <>
              {person ? (
                <Link className="played-link" href={`/profile/${person.id}`}>
                  {person.displayName}
                </Link>
              ) : (
                playerName(null)
              )}
              {isMe && ' (you)'}
            </>
          ),
        },
        { key: 'points', label: 'Points', number: true, cell: ({ points }) => pointsText(points) },
        { key: 'won', label: 'Won', number: true, cell: ({ won }) => won },
        { key: 'drawn', label: 'Drawn', number: true, cell: ({ drawn }) => drawn },
        { key: 'played', label: 'Played', number: true, cell: ({ played }) => played },
      ]}
    />
  </Section>
);

const Games = ({ title, games }: { readonly title: string; readonly games: GameTournament['games'] }) => (
  <Section title={title}>
    <ul className="list plain-list">
      {games.map((game, n) => {
        const { roomId, players } = game;
        const both = `${playerName(players[0])} and ${playerName(players[1])}`;
        return (
          <li key={roomId ?? `game ${n}`} className="played">
            {roomId === null ? (
              <span>{both}</span>
            ) : (
              <Link className="played-link" href={`/arcade/room/${roomId}`}>
                {both}
              </Link>
            )}
            <strong>{resultText(game)}</strong>
          </li>
        );
      })}
    </ul>
  </Section>
);
