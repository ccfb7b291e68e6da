import { BellPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { limits } from '../../pure/options.ts';
import { useSaveSearch } from '../data.ts';
import { canBeSaved, type Filters, searchText } from '../provider-filters.ts';
import { filtersText } from './filters-text.ts';

/** Keeps what the directory is asked for, for members who have asked for something. */
export function SaveSearch({ filters }: { readonly filters: Filters }) {
  const { member } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!member || !canBeSaved(filters)) return null;
  return (
    <>
      <Button icon={BellPlus} onClick={() => setOpen(true)}>
        Save this search
      </Button>
      {isOpen && <SaveDialog filters={filters} onClose={() => setOpen(false)} />}
    </>
  );
}

function SaveDialog({ filters, onClose }: { readonly filters: Filters; readonly onClose: () => void }) {
  const formId = useId();
  const save = useSaveSearch();
  const words = filtersText(filters);
  const form = useForm({
    initial: { name: words.slice(0, limits.searchName) },
    validate: ({ name }) => ({ name: name.trim() ? undefined : 'Give it a name.' }),
    submit: async ({ name }) => {
      await save.mutateAsync({ name: name.trim(), query: searchText(filters) });
      onClose();
      toast({ title: 'Search saved', description: 'It’s under Saved providers.' });
    },
  });
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title="Save this search"
      description="We tell you when a provider that it finds has space. Only you can see it."
      footer={
        <Button type="submit" form={formId} variant="primary" pending={form.submitting} pendingText="Saving…">
          Save
        </Button>
      }
    >
      <form id={formId} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <p>It looks for: {words}.</p>
        <TextField label="Name" maxLength={limits.searchName} {...form.field('name')} />
      </form>
    </Dialog>
  );
}
