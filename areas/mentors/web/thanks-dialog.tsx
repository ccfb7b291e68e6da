import { useId } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { closeToTitle } from '#platform/web/ui/close-to-title.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { limits } from '../pure/options.ts';

interface ThanksDialogProps {
  /** What ends, in a sentence: mentorship, group. */
  readonly thing: string;
  readonly description: string;
  /** Whom the thanks are for. */
  readonly whom: string;
  readonly end: (thanks: string) => Promise<unknown>;
  readonly done: { readonly title: string; readonly description: string };
  readonly onClose: () => void;
}

/** Ends something for good, with thanks if one likes. */
export function ThanksDialog({ thing, description, whom, end, done, onClose }: ThanksDialogProps) {
  const formId = useId();
  const form = useForm({
    initial: { thanks: '' },
    validate: ({ thanks }) => ({
      thanks: thanks.length > limits.thanks ? `Use at most ${limits.thanks} characters.` : undefined,
    }),
    submit: async ({ thanks }) => {
      try {
        await end(thanks.trim());
      } catch (error) {
        failed(`Couldn’t end the ${thing}`, 'What you wrote is kept.')(error);
        return;
      }
      closeToTitle(onClose);
      toast(done);
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`End this ${thing}?`}
      description={description}
      dirty={form.values.thanks !== ''}
      footer={
        <Button type="submit" form={formId} variant="primary" pending={form.submitting}>
          Yes, end the {thing}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextArea label={`Thanks to ${whom}`} optional limit={limits.thanks} rows={4} {...form.field('thanks')} />
      </form>
    </Dialog>
  );
}
