import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ApiKey } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { readKey, useEditKey } from '../data.ts';
import { originsIn } from './new-key.tsx';

const valuesOf = ({ name, origins }: ApiKey) => ({ name, origins: origins.join('\n') });

export function EditKey({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const edit = useEditKey();
  const { id, version } = apiKey;
  const initial = valuesOf(apiKey);
  const form = useForm({
    initial,
    version,
    validate: ({ name }) => ({ name: name.trim() ? undefined : 'Say which app it is for.' }),
    submit: async ({ name, origins }, { version: base }) => {
      await edit.mutateAsync({ id, version: base, name: name.trim(), origins: originsIn(origins) });
      onClose();
      toast({ title: 'Key changed' });
    },
    readCurrent: async () => {
      const now = await readKey(id);
      return now?.state === 'active' ? { ...valuesOf(now), version: now.version } : null;
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Change ${apiKey.name}`}
      description="Its scopes stay as they are."
      dirty={JSON.stringify(form.values) !== JSON.stringify(initial)}
    >
      <form className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField label="Name" autoComplete="off" maxLength={limits.keyName} {...form.field('name')} />
        <TextArea
          label="Sites whose pages may use it"
          hint="https://example.org, one in each line."
          optional
          rows={3}
          {...form.field('origins')}
        />
        <div className="row">
          <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
            Save the key
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
