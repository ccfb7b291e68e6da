import { Ban } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useBlock, useUnblock } from './data.ts';

/** Asks first, and offers Undo afterwards. */
export function BlockButton({ id, name }: { readonly id: number; readonly name: string }) {
  const [asking, setAsking] = useState(false);
  const unblock = useUnblock({
    onDone: () => toast({ title: `${name} is no longer blocked` }),
    onFail: failed(`${name} is still blocked`),
  });
  const block = useBlock({
    onDone: () => {
      setAsking(false);
      toast({
        title: `${name} is blocked`,
        description: 'You’ll no longer see each other.',
        action: { label: 'Undo', onAction: () => unblock.mutate({ id }) },
      });
    },
    onFail: (error) => {
      setAsking(false);
      failed(`Couldn’t block ${name}`)(error);
    },
  });
  return (
    <>
      <Button variant="quiet" icon={Ban} data-safety="" onClick={() => setAsking(true)}>
        Block<span className="vh"> {name}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={`Block ${name}?`}
        confirmLabel={`Block ${name}`}
        pending={block.pending}
        onConfirm={() => block.mutate({ id })}
        onCancel={() => setAsking(false)}
      >
        <p>You won’t see each other’s posts, comments or profiles, and you’ll stop following each other.</p>
        <p>{name} won’t be told. You can unblock them at any time.</p>
      </ConfirmDialog>
    </>
  );
}

/** Takes a block back. */
export function UnblockButton({
  id,
  name,
  onPress,
}: {
  readonly id: number;
  readonly name: string;
  readonly onPress?: () => void;
}) {
  const unblock = useUnblock({
    onDone: () => toast({ title: `${name} is no longer blocked` }),
    onFail: failed(`${name} is still blocked`),
  });
  const press = () => {
    onPress?.();
    unblock.mutate({ id });
  };
  return (
    <Button pending={unblock.pending} pendingText="Unblocking…" onClick={press}>
      Unblock<span className="vh"> {name}</span>
    </Button>
  );
}
