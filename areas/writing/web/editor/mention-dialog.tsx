import { type FormEvent, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { FoundMember } from '../types.ts';
import { insertMention } from './commands.ts';
import type { DialogProps } from './dialog-props.ts';

/** Looks for a member and puts their name into the text. */
export function MentionDialog({ engine, editor, onClose }: DialogProps) {
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const [found, setFound] = useState<readonly FoundMember[]>();
  const [looking, setLooking] = useState(false);
  const search = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (words.trim() === '') return setError('Write a name or a username.');
    setError(undefined);
    setLooking(true);
    try {
      const members = (await editor.findMembers?.(words.trim())) ?? [];
      setFound(members);
      announce(counted(members.length, 'member found.', 'members found.'));
    } catch (failed) {
      setError(textForPeople(failed));
    } finally {
      setLooking(false);
    }
  };
  return (
    <Dialog open title="Mention a member" size="s" onClose={onClose}>
      <form noValidate className="stack" onSubmit={(event) => void search(event)}>
        <TextField
          data-autofocus
          label="Name or username"
          autoComplete="off"
          error={error}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          after={
            <Button type="submit" pending={looking} pendingText="Looking…">
              Find
            </Button>
          }
        />
      </form>
      {found?.length === 0 && <p>No member with this name was found.</p>}
      {found && found.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list stack" role="list">
          {found.map(({ userId, username, displayName }) => (
            <li key={userId}>
              <Button
                variant="quiet"
                description="a member to mention"
                onClick={() => {
                  engine.run(insertMention(userId, username));
                  onClose();
                }}
              >
                {displayName} <bdi>@{username}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
