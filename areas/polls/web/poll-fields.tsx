import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { limits } from '../pure/limits.ts';
import { checkPoll, lengths, type PollDraft } from './draft.ts';
import './polls.css';

interface Props {
  readonly poll: PollDraft;
  readonly onChange: (poll: PollDraft) => void;
  /** What is wrong is shown once someone has tried to share it. */
  readonly tried: boolean;
  /** It was asked for just now: the first option gets the focus. */
  readonly focusFirst?: boolean;
  /** Takes the whole poll away; without it, it stays. */
  readonly onRemove?: (() => void) | undefined;
}

/** Writes a poll: its options, how one votes, and when it closes. */
export function PollFields({ poll, onChange, tried, focusFirst = false, onRemove }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (focusFirst) box.current?.querySelector('input')?.focus();
  }, []);
  // It stays marked while it is put right, until nothing is wrong.
  const [marked, setMarked] = useState(tried);
  if (tried && !marked) setMarked(true);
  const wrong = marked ? checkPoll(poll).at : [];
  const set = (part: Partial<PollDraft>) => onChange({ ...poll, ...part });
  const add = () => {
    set({ options: [...poll.options, ''] });
    // Once it is drawn.
    setTimeout(() => [...(box.current?.querySelectorAll<HTMLElement>('input[type=text]') ?? [])].at(-1)?.focus());
  };
  const remove = (at: number) => {
    const restore = rememberFocus();
    set({ options: poll.options.toSpliced(at, 1) });
    announce(`Option ${at + 1} removed`);
    setTimeout(restore, 50);
  };
  return (
    <fieldset ref={box} className="poll-fields stack">
      <legend>Poll</legend>
      <p className="hint">Your text above is the question. Options can’t be changed once it’s shared.</p>
      {poll.options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
        <div key={at} className="poll-field">
          <TextField
            label={`Option ${at + 1}`}
            autoComplete="off"
            value={option}
            error={wrong[at]}
            onChange={(event) => set({ options: poll.options.with(at, event.currentTarget.value) })}
          />
          {poll.options.length > limits.leastOptions && (
            <Button variant="quiet" icon={X} onClick={() => remove(at)}>
              Remove<span className="vh"> option {at + 1}</span>
            </Button>
          )}
        </div>
      ))}
      {poll.options.length < limits.options && (
        <div>
          <Button icon={Plus} onClick={add}>
            Add an option
          </Button>
        </div>
      )}
      <Checkbox
        label="People can choose more than one"
        checked={poll.several}
        onChange={(event) => set({ several: event.currentTarget.checked })}
      />
      <Checkbox
        label="Show results only after voting"
        hint="Everyone sees them once the poll closes."
        checked={poll.hidden}
        onChange={(event) => set({ hidden: event.currentTarget.checked })}
      />
      <Select
        label="Closes after"
        options={lengths}
        value={poll.days}
        onChange={(event) => set({ days: event.currentTarget.value })}
      />
      {onRemove && (
        <div>
          <Button variant="quiet" icon={X} onClick={onRemove}>
            Remove the poll
          </Button>
        </div>
      )}
    </fieldset>
  );
}
