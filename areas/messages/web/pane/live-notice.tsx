import { Eye } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';

/** Whoever writes knows that it is seen, and ends it with one press. */
export const LiveNotice = ({ whom, onOff }: { readonly whom: string; readonly onOff: () => void }) => (
  <div className="say-live">
    <Icon icon={Eye} />
    <p>{whom} can see what you type as you type it.</p>
    <Button variant="quiet" onClick={onOff}>
      Turn off here<span className="vh">: {whom} sees what you type</span>
    </Button>
  </div>
);
