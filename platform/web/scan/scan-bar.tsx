import { createPortal } from 'react-dom';
import { Button } from '../ui/button.tsx';
import { useTopLayer } from '../ui/top-layer.ts';
import './scan.css';

interface ScanBarProps {
  /** What one switch is on. */
  readonly label: string | undefined;
  /** Said in its place while there is nothing. */
  readonly none: string;
  readonly onEnd: () => void;
}

/** What one switch is on, in words, and the way out of it. It goes into a dialog that is open. */
export function ScanBar({ label, none, onEnd }: ScanBarProps) {
  const dialog = useTopLayer();
  const bar = (
    <p className="scan-bar">
      <strong>{label ?? none}</strong>
      <span>Any key or press chooses. Escape ends it.</span>
      <Button data-scan-end onClick={onEnd} description="end switch control">
        Stop
      </Button>
    </p>
  );
  return dialog ? createPortal(bar, dialog) : bar;
}
