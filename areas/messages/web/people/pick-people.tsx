/// <reference types="vite/client" />
import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useSayFound } from '../use-say-found.ts';
import type { Choosable } from './data.ts';
import { useChoosable } from './use-choosable.ts';
import './pick-people.css';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly chosen: readonly Choosable[];
  /** More than one can be chosen. */
  readonly many?: boolean;
  readonly onChange: (chosen: readonly Choosable[]) => void;
  /** In the conversation already. */
  readonly without?: readonly number[];
  /** What a press on a person does: "Write to", "Choose". */
  readonly verb: string;
}

/** Contacts first, then whoever is found by name. */
export function PickPeople({ label, hint, error, chosen, many = false, onChange, without = [], verb }: Props) {
  const [words, setWords] = useState('');
  const hidden = new Set([...without, ...chosen.map(({ id }) => id)]);
  const { people, isLooking, error: failure, retry } = useChoosable(words, hidden);
  const found =
    people.length > 0
      ? counted(people.length, 'person', 'people')
      : words.trim().length < 2
        ? 'Type at least two letters of a name.'
        : 'No one with that name found.';
  useSayFound(words, isLooking || failure ? undefined : found);
  const choose = (person: Choosable) => {
    setWords('');
    onChange(many ? [...chosen, person] : [person]);
  };
  return (
    <div className="stack pick-people">
      {many && chosen.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list pick-chosen" role="list" aria-label="Chosen">
          {chosen.map((person) => (
            <li key={person.id} className="pick-one">
              <span>{person.displayName}</span>
              <Button variant="quiet" onClick={() => onChange(chosen.filter(({ id }) => id !== person.id))}>
                Remove<span className="vh"> {person.displayName}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={label}
        hint={hint}
        error={error}
        type="search"
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {failure && (
        <div role="alert">
          <FieldError id="pick-error">{textForPeople(failure)}</FieldError>
          <Button onClick={retry}>Retry</Button>
        </div>
      )}
      <p className={people.length > 0 ? 'vh' : 'soft'}>{isLooking ? 'Looking…' : found}</p>
      {people.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list list" role="list" aria-label="People">
          {people.slice(0, 20).map((person) => (
            <li key={person.id} className="pick-person">
              <Avatar name={person.displayName} src={person.avatar} />
              <span className="pick-name">
                <strong>{person.displayName}</strong> <span className="soft">@{person.username}</span>
              </span>
              <Button description="a person to choose" onClick={() => choose(person)}>
                {verb}
                <span className="vh"> {person.displayName}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
