import { Download } from 'lucide-react';
import { exported } from '#platform/contract/preferences.ts';
import type { PreferencesRecord } from '#platform/contract/preferences-shape.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.ts';

export const fileName = 'accessibility-preferences.json';

/** The saved settings as a file: the same settings give the same bytes. */
export function ExportButton({ record }: { readonly record: PreferencesRecord }) {
  const save = () => {
    saveFile(fileName, exported(record), 'application/json');
    toast({ title: 'Settings Exported', description: `Look for ${fileName} among your downloads.` });
  };
  return (
    <Button icon={Download} onClick={save}>
      Export
    </Button>
  );
}
