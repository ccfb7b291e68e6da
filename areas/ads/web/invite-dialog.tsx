import { useId } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { AdTeam } from '../contract.ts';
import { type HelperRole, helperRoles } from '../pure/options.ts';
import { useInviteAdMember } from './data.ts';
import { roleHints, roleWords } from './role-words.ts';

const initial: { username: string; role: HelperRole } = { username: '', role: 'analyst' };

export function InviteDialog({ team, onClose }: { readonly team: AdTeam; readonly onClose: () => void }) {
  const id = useId();
  const invite = useInviteAdMember();
  const form = useForm({
    initial,
    validate: ({ username }) => (username.trim() ? undefined : { username: 'Write a username.' }),
    submit: async ({ username, role }) => {
      await invite.mutateAsync({ id: team.id, username, role });
      onClose();
      toast({ title: 'Invitation sent', description: 'They can do nothing here until they accept.' });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title="Invite someone to help"
      description={`They see the name ${team.name}, the role and who invites them.`}
      dirty={form.values.username !== ''}
      footer={
        <Button
          type="submit"
          form={id}
          variant="primary"
          description="Send the invitation"
          pending={form.submitting}
          pendingText="Sending…"
        >
          Send invitation
        </Button>
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
        <RadioGroup
          legend="Role"
          options={helperRoles.map((value) => ({ value, label: roleWords[value], hint: roleHints[value] }))}
          {...form.field('role')}
        />
      </form>
    </Dialog>
  );
}
