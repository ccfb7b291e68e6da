import { BookmarkPlus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { closeToTitle } from '#platform/web/ui/close-to-title.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { SavedFilter } from '../contract.ts';
import { type QueueFilter, restoreFilter, useDeleteFilter, useSavedFilters, useSaveFilter } from './data-moderation.ts';

const nameLimit = 60;

interface Props extends QueueFilter {
  readonly onChange: (change: Record<string, string | null>) => void;
}

const isSame = (one: SavedFilter, { q, status, priority }: QueueFilter) =>
  one.q === (q ?? '') && one.status === (status ?? null) && one.priority === (priority ?? null);

/** Filters of the queue under names of one’s own: a press applies them, another takes them off. */
export function SavedFilters({ onChange, ...filter }: Props) {
  const { data = [] } = useSavedFilters();
  const [naming, setNaming] = useState(false);
  const headingId = useId();
  const isFiltered = Boolean(filter.q || filter.status || filter.priority);
  const current = data.find((one) => isSame(one, filter));
  if (data.length === 0 && !isFiltered) return null;
  const choose = ({ name, q, status, priority }: SavedFilter, isOn: boolean) => {
    onChange(isOn ? { q: null, status: null, priority: null } : { q: q || null, status, priority });
    announce(isOn ? 'All reports' : `Filters: ${name}`);
  };
  return (
    <div className="stack">
      {data.length > 0 && (
        <div>
          <h2 id={headingId} className="small">
            Saved filters
          </h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list" role="list" aria-labelledby={headingId}>
            {data.map((one) => (
              <li key={one.id} className="row">
                <Button
                  description="saved filters"
                  pressed={one === current}
                  onClick={() => choose(one, one === current)}
                >
                  {one.name}
                </Button>
                <Delete filter={one} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {isFiltered && !current && (
        <div>
          <Button variant="quiet" icon={BookmarkPlus} onClick={() => setNaming(true)}>
            Save these filters
          </Button>
        </div>
      )}
      {naming && <NameDialog filter={filter} onClose={() => setNaming(false)} />}
    </div>
  );
}

function Delete({ filter }: { readonly filter: SavedFilter }) {
  const undo = () =>
    restoreFilter(filter).then(() => announce('Saved filters restored.'), failed('Couldn’t restore the filters'));
  const remove = useDeleteFilter({
    onDone: () => {
      document.getElementById('page-title')?.focus();
      toast({
        title: 'Saved filters deleted',
        duration: 10_000,
        action: { label: 'Undo', onAction: () => void undo() },
      });
    },
    onFail: failed('Couldn’t delete the filters'),
  });
  return (
    <Button variant="quiet" icon={Trash2} pending={remove.pending} onClick={() => remove.mutate({ id: filter.id })}>
      Delete<span className="vh"> the saved filters {filter.name}</span>
    </Button>
  );
}

function NameDialog({ filter, onClose }: { readonly filter: QueueFilter; readonly onClose: () => void }) {
  const save = useSaveFilter();
  const form = useForm({
    initial: { name: '' },
    validate: ({ name }) => ({ name: name.trim() ? undefined : 'Give them a name.' }),
    submit: async ({ name }) => {
      await save.mutateAsync({ name: name.trim(), ...filter });
      closeToTitle(onClose);
      toast({ title: 'Filters saved', description: name.trim() });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title="Save these filters"
      description="Only you see them. The same name replaces what you had saved under it."
      dirty={form.values.name !== ''}
      footer={
        <>
          <Button type="submit" form="filter-name" variant="primary" pending={form.submitting} pendingText="Saving…">
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id="filter-name" className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField label="Name" maxLength={nameLimit} autoComplete="off" {...form.field('name')} />
      </form>
    </Dialog>
  );
}
