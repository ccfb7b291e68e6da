import { SearchCheck } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';

interface AnalyseButtonProps {
  readonly pending?: boolean;
  readonly unusable: boolean;
  readonly onClick: () => void;
}

export const AnalyseButton = ({ pending = false, unusable, onClick }: AnalyseButtonProps) => (
  <div className="row">
    <Button
      variant="primary"
      icon={SearchCheck}
      pending={pending}
      pendingText="Analyzing…"
      aria-disabled={pending || unusable || undefined}
      onClick={onClick}
    >
      Analyze
    </Button>
  </div>
);
