import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { VrRoom } from '../../contract.ts';
import { type Command, commandOf } from '../../pure/commands.ts';
import { limits } from '../../pure/options.ts';
import type { Scene } from '../../pure/plan.ts';
import type { Here } from './use-room.ts';

interface CommandBoxProps {
  readonly scene: Scene;
  readonly room: VrRoom;
  readonly people: readonly Here[];
  /** Voice commands: the box takes spoken words too. */
  readonly listens: boolean;
  /** Does it, and answers what was done; undefined: it failed, and said so itself. */
  readonly onRun: (command: Command) => Promise<string | undefined>;
}

/** Everything that can be done in a room, in words. */
export function CommandBox({ scene, room, people, listens, onRun }: CommandBoxProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState('');
  const run = async () => {
    const command = commandOf(text, scene, people, (seat) => !room.takenSeats.includes(seat));
    if (!command) {
      setError('Nothing here has that name. Type “help” to see what you can say.');
      announce('Nothing here has that name. Type “help” to see what you can say.', { urgent: true });
      return;
    }
    setError(undefined);
    const said = await onRun(command);
    // What failed stays in the box, and so does what was typed meanwhile.
    if (said === undefined) return;
    setAnswer(said);
    setText((now) => (now === text ? '' : now));
    if (said) announce(said);
  };
  return (
    <form
      aria-label="Commands"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <TextField
        label="What would you like to do?"
        hint="Such as “go to the window”, “sit down” or “who is here”."
        spoken={listens}
        value={text}
        error={error}
        maxLength={limits.message}
        autoComplete="off"
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(undefined);
        }}
        after={<Button type="submit">Do it</Button>}
      />
      {answer && <p>{answer}</p>}
    </form>
  );
}
