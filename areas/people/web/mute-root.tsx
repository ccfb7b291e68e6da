import { createRoot } from 'react-dom/client';
import { MuteDialog, type MuteSubject } from './mute-dialog.tsx';

let close: (() => void) | undefined;

/** A root of its own beside the page: what is muted may take the menu that it was opened from with it. */
export function showMute(of: MuteSubject): void {
  close?.();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  close = () => {
    close = undefined;
    removeEventListener('popstate', leave);
    root.unmount();
    place.remove();
  };
  const leave = () => close?.();
  addEventListener('popstate', leave);
  root.render(<MuteDialog of={of} onClose={leave} />);
}
