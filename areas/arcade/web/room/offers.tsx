import { useEffect, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { GameMatch } from '../../contract.ts';
import type { Game, Side } from '../../pure/game.ts';
import { type Acting, answersTo } from './controls.tsx';

/** What the other has asked, in words; nothing while there is nothing to answer. */
function askedWords({ match, me, names, game }: Acting & { readonly game: Game }): string | null {
  if (me === null || match.end) return null;
  const { draw, takeBack, clock } = match.offers;
  const who = names[me === 0 ? 1 : 0];
  const parts = [
    draw !== null && draw !== me && `${who} offers a draw.`,
    takeBack !== null && takeBack !== me && `${who} requests a takeback.`,
    clock && clock.by !== me && clockAsked(game, who, clock),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : null;
}

const clockAsked = (game: Game, who: string, { minutes, seconds }: NonNullable<GameMatch['offers']['clock']>) =>
  `${who} proposes a clock: ${minutes[0]} minutes for ${game.sides[0]}, ${minutes[1]} for ${game.sides[1]}, ${seconds} seconds back after each move.`;

/** What happened besides moves, said once: asked, answered, paused, gone on. */
function useOfferNews(acting: Acting & { readonly game: Game }) {
  const { match, me, names } = acting;
  const asked = askedWords(acting);
  const before = useRef({ asked, match });
  useEffect(() => {
    const was = before.current;
    before.current = { asked, match };
    const said: string[] = [];
    if (asked && asked !== was.asked) said.push(asked);
    said.push(...changes(was.match, match, me, names));
    if (said.length > 0) announce(said.join(' '));
  }, [asked, match, me, names]);
  return asked;
}

function changes(was: GameMatch, now: GameMatch, me: Side | null, names: readonly [string, string]): string[] {
  const said: string[] = [];
  if (was.pausedBy !== now.pausedBy && !now.end) {
    if (now.pausedBy === null) said.push('The game continues.');
    else if (now.pausedBy === me) said.push('Paused. Rest as long as you like.');
    else said.push(`${names[now.pausedBy]} pauses for rest.`);
  }
  if (!was.clock && now.clock) said.push('You both agreed on a clock. It runs once both have moved.');
  const answered = (offer: 'draw' | 'takeBack') =>
    was.offers[offer] === me && me !== null && now.offers[offer] === null;
  const same = was.moves.length === now.moves.length && !now.end;
  if (same && answered('draw')) said.push('The draw was declined.');
  if (same && answered('takeBack')) said.push('The takeback was refused.');
  return said;
}

export function OfferNotices(acting: Acting & { readonly game: Game }) {
  const asked = useOfferNews(acting);
  if (!asked) return null;
  return (
    <Notice title="Your answer, please">
      <p>{asked}</p>
      <div className="row">
        {answersTo(acting).map(({ label, run }) => (
          <Button key={label} onClick={run}>
            {label}
          </Button>
        ))}
      </div>
    </Notice>
  );
}
