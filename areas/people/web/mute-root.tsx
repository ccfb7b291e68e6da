import { showBeside } from '#platform/web/beside.tsx';
import { MuteDialog, type MuteSubject } from './mute-dialog.tsx';

/** What is muted may take the menu that it was opened from with it. */
export const showMute = (of: MuteSubject): void => showBeside((close) => <MuteDialog of={of} onClose={close} />);
