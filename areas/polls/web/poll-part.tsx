import { type FormEvent, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import type { Poll } from '../contract.ts';
import { useClosePoll, useVote } from './data.ts';
import { PollResults } from './poll-results.tsx';
import './polls.css';

export interface PollPartProps {
  readonly poll: Poll;
  /** Ends the names of its controls: “Dana Petrov’s post …”. */
  readonly name: string;
  /** The viewer can vote here, and close a poll of theirs. */
  readonly canVote: boolean;
  /** When the text above it was last changed; null: never. */
  readonly editedAt: string | null;
  /** Reads again what the poll stands in. */
  readonly onChanged: () => Promise<unknown>;
}

/** A poll under its question: the vote, then the results in words and as a table. */
export function PollPart({ poll, name, canVote, editedAt, onChanged }: PollPartProps) {
  const box = useRef<HTMLDivElement>(null);
  const [changing, setChanging] = useState(false);
  const [asked, setAsked] = useState(false);
  const [closing, setClosing] = useState(false);
  const own = poll.options.filter(({ mine }) => mine).map(({ no }) => no);
  const voting = canVote && !poll.closed && (!poll.voted || changing);
  const known = poll.options.every(({ votes }) => votes !== null);
  const toBox = () => setTimeout(() => box.current?.focus(), 50);
  const done = (words: string) => async () => {
    setChanging(false);
    await onChanged();
    announce(words);
    toBox();
  };
  const withdraw = useVote({
    onFail: failed('Couldn’t withdraw your vote'),
    onDone: () => void done('Vote withdrawn')(),
  });
  const close = useClosePoll({
    onFail: failed('Couldn’t close the poll'),
    onDone: () => {
      setClosing(false);
      void done('The poll is closed')();
    },
  });
  const changedSince = editedAt !== null && poll.firstVoteAt !== null && editedAt > poll.firstVoteAt;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend and a layout of its own
    <div ref={box} className="poll stack" role="group" aria-label={`Poll in ${name}`} tabIndex={-1}>
      {voting && <Ballot poll={poll} name={name} chosen={own} onVoted={done('Your vote is counted')} />}
      {!voting && known && <PollResults poll={poll} name={name} />}
      {!voting && !known && <p>{peopleWords(poll)} Results are shown after voting, and once the poll is closed.</p>}
      {voting && !known && <p className="small soft">{peopleWords(poll)} You see the results after you vote.</p>}
      {voting && known && (
        <>
          <Button variant="quiet" aria-expanded={asked} onClick={() => setAsked(!asked)}>
            {asked ? 'Hide the results' : 'Show the results'}
            <span className="vh"> of the poll in {name}</span>
          </Button>
          {asked && <PollResults poll={poll} name={name} />}
        </>
      )}
      <p className="small soft">
        <Closing poll={poll} /> No one sees who chose what.
      </p>
      {changedSince && <p className="small">The text above was changed after people had voted.</p>}
      {!poll.closed && canVote && (
        <div className="row">
          {poll.voted && (
            <>
              <Button
                onClick={() => {
                  setChanging(!changing);
                  toBox();
                }}
              >
                {changing ? 'Keep my vote' : 'Change my vote'}
                <span className="vh"> in {name}</span>
              </Button>
              <Button
                variant="quiet"
                pending={withdraw.pending}
                onClick={() => withdraw.mutate({ id: poll.id, options: [] })}
              >
                Withdraw my vote<span className="vh"> in {name}</span>
              </Button>
            </>
          )}
          {poll.mine && (
            <Button variant="quiet" onClick={() => setClosing(true)}>
              Close the poll now<span className="vh"> in {name}</span>
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={closing}
        title="Close this poll now?"
        confirmLabel="Close the poll"
        pending={close.pending}
        onConfirm={() => close.mutate({ id: poll.id })}
        onCancel={() => setClosing(false)}
      >
        <p>No one can vote after that, and everyone sees that you closed it early. You can’t open it again.</p>
      </ConfirmDialog>
    </div>
  );
}

const peopleWords = ({ voters }: Poll): string =>
  voters === 0 ? 'No one has voted yet.' : `${counted(voters, 'person has', 'people have')} voted.`;

function Closing({ poll }: { readonly poll: Poll }) {
  const when = <Time value={poll.closesAt} look="absolute" />;
  if (!poll.closed) return <>Open until {when}.</>;
  return poll.closedEarly ? <>Its author closed it early, on {when}.</> : <>Closed on {when}.</>;
}

interface BallotProps {
  readonly poll: Poll;
  readonly name: string;
  readonly chosen: readonly number[];
  readonly onVoted: () => Promise<void>;
}

function Ballot({ poll, name, chosen, onVoted }: BallotProps) {
  const [options, setOptions] = useState<readonly number[]>(chosen);
  const [error, setError] = useState<string>();
  const vote = useVote({ onFail: failed('Couldn’t count your vote'), onDone: () => void onVoted() });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wrong = options.length > 0 ? undefined : poll.several ? 'Choose at least one option.' : 'Choose an option.';
    setError(wrong);
    if (wrong) announce(wrong, { urgent: true });
    else vote.mutate({ id: poll.id, options: [...options] });
  };
  const legend = (
    <>
      {poll.several ? 'Choose one or more' : 'Choose one'}
      <span className="vh"> in {name}</span>
    </>
  );
  const choices = poll.options.map(({ no, text }) => ({ value: String(no), label: text }));
  return (
    <form className="stack" noValidate onSubmit={send}>
      {poll.several ? (
        <CheckboxGroup
          legend={legend}
          options={choices}
          values={options.map(String)}
          error={error}
          onChange={(values) => setOptions(values.map(Number))}
        />
      ) : (
        <RadioGroup
          legend={legend}
          look="list"
          options={choices}
          value={options[0] === undefined ? null : String(options[0])}
          error={error}
          onChange={(value) => setOptions([Number(value)])}
        />
      )}
      <div>
        <Button type="submit" variant="primary" pending={vote.pending} pendingText="Voting…">
          Vote<span className="vh"> in {name}</span>
        </Button>
      </div>
    </form>
  );
}
