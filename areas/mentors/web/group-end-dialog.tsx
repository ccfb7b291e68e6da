import { useId } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { MentoringGroup } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { closeToTitle } from './close-to-title.ts';
import { useEndGroup } from './group-data.ts';

interface GroupEndDialogProps {
  readonly group: MentoringGroup;
  readonly onClose: () => void;
}

export function GroupEndDialog({ group: { id, version }, onClose }: GroupEndDialogProps) {
  const formId = useId();
  const end = useEndGroup();
  const form = useForm({
    initial: { thanks: '' },
    validate: ({ thanks }) => ({
      thanks: thanks.length > limits.thanks ? `Use at most ${limits.thanks} characters.` : undefined,
    }),
    submit: async ({ thanks }) => {
      try {
        await end.mutateAsync({ id, version, thanks: thanks.trim() });
      } catch (error) {
        failed('Couldn’t end the group', 'What you wrote is kept.')(error);
        return;
      }
      closeToTitle(onClose);
      toast({ title: 'Group ended', description: 'Everyone in it is told.' });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="End this group?"
      description="Everyone in it will be told. Requests that wait are declined, and sessions to come are cancelled."
      dirty={form.values.thanks !== ''}
      footer={
        <Button type="submit" form={formId} variant="primary" pending={form.submitting}>
          Yes, end the group
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextArea label="Thanks to the group" optional limit={limits.thanks} rows={4} {...form.field('thanks')} />
      </form>
    </Dialog>
  );
}
