import { textForPeople } from '#platform/web/client/error.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { MuteSubject } from './mute-dialog.tsx';

/** Asks what is to be muted and for how long; the code is fetched with the first question. */
export function openMute(of: MuteSubject): void {
  import('./mute-root.tsx').then(
    ({ showMute }) => showMute(of),
    (error: unknown) =>
      toast({ title: 'The question did not open', description: textForPeople(error), variant: 'destructive' }),
  );
}
