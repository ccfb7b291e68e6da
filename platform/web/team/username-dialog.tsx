import { type ReactNode, useId } from 'react';
import { FormNotices } from '../forms/form-notices.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';

interface UsernameDialogProps {
  readonly title: string;
  readonly description: string;
  /** What sending does, where its label alone doesn’t say it (descriptions.ts). */
  readonly what?: string;
  /** What follows, once it is sent. */
  readonly sent: string;
  readonly send: (username: string) => Promise<unknown>;
  readonly onClose: () => void;
  /** What else is chosen. */
  readonly children?: ReactNode;
}

/** Invites someone by username. */
export function UsernameDialog({ title, description, what, sent, send, onClose, children }: UsernameDialogProps) {
  const id = useId();
  const form = useForm({
    initial: { username: '' },
    validate: ({ username }) => (username.trim() ? undefined : { username: 'Write a username.' }),
    submit: async ({ username }) => {
      await send(username);
      onClose();
      toast({ title: 'Invitation sent', description: sent });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={title}
      description={description}
      dirty={form.values.username !== ''}
      footer={
        <>
          <Button
            type="submit"
            form={id}
            variant="primary"
            {...(what && { description: what })}
            pending={form.submitting}
            pendingText="Sending…"
          >
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
        {children}
      </form>
    </Dialog>
  );
}
