import { CirclePause, Pencil, Send, Trash2 } from 'lucide-react';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { SkillListing } from '../contract.ts';
import { restoreListing, useDeleteListing, usePause, usePublish } from './data.ts';

const undoMs = 15_000;

const undo = (id: number) => {
  restoreListing(id).then(() => toast({ title: 'Listing restored' }), failed('Couldn’t restore the listing'));
};

interface OwnActionsProps {
  readonly listing: SkillListing;
  /** Gives the focus a place. */
  readonly onDeleted: () => void;
}

export function OwnActions({ listing, onDeleted }: OwnActionsProps) {
  const { id, title, status, version } = listing;
  const publish = usePublish({
    onDone: () => toast({ title: 'Listing published', description: 'Everyone can find it now.' }),
    onFail: failed('Couldn’t publish the listing'),
  });
  const pause = usePause({
    onDone: () =>
      toast({ title: 'Listing paused', description: 'No one else can find it until you publish it again.' }),
    onFail: failed('Couldn’t pause the listing'),
  });
  const remove = useDeleteListing({
    onDone: () => {
      onDeleted();
      toast({
        title: 'Listing deleted',
        description: 'You can restore it for 30 days.',
        duration: undoMs,
        action: { label: 'Undo', onAction: () => undo(id) },
      });
    },
    onFail: failed('Couldn’t delete the listing'),
  });
  const about = <span className="vh">: {title}</span>;
  return (
    <div className="row">
      <ButtonLink href={`/skills-marketplace/${id}/edit`} icon={Pencil}>
        {status === 'draft' ? 'Continue the draft' : 'Edit'}
        {about}
      </ButtonLink>
      {status === 'active' && (
        <Button
          icon={CirclePause}
          pending={pause.pending}
          pendingText="Pausing…"
          onClick={() => pause.mutate({ id, version })}
        >
          Pause the listing{about}
        </Button>
      )}
      {status === 'paused' && (
        <Button
          icon={Send}
          pending={publish.pending}
          pendingText="Publishing…"
          onClick={() => publish.mutate({ id, version })}
        >
          Publish again{about}
        </Button>
      )}
      <Button variant="quiet" icon={Trash2} pending={remove.pending} onClick={() => remove.mutate({ id })}>
        Delete{about}
      </Button>
    </div>
  );
}
