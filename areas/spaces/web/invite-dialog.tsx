import { useId } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Space } from '../contract.ts';
import { useInvite } from './data.ts';
import type { SpaceLabels } from './labels.ts';

interface Props {
  readonly space: Space;
  readonly labels: SpaceLabels;
  readonly onClose: () => void;
}

export function InviteDialog({ space, labels, onClose }: Props) {
  const id = useId();
  const invite = useInvite();
  const form = useForm({
    initial: { username: '' },
    validate: ({ username }) => (username.trim() ? undefined : { username: 'Write a username.' }),
    submit: async ({ username }) => {
      await invite.mutateAsync({ id: space.id, username });
      onClose();
      toast({ title: 'Invitation sent', description: 'They’ll see it unless they’re already in, or are banned.' });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={`Invite to ${space.name}`}
      description={`Their notification doesn’t name the ${labels.thing}.`}
      dirty={form.values.username !== ''}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" pending={form.submitting} pendingText="Sending…">
            Send invitation
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField
          label="Username"
          hint="It’s on their profile, after the @."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus=""
          {...form.field('username')}
        />
      </form>
    </Dialog>
  );
}
