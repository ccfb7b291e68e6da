import { RotateCcw } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';

export const ResetButton = ({ onAsk }: { readonly onAsk: () => void }) => (
  <Button icon={RotateCcw} onClick={onAsk}>
    Reset
  </Button>
);
