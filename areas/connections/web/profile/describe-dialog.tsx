import { useId } from 'react';
import { urlOf } from '#platform/web/client/address.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { OwnPhoto } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { useDescribePhoto } from '../data.ts';

interface DescribeDialogProps {
  readonly photo: OwnPhoto;
  readonly onClose: () => void;
}

export function DescribeDialog({ photo: { id, description, version }, onClose }: DescribeDialogProps) {
  const formId = useId();
  const describe = useDescribePhoto();
  const form = useForm({
    initial: { description },
    validate: (values) => ({
      description: values.description.trim() ? undefined : 'Say what can be seen in the photo.',
    }),
    submit: async (values) => {
      await describe.mutateAsync({ id, version, description: values.description });
      onClose();
      toast({ title: 'Description saved', description: 'Others see the photo as far as you allow it.' });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Describe your photo"
      description="People who don’t see the photo read or hear these words."
      dirty={form.values.description !== description}
      footer={
        <Button
          type="submit"
          description="words for a photo"
          form={formId}
          variant="primary"
          pending={form.submitting}
          pendingText="Saving…"
        >
          Save description
        </Button>
      }
    >
      <form id={formId} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <img
          className="person-photo"
          src={urlOf('readConnectionPhoto', { id, size: 'small' })}
          alt={description || 'The photo that you describe'}
        />
        <TextArea
          label="Description"
          hint="What can be seen: who, where, what you do. Such as: Me in a red coat, laughing on a beach."
          rows={3}
          limit={limits.photoDescription}
          {...form.field('description')}
        />
      </form>
    </Dialog>
  );
}
