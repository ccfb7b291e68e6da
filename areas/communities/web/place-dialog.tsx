import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { limits } from '../pure/options.ts';
import { useAddPlace } from './data.ts';

interface PlaceDialogProps {
  readonly open: boolean;
  readonly communityId: number;
  readonly onClose: () => void;
}

export const PlaceDialog = (props: PlaceDialogProps) => (props.open ? <OpenDialog {...props} /> : null);

function OpenDialog({ communityId, onClose }: PlaceDialogProps) {
  const add = useAddPlace(communityId);
  const form = useForm({
    initial: { name: '', where: '' },
    validate: ({ name }) => ({ name: name.trim() ? undefined : 'Write what the place is called.' }),
    submit: async ({ name, where }) => {
      await add.mutateAsync({ id: communityId, name: name.trim(), where: where.trim() });
      toast({ title: 'Place added', description: 'Now measure something there.' });
      onClose();
    },
  });
  const { name, where } = form.values;
  return (
    <Dialog
      open
      title="Add a place"
      onClose={onClose}
      dirty={name !== '' || where !== ''}
      footer={
        <Button type="submit" form="place-form" variant="primary" pending={form.submitting} pendingText="Adding…">
          Add the place
        </Button>
      }
    >
      <form id="place-form" className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField label="What is it called?" maxLength={limits.noteName} autoComplete="off" {...form.field('name')} />
        <TextField
          label="Where is it?"
          optional
          hint="How to find it: “Ground floor, past the desk”"
          maxLength={limits.noteWhere}
          autoComplete="off"
          {...form.field('where')}
        />
      </form>
    </Dialog>
  );
}
