import { announce } from '#platform/web/announce.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { ProviderCard } from '../contract.ts';
import { useSave, useUnsave } from './data.ts';

type Savable = Pick<ProviderCard, 'id' | 'businessName' | 'saved'>;

/** PROVIDER-05: keeps a provider on the reader’s list, or lets it go. */
export function useSaveToggle({ id, businessName, saved }: Savable): {
  readonly pending: boolean;
  readonly toggle: () => void;
} {
  const onFail = failed('Couldn’t save your change');
  const save = useSave({
    onFail,
    onDone: () => toast({ title: 'Provider saved', description: `${businessName} is in your saved providers.` }),
  });
  const unsave = useUnsave({ onFail, onDone: () => announce(`${businessName} is no longer saved`) });
  return { pending: save.pending || unsave.pending, toggle: () => (saved ? unsave : save).mutate({ id }) };
}
