import { useRef } from 'react';
import { failed } from '#platform/web/ui/failed.ts';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { bringBack, useDeletePost } from '../data.ts';

const undoMs = 15_000;

const undo = (id: number) => {
  bringBack(id).then(() => toast({ title: 'Post restored' }), failed('Couldn’t restore the post'));
};

/** Deletes at once and offers the way back, also later in the recent messages. */
export function useDelete(id: number, onGone?: () => void): { readonly pending: boolean; readonly run: () => void } {
  const restoreFocus = useRef<() => void>(undefined);
  const gone = useDeletePost({
    onDone: ({ restorableUntil }) => {
      setTimeout(() => restoreFocus.current?.(), 100);
      onGone?.();
      toast({
        title: 'Post deleted',
        ...(restorableUntil && {
          description: 'You can restore it for 30 days.',
          duration: undoMs,
          action: { label: 'Undo', onAction: () => undo(id) },
        }),
      });
    },
    onFail: failed('Couldn’t delete the post'),
  });
  return {
    pending: gone.pending,
    run: () => {
      restoreFocus.current = rememberFocus();
      gone.mutate({ id });
    },
  };
}
