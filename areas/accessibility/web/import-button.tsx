import type { ReactNode } from 'react';

import { navigate } from '#platform/web/router/navigate.ts';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Draft } from './draft.ts';
import { changesBetweenWords, readFile } from './import-file.ts';
import { reviewStep } from './quick-setup-steps.ts';
import { stepHref } from './steps.ts';

const most = 100_000;

/** Reads a settings file into the draft and goes to the step that lists what will change. Nothing is saved yet. */
export function ImportButton({ draft, children }: { readonly draft: Draft; readonly children: ReactNode }) {
  const take = async ([file]: File[]) => {
    const text = file && file.size <= most ? await file.text().catch(() => '') : '';
    const found = readFile(text, draft.base);
    if (!found) {
      toast({
        title: 'Import Failed',
        description: 'Invalid file format. Please select a valid accessibility preferences file.',
        variant: 'destructive',
      });
      return;
    }
    draft.fill(found.record, found.imported);
    toast({ title: 'Settings Imported', description: changesBetweenWords(draft.base, found) });
    navigate(stepHref(reviewStep));
  };
  return (
    <FileButton accept=".json,application/json" onFiles={(files) => void take(files)}>
      {children}
    </FileButton>
  );
}
