import { Ruler } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';

/** For those who read with help: a line that follows the pointer or the focus. */
export const RulerButton = ({ on, onPress }: { readonly on: boolean; readonly onPress: () => void }) => (
  <Button variant="quiet" icon={Ruler} pressed={on} onClick={onPress}>
    {on ? 'Reading ruler is on' : 'Reading ruler'}
  </Button>
);
