import { useId } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Mentorship } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { useEnd } from './data.ts';
import { otherName } from './words.ts';

interface EndDialogProps {
  readonly mentorship: Mentorship;
  readonly onClose: () => void;
}

export function EndDialog({ mentorship, onClose }: EndDialogProps) {
  const { id, version } = mentorship;
  const name = otherName(mentorship);
  const formId = useId();
  const end = useEnd();
  const form = useForm({
    initial: { thanks: '' },
    validate: ({ thanks }) => ({
      thanks: thanks.length > limits.thanks ? `Use at most ${limits.thanks} characters.` : undefined,
    }),
    submit: async ({ thanks }) => {
      try {
        await end.mutateAsync({ id, version, thanks: thanks.trim() });
      } catch (error) {
        failed('Couldn’t end the mentorship', 'What you wrote is kept.')(error);
        return;
      }
      onClose();
      document.getElementById('page-title')?.focus();
      toast({ title: 'Mentorship ended', description: `You and ${name} can now write a review.` });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="End this mentorship?"
      description={`${name} will be told. Goals and notes remain for you both.`}
      dirty={form.values.thanks !== ''}
      footer={
        <Button type="submit" form={formId} variant="primary" pending={form.submitting}>
          Yes, end the mentorship
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextArea label={`Thanks to ${name}`} optional limit={limits.thanks} rows={4} {...form.field('thanks')} />
      </form>
    </Dialog>
  );
}
