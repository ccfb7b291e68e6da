import { failed } from '#platform/web/ui/failed.ts';
import type { MuteSubject } from './mute-dialog.tsx';

/** Asks what is to be muted and for how long; the code is fetched with the first question. */
export function openMute(of: MuteSubject): void {
  import('./mute-root.tsx').then(({ showMute }) => showMute(of), failed('Couldn’t open the question'));
}
