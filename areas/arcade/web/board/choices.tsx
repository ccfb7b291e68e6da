import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { type Choices, speeds } from './kept.ts';

const seconds = (ms: number) => (ms === 1000 ? '1 second' : `${ms / 1000} seconds`);

/** How the board works on this device. */
export const BoardChoices = ({
  choices,
  onChange,
}: {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}) => (
  <Disclosure summary="How the board works for me">
    <div className="board-choices">
      <Checkbox
        label="Ask before a move is played"
        checked={choices.confirm}
        onChange={(event) => onChange({ confirm: event.currentTarget.checked })}
      />
      <Checkbox
        label="Arrows go round at the edges"
        hint="Then two arrow keys and Enter reach every square."
        checked={choices.wrap}
        onChange={(event) => onChange({ wrap: event.currentTarget.checked })}
      />
      <Checkbox
        label="One press when only one piece can go"
        hint="Press the square to go to. If several pieces can go there, choose the piece first."
        checked={choices.onePress}
        onChange={(event) => onChange({ onePress: event.currentTarget.checked })}
      />
      <Checkbox
        label="Show letters and numbers of the squares"
        checked={choices.coordinates}
        onChange={(event) => onChange({ coordinates: event.currentTarget.checked })}
      />
      <Checkbox
        label="Sounds of the board"
        hint="They play where the room has audio cues, or your sound effects are on."
        checked={choices.sounds}
        onChange={(event) => onChange({ sounds: event.currentTarget.checked })}
      />
      <Select
        label="One-switch play stays on each for"
        value={String(choices.every)}
        onChange={(event) => onChange({ every: Number(event.currentTarget.value) })}
        options={speeds.map((speed) => ({ value: String(speed), label: seconds(speed) }))}
      />
    </div>
  </Disclosure>
);
