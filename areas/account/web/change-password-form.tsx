import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { checkNewPassword } from './checks.ts';
import { useChangePassword } from './data.ts';
import { newPasswordHint, PasswordField } from './password-field.tsx';

export function ChangePasswordForm({ hasPassword }: { readonly hasPassword: boolean }) {
  const change = useChangePassword();
  const form = useForm({
    initial: { currentPassword: '', newPassword: '' },
    validate: ({ currentPassword, newPassword }) => ({
      currentPassword: hasPassword && !currentPassword ? 'Enter your current password.' : undefined,
      newPassword: checkNewPassword(newPassword),
    }),
    submit: async ({ currentPassword, newPassword }) => {
      await change.mutateAsync({ newPassword, ...(hasPassword && { currentPassword }) });
      toast({
        title: hasPassword ? 'Password changed' : 'Password set',
        description: 'We’ve sent you a notification.',
      });
    },
    resetAfter: true,
  });
  return (
    <form
      aria-label={hasPassword ? 'Change password' : 'Set password'}
      className="sign-in-form"
      noValidate
      onSubmit={form.handleSubmit}
    >
      <FormNotices form={form} />
      {hasPassword && (
        <PasswordField label="Current password" kind="current-password" field={form.field('currentPassword')} />
      )}
      <PasswordField
        label="New password"
        kind="new-password"
        hint={newPasswordHint}
        field={form.field('newPassword')}
      />
      <div>
        <Button type="submit" pending={form.submitting} pendingText="Saving…">
          {hasPassword ? 'Change password' : 'Set password'}
        </Button>
      </div>
    </form>
  );
}
