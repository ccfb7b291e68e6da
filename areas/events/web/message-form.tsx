import { counted } from '#platform/contract/counted.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { limits } from '../pure/options.ts';
import { useMessage } from './data.ts';

export function MessageForm({ eventId, count }: { readonly eventId: number; readonly count: number }) {
  const send = useMessage();
  const form = useForm({
    initial: { text: '' },
    draftKey: `event-message:${eventId}`,
    resetAfter: true,
    validate: ({ text }) => ({ text: text.trim() ? undefined : 'Write something first.' }),
    submit: async ({ text }) => {
      await send.mutateAsync({ id: eventId, text: text.trim() });
      toast({ title: 'Message sent', description: `To ${counted(count, 'person', 'people')}` });
    },
  });
  return (
    <Section
      title="Write to attendees"
      intro="It’s shown on the event’s page for attendees, and each gets a notification."
    >
      <form className="event-ask" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextArea label="Message" rows={4} limit={limits.message} {...form.field('text')} />
        <div className="row">
          <Button type="submit" variant="primary" pending={form.submitting}>
            Send message
          </Button>
        </div>
      </form>
    </Section>
  );
}
