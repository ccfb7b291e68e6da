import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Mute } from '../contract.ts';
import { endMute, muteAgain } from './data-mutes.ts';
import { mutedName } from './mute-words.ts';

const undoMs = 15_000;

/** Both messages offer the way back. */
export function sayMuted(mute: Mute): void {
  const name = mutedName(mute);
  const undo = () => endMute(mute).then(() => toast({ title: `${name} is no longer muted` }));
  toast({
    title: `${name} is muted`,
    duration: undoMs,
    action: { label: 'Undo', onAction: () => void undo().catch(failed(`${name} is still muted`)) },
  });
}

export function sayUnmuted(mute: Mute): void {
  const name = mutedName(mute);
  const undo = () => muteAgain(mute).then(() => toast({ title: `${name} is muted again` }));
  toast({
    title: `${name} is no longer muted`,
    duration: undoMs,
    action: { label: 'Undo', onAction: () => void undo().catch(failed(`${name} was not muted again`)) },
  });
}
