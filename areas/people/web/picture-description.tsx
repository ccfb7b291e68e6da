import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { User } from '../contract.ts';
import { useUpdateProfile } from './data.ts';
import { most } from './edit-fields.ts';

const words = {
  avatarAlt: { what: 'picture', hint: 'Such as: me in my garden, laughing.' },
  bannerAlt: { what: 'banner', hint: 'Such as: the sea at dusk. Leave it empty if it is only decoration.' },
} as const;

/** Asked for, never forced. */
export function PictureDescription({ user, which }: { readonly user: User; readonly which: keyof typeof words }) {
  const { what, hint } = words[which];
  const save = useUpdateProfile();
  const form = useForm({
    initial: { alt: user[which] },
    validate: ({ alt }) => ({
      alt: alt.trim().length > most.alt ? `Make it shorter: at most ${most.alt} characters.` : undefined,
    }),
    submit: async ({ alt }) => {
      await save.mutateAsync({ userId: user.id, [which]: alt });
      toast({ title: `Description of your ${what} saved` });
    },
  });
  return (
    <form
      className="stack picture-description"
      aria-label={`Description of your ${what}`}
      noValidate
      onSubmit={form.handleSubmit}
    >
      <FormNotices form={form} />
      <TextArea
        label={`What does your ${what} show?`}
        optional
        rows={2}
        limit={most.alt}
        hint={`For members who can’t see it. ${hint}`}
        {...form.field('alt')}
      />
      <div className="row">
        <Button type="submit" pending={form.submitting} pendingText="Saving…">
          Save the description of your {what}
        </Button>
      </div>
    </form>
  );
}
