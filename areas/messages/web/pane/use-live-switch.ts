import { useState } from 'react';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Conversation } from '../../contract.ts';
import { useKeep } from '../data.ts';
import { firstName } from '../words.ts';

export interface LiveSwitch {
  /** Letters are seen as they are typed. */
  readonly isOn: boolean;
  /** Turned off in this conversation by whoever looks at it. */
  readonly isOff: boolean;
  readonly turn: (on: boolean) => void;
}

/** Off is off at once, before the server has heard of it, and stays so when it does not. */
export function useLiveSwitch({ id, liveText, liveTextOff, title, otherUser }: Conversation): LiveSwitch {
  const [offIn, setOffIn] = useState<number>();
  const name = firstName(otherUser?.displayName ?? title);
  const keep = useKeep({
    onDone: ({ liveText: on }) =>
      toast({
        title: on ? `${name} can now see what you type` : `${name} can no longer see what you type`,
        action: { label: 'Undo', onAction: () => turn(!on) },
      }),
    onFail: failed('Couldn’t save your change'),
  });
  const turn = (on: boolean) => {
    if (id === null) return;
    setOffIn(on ? undefined : id);
    keep.mutate({ id, liveText: on });
  };
  const isOff = liveTextOff || (id !== null && offIn === id);
  return { isOn: liveText && !isOff, isOff, turn };
}
