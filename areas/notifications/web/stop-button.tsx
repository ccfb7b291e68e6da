import { Bell, BellOff } from 'lucide-react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import type { Notification } from '../contract.ts';
import { useChooseKind } from './data-settings.ts';

interface Props {
  readonly notice: Notification;
  readonly told: string;
}

/** One button for both ways, so that the focus stays where it is. */
export function StopButton({ notice: { kind, stopped }, told }: Props) {
  const choose = useChooseKind({
    onDone: ({ words, inApp }) =>
      announce(
        inApp
          ? `On again: ${words}`
          : `Stopped: ${words}. To undo this, press the button again or go to notification settings.`,
      ),
    onFail: failed('Couldn’t save your choice'),
  });
  return (
    <Button
      variant="quiet"
      icon={stopped ? Bell : BellOff}
      pending={choose.pending}
      onClick={() => choose.mutate({ kind, inApp: stopped })}
    >
      {stopped ? 'Undo the stop' : 'Stop notifications like this'}
      <span className="vh">: {told}</span>
    </Button>
  );
}
