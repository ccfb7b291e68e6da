import { useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { AdminMemberDetail, GivenRole } from '../contract.ts';
import { useRevoke } from './data.ts';
import { mostReason, roleWords } from './role-words.ts';

interface Props {
  readonly member: AdminMemberDetail;
  readonly role: GivenRole;
}

/** A role that the member has, what it allows, and the way to take it. */
export function RoleRow({ member, role, confirmed }: Props & { readonly confirmed: boolean }) {
  const [asking, setAsking] = useState(false);
  const { name, may } = roleWords[role];
  return (
    <li className="role-row">
      <div className="admin-words">
        <h3>{name}</h3>
        <p className="soft small">{may}</p>
      </div>
      {confirmed && (
        <Button onClick={() => setAsking(true)}>
          Take away<span className="vh"> the role {name}</span>
        </Button>
      )}
      {asking && <TakeDialog member={member} role={role} onClose={() => setAsking(false)} />}
    </li>
  );
}

function TakeDialog({ member, role, onClose }: Props & { readonly onClose: () => void }) {
  const revoke = useRevoke();
  const { name } = roleWords[role];
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason.trim() ? undefined : 'Write the reason.' }),
    submit: async ({ reason }) => {
      await revoke.mutateAsync({ id: member.id, role, reason: reason.trim() });
      onClose();
      toast({ title: `${member.displayName} no longer has the role ${name}` });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={`Take the role ${name} from ${member.displayName}?`}
      description="It counts from their next step on. The change stands in the record."
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
          <Button type="submit" variant="danger" pending={form.submitting} pendingText="Taking away…">
            Take the role away
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
