import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#platform/web/save-file.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Summary } from '../../pure/summary.ts';
import { makePdf } from './pdf/make-pdf.ts';

/** Makes the file, and remembers the signs that it could not write. */
export function usePdf(summary: Summary | undefined, isLarge: boolean, today: string) {
  const [pending, setPending] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const download = async () => {
    if (!summary) return;
    setPending(true);
    try {
      const file = await makePdf({ summary, isLarge, made: new Date() });
      const name = `visit-summary-${today}.pdf`;
      saveFile(name, file.bytes, 'application/pdf');
      setMissing(file.missing);
      toast({ title: 'PDF saved', description: `Look for ${name} among your downloads.` });
    } catch (error) {
      failed('Couldn’t make the PDF')(error as Error);
    } finally {
      setPending(false);
    }
  };
  return { download, pending, missing };
}
type Pdf = ReturnType<typeof usePdf>;

export const DownloadPdf = ({ pdf: { download, pending } }: { readonly pdf: Pdf }) => (
  <Button icon={Download} pending={pending} pendingText="Making the PDF…" onClick={() => void download()}>
    Download PDF
  </Button>
);
