import { Count } from '#platform/web/ui/count.tsx';
import { useParkedCount } from './data.ts';

/** In the menu of administrators; at 0 there is no badge. */
export const ParkedCount = () => <Count value={useParkedCount()} of="parked" />;
