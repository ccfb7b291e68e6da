import { useState } from 'react';
import type { PreferencesRecord } from '#platform/contract/preferences-shape.ts';
import { saveFailed, useAccessibility } from '#platform/web/preferences/store.tsx';
import { toast } from '#platform/web/ui/toast.ts';

export const sayFailed = (): void => void toast({ title: saveFailed, variant: 'destructive' });

/** Saves a record where the one in force lives; answers whether it is saved. Says which, once. */
export function useSaving() {
  const store = useAccessibility();
  const [saving, setSaving] = useState(false);
  const save = async (record: PreferencesRecord): Promise<boolean> => {
    setSaving(true);
    try {
      await store.save(record, store.savedOn === 'device' ? 'device' : 'account');
      toast({
        title: 'Settings Saved',
        description: 'Your accessibility preferences have been updated successfully.',
      });
      return true;
    } catch {
      sayFailed();
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { saving, save };
}
