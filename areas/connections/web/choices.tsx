import { Heart, X } from 'lucide-react';
import { navigate } from '#platform/web/router/navigate.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { ConnectionPerson } from '../contract.ts';
import { useLike, usePass, withdrawPass } from './data.ts';

const undoMs = 15_000;

interface ChoicesProps {
  readonly person: ConnectionPerson;
  /** The card has gone: the focus goes on. */
  readonly onGone: () => void;
}

const undo = ({ id, name, room }: ConnectionPerson) => {
  const done = () => void toast({ title: 'Pass withdrawn', description: `${name} can appear again.` });
  withdrawPass(id, room).then(done, failed('Couldn’t withdraw your pass'));
};

function usePassing(person: ConnectionPerson, onGone: () => void) {
  return usePass({
    onDone: () => {
      onGone();
      toast({
        title: `You passed ${person.name}`,
        description: 'They’re not told.',
        duration: undoMs,
        action: { label: 'Undo', onAction: () => undo(person) },
      });
    },
    onFail: failed('Couldn’t pass'),
  });
}

function useLiking({ id, name }: ConnectionPerson, onGone: () => void) {
  return useLike({
    onDone: ({ matched }) => {
      onGone();
      if (matched) {
        toast({
          title: 'It’s a match',
          description: `You and ${name} liked each other.`,
          duration: undoMs,
          action: { label: 'Write a message', onAction: () => navigate(`/messages/with/${id}`) },
        });
      } else {
        toast({ title: `You liked ${name}`, description: 'Only you know, unless they like you too.' });
      }
    },
    onFail: failed('Couldn’t like'),
  });
}

/** CONNECT-07 */
export function PassButton({ person, onGone }: ChoicesProps) {
  const pass = usePassing(person, onGone);
  const { id, name, room } = person;
  return (
    <Button
      description="pass a person"
      icon={X}
      pending={pass.pending}
      pendingText="Passing…"
      onClick={() => pass.mutate({ id, room })}
    >
      Pass<span className="vh"> {name}</span>
    </Button>
  );
}

export function LikeButton({ person, onGone }: ChoicesProps) {
  const like = useLiking(person, onGone);
  const { id, name, room } = person;
  return (
    <Button
      variant="primary"
      description="like a person"
      icon={Heart}
      pending={like.pending}
      pendingText="Liking…"
      onClick={() => like.mutate({ id, room })}
    >
      Like<span className="vh"> {name}</span>
    </Button>
  );
}
