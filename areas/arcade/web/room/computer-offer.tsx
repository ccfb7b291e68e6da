import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import type { GameRoom } from '../../contract.ts';
import { type Level, levels, levelWords } from '../../pure/opponent/levels.ts';
import { usePlayComputer } from '../data.ts';

/** While no one has come: a game with the computer, in this room, that others can watch. */
export function ComputerOffer({ room: { id } }: { readonly room: GameRoom }) {
  const [level, setLevel] = useState<Level>('steady');
  const [side, setSide] = useState<'0' | '1'>('0');
  const begin = usePlayComputer(id, {
    onDone: () => {
      // The offer goes once there is a game.
      document.getElementById('page-title')?.focus();
      announce('The game begins. You play against the computer.');
    },
    onFail: failed('Couldn’t begin the game'),
  });
  return (
    <Disclosure summary="Play with the computer instead" boxed>
      <div className="stack">
        <p>Others can watch. The game counts in no statistics, and no one else can join it.</p>
        <RadioGroup
          legend="How well the computer plays"
          look="list"
          value={level}
          options={levels.map((value) => ({ value, label: levelWords[value].name, hint: levelWords[value].about }))}
          onChange={(value) => setLevel(value)}
        />
        <RadioGroup
          legend="First move"
          look="list"
          value={side}
          options={[
            { value: '0' as const, label: 'I make the first move' },
            { value: '1' as const, label: 'The computer makes the first move' },
          ]}
          onChange={(value) => setSide(value)}
        />
        <div className="row">
          <Button
            variant="primary"
            pending={begin.pending}
            pendingText="Beginning…"
            onClick={() => begin.mutate({ id, level, side: side === '0' ? 0 : 1 })}
          >
            Play with the computer
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
