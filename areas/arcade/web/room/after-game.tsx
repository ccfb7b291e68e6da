import { Download, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import type { Game } from '../../pure/game.ts';
import { saveRecord } from '../record-file.ts';
import type { Acting } from './controls.tsx';

/** After the end: another game with the sides swapped, a look back, a file. */
export function AfterGame({
  match,
  me,
  names,
  act,
  pending,
  game,
  inRoom,
}: Acting & { readonly game: Game; readonly inRoom: boolean }) {
  const asked = match.offers.rematch;
  const theirs = asked !== null && asked !== me;
  const who = me === null ? '' : names[me === 0 ? 1 : 0];
  const told = useRef(theirs);
  useEffect(() => {
    if (theirs && !told.current && me !== null) announce(`${who} asks for another game.`);
    told.current = theirs;
  }, [theirs, who, me]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: each works at once, on its own
    <div role="group" aria-label="After the game" className="game-controls">
      {me !== null && inRoom && (
        <Button
          variant="primary"
          icon={RotateCcw}
          pending={pending}
          aria-disabled={asked === me || undefined}
          onClick={() => act('rematch')}
        >
          {asked === me ? 'Rematch asked' : theirs ? 'Play again: accept' : 'Rematch, sides swapped'}
        </Button>
      )}
      {me !== null && theirs && inRoom && <Button onClick={() => act('declineRematch')}>No, thank you</Button>}
      <ButtonLink href={`/arcade/games/${match.id}`}>Replay</ButtonLink>
      {me !== null && (
        <ButtonLink href={`/arcade/mistakes/${match.gameType}?match=${match.id}`}>Learn from my mistakes</ButtonLink>
      )}
      <Button icon={Download} onClick={() => saveRecord(game, match)}>
        Save as a file
      </Button>
    </div>
  );
}
