import { useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { AdminMemberDetail } from '../contract.ts';
import { useEndSessions } from './data.ts';
import { mostReason } from './role-words.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface Props {
  readonly member: AdminMemberDetail;
}

/** For an account that a stranger has got into. */
export function SessionsSection({ member, confirmed }: Props & { readonly confirmed: boolean }) {
  const [asking, setAsking] = useState(false);
  const { displayName, sessions } = member;
  useKeptFocus(sessions);
  return (
    <Section title="Signed in">
      <p>
        {sessions === 0
          ? `${displayName} isn’t signed in anywhere.`
          : `${displayName} is signed in on ${sessions} ${sessions === 1 ? 'device' : 'devices'}.`}
      </p>
      {confirmed && sessions > 0 && (
        <div>
          <Button description="Sign out everywhere" onClick={() => setAsking(true)}>
            Sign {displayName} out everywhere
          </Button>
        </div>
      )}
      {asking && <EndDialog member={member} onClose={() => setAsking(false)} />}
    </Section>
  );
}

function EndDialog({ member, onClose }: Props & { readonly onClose: () => void }) {
  const end = useEndSessions();
  const { id, displayName } = member;
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason.trim() ? undefined : 'Write the reason.' }),
    submit: async ({ reason }) => {
      await end.mutateAsync({ id, reason: reason.trim() });
      onClose();
      toast({ title: `${displayName} is signed out everywhere` });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={`Sign ${displayName} out everywhere?`}
      description="Open pages close at once, and they need to sign in again. The audit log keeps your reason."
    >
      <form className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField
          label="Reason"
          hint="Leave out private information."
          maxLength={mostReason}
          {...form.field('reason')}
        />
        <div className="row">
          <Button type="submit" variant="danger" pending={form.submitting} pendingText="Signing out…">
            Sign out everywhere
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
