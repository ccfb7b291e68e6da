import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Provider, ProviderStaff } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { screeningText } from '../words.ts';
import { useRemoveWorker } from './own-data.ts';
import { personName } from './own-words.ts';
import { closeToPart, PartHead } from './part-head.tsx';
import { WorkerDialog } from './worker-dialog.tsx';

export function WorkersPart({ provider }: { readonly provider: Provider }) {
  const [editing, setEditing] = useState<ProviderStaff | 'new'>();
  const { staff } = provider;
  return (
    <>
      <PartHead
        title="Workers"
        text={`${staff.length} of at most ${limits.staff}. No one sees a screening number in full, and we don’t keep it.`}
        action={
          staff.length < limits.staff && (
            <Button icon={Plus} onClick={() => setEditing('new')}>
              Add a worker
            </Button>
          )
        }
      />
      {staff.length === 0 ? (
        <EmptyState title="No workers yet">
          <p>People like to know who would come. Add the first one.</p>
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list provider-check-list" role="list">
          {staff.map((worker) => (
            <OwnWorker key={worker.id} provider={provider} worker={worker} onEdit={() => setEditing(worker)} />
          ))}
        </ul>
      )}
      {editing && (
        <WorkerDialog
          provider={provider}
          worker={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

interface OwnWorkerProps {
  readonly provider: Provider;
  readonly worker: ProviderStaff;
  readonly onEdit: () => void;
}

function OwnWorker({ provider: { id }, worker, onEdit }: OwnWorkerProps) {
  const [asking, setAsking] = useState(false);
  const name = personName(worker);
  const remove = useRemoveWorker({
    onDone: () => {
      closeToPart(() => setAsking(false));
      toast({ title: 'Worker removed' });
    },
    onFail: failed('Couldn’t remove the worker'),
  });
  return (
    <li className="sheet provider-check" id={`own-worker-${worker.id}`}>
      <h3>{name}</h3>
      <div className="row">
        <Chip tone={worker.isActive ? 'ok' : 'warn'}>{worker.isActive ? 'Shown' : 'Not shown'}</Chip>
        <Chip>{worker.isAvailableForBooking ? 'Available' : 'Unavailable'}</Chip>
        {worker.position && <span>{worker.position}</span>}
      </div>
      <p>{screeningText(worker)}</p>
      <div className="row">
        <Button icon={Pencil} description="edit a part of a listing" onClick={onEdit}>
          Edit<span className="vh"> {name}</span>
        </Button>
        <Button icon={Trash2} description="remove a part of a listing" onClick={() => setAsking(true)}>
          Remove<span className="vh"> {name}</span>
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Remove ${name}?`}
        confirmLabel="Remove the worker"
        danger
        pending={remove.pending}
        onConfirm={() => remove.mutate({ id, staffId: worker.id })}
        onCancel={() => setAsking(false)}
      >
        It can’t be brought back. What we saw of the clearance goes too.
      </ConfirmDialog>
    </li>
  );
}
