import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { mostReason, reasonError } from '#platform/web/forms/reason-dialog.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { AdminMemberDetail, GivenRole } from '../contract.ts';
import { useGrant } from './data.ts';
import { roleWords } from './role-words.ts';

/** One role at a time, each with its reason. */
export function GrantForm({
  member,
  roles,
}: {
  readonly member: AdminMemberDetail;
  readonly roles: readonly GivenRole[];
}) {
  const grant = useGrant();
  const form = useForm<{ role: string; reason: string }>({
    initial: { role: '', reason: '' },
    resetAfter: true,
    validate: ({ role, reason }) => ({
      role: roles.some((one) => one === role) ? undefined : 'Choose a role.',
      reason: reasonError(reason),
    }),
    submit: async ({ role, reason }) => {
      const chosen = role as GivenRole;
      await grant.mutateAsync({ id: member.id, role: chosen, reason: reason.trim() });
      toast({ title: `${member.displayName} has the role ${roleWords[chosen].name}` });
    },
  });
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <RadioGroup
        legend="Role"
        look="list"
        options={roles.map((value) => ({ value, label: roleWords[value].name, hint: roleWords[value].may }))}
        {...form.field('role')}
      />
      <TextField
        label="Reason"
        hint="It stays on the record of changes. Leave out private information."
        maxLength={mostReason}
        {...form.field('reason')}
      />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Giving…">
          Give the role
        </Button>
      </div>
    </form>
  );
}
