import { counted } from '#platform/contract/counted.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { FinishedGame } from '../contract.ts';
import { kindWords } from '../pure/kinds.ts';
import { useMyGames } from './data.ts';

const resultOf = ({ end, side }: FinishedGame) => {
  if (end.reason === 'abandoned' || end.reason === 'parted') return 'Not finished';
  if (end.winner === null) return 'Draw';
  return end.winner === side ? 'Won' : 'Lost';
};

/** What I have played, to replay or keep. */
export function History() {
  const list = useMyGames();
  if (list.items.length === 0) return null;
  return (
    <Section title="Games you have played">
      <List list={list} shown={list.items.length} things={['game', 'games']} prefix="played" empty={null}>
        <ul className="list plain-list">
          {list.items.map((game) => (
            <li key={game.id} id={`played-${game.id}`} className="played">
              <Link className="played-link" href={`/arcade/games/${game.id}`}>
                {kindWords[game.gameType].name}
                {game.opponent ? ` with ${game.opponent.displayName}` : game.computer ? ' with the computer' : ''}
                <span className="vh"> (game {game.id})</span>
              </Link>
              <strong>{resultOf(game)}</strong>
              <span className="soft">
                {counted(game.moveCount, 'move')}, <Time midSentence value={game.endedAt} />
              </span>
            </li>
          ))}
        </ul>
      </List>
    </Section>
  );
}
