import { Copy, Printer } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.ts';

/** On this page and nowhere else: whoever leaves it does not see them again. */
export function RecoveryCodeList({ codes }: { readonly codes: readonly string[] }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast({ title: 'Recovery codes copied', description: 'Paste them where only you can read them.' });
    } catch {
      toast({
        title: 'Couldn’t copy the codes',
        description: 'Your browser didn’t allow it. Select them by hand, or print them.',
        variant: 'destructive',
      });
    }
  };
  return (
    <div className="stack">
      <ol className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <Button icon={Copy} onClick={() => void copy()}>
          Copy the codes
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  );
}
