import { ScrollArea as Radix } from 'radix-ui';
import type { ScrollAreaProps } from './scroll-area.tsx';

export const ScrollAreaBars = ({ label, maxHeight, children }: ScrollAreaProps) => (
  <Radix.Root className="scroll" type="hover" scrollHideDelay={600}>
    <Radix.Viewport
      className="scroll-view ring-in"
      style={{ maxBlockSize: maxHeight }}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </Radix.Viewport>
    <Radix.Scrollbar className="scroll-bar" orientation="vertical">
      <Radix.Thumb className="scroll-thumb" />
    </Radix.Scrollbar>
  </Radix.Root>
);
