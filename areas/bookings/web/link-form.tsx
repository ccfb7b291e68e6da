import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Booking } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { readBooking, useLink } from './data.ts';

/** For the host: where an online session takes place. */
export function LinkForm({ booking }: { readonly booking: Booking }) {
  const { id, meetingLink } = booking;
  const save = useLink();
  const form = useForm({
    initial: { link: meetingLink },
    version: booking.version,
    validate: ({ link }) => ({
      link:
        link.trim() === '' || link.trim().startsWith('https://') ? undefined : 'Use a link that begins with https://.',
    }),
    submit: async ({ link }, { version }) => {
      const saved = await save.mutateAsync({ id, version, meetingLink: link.trim() });
      announce(link.trim() ? 'Link saved' : 'Link removed');
      return saved;
    },
    readCurrent: async () => {
      const now = await readBooking(id);
      return { link: now.meetingLink, version: now.version };
    },
  });
  return (
    <form noValidate onSubmit={form.handleSubmit} className="stack" aria-label="Link to the session">
      <FormNotices form={form} />
      <TextField
        label="Link to join online"
        optional
        type="url"
        hint="Such as https://meet.example.org/room. Only the two of you see it. The call on this page works without one."
        maxLength={limits.link}
        {...form.field('link')}
        after={
          <Button type="submit" pending={form.submitting}>
            Save link
          </Button>
        }
      />
    </form>
  );
}
