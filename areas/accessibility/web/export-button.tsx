import { Download } from 'lucide-react';
import { exported } from '#platform/contract/preferences.ts';
import type { PreferencesRecord } from '#platform/contract/preferences-shape.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.ts';

export const fileName = 'accessibility-preferences.json';

/** The saved settings as a file: the same settings give the same bytes. */
export function ExportButton({ record }: { readonly record: PreferencesRecord }) {
  const save = () => {
    const url = URL.createObjectURL(new Blob([exported(record)], { type: 'application/json' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
    link.click();
    // The browser reads the file after this turn.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    toast({ title: 'Settings Exported', description: `Look for ${fileName} among your downloads.` });
  };
  return (
    <Button icon={Download} onClick={save}>
      Export
    </Button>
  );
}
