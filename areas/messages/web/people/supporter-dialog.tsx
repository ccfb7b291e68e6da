import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Conversation } from '../../contract.ts';
import { type Choosable, useInviteSupporter } from './data.ts';
import { PickPeople } from './pick-people.tsx';

/** A supporter of one’s own, for this conversation alone; everybody in it is told and can end it. */
export function SupporterDialog({
  head,
  id,
  onClose,
}: {
  readonly head: Conversation;
  readonly id: number;
  readonly onClose: () => void;
}) {
  const [chosen, setChosen] = useState<Choosable>();
  const [error, setError] = useState<string>();
  const invite = useInviteSupporter();
  const send = async () => {
    if (!chosen) return setError('Choose someone first.');
    try {
      await invite.mutateAsync({ id, userId: chosen.id });
      onClose();
      toast({ title: `${chosen.displayName} has been asked to join as your supporter` });
    } catch (caught) {
      setError(textForPeople(caught));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Invite a supporter"
      description={`Someone you trust can join you in the conversation with ${head.otherUser?.displayName ?? head.title}.`}
      footer={
        chosen && (
          <Button variant="primary" pending={invite.pending} onClick={() => void send()}>
            Invite {chosen.displayName}
          </Button>
        )
      }
    >
      <div className="stack">
        <p>
          They’ll see messages from now on, and can write. Everyone here can see they’ve joined, and anyone can end it
          at any time.
        </p>
        {chosen && (
          <p>
            <strong>You have chosen {chosen.displayName}.</strong>
          </p>
        )}
        <PickPeople
          label="Find a person by name"
          error={error}
          chosen={chosen ? [chosen] : []}
          onChange={([person]) => {
            setError(undefined);
            setChosen(person);
          }}
          without={head.people.map((person) => person.id)}
          verb="Choose"
        />
      </div>
    </Dialog>
  );
}
