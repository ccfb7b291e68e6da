import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { SupportTopic } from '../contract.ts';
import { type ContactValues, checkContact, most, topics } from './contact-fields.ts';
import { useSendSupportMessage } from './data.ts';

/** What is typed survives a reload; ?topic=accessibility chooses the topic. */
export function ContactForm({ onSent }: { readonly onSent: (reference: number) => void }) {
  const { member } = useSession();
  const [query] = useQueryParams();
  const send = useSendSupportMessage();
  const asked = topics.find(({ value }) => value === query.get('topic'))?.value ?? '';
  const form = useForm<ContactValues>({
    initial: { name: member?.displayName ?? '', replyTo: '', topic: asked, message: '' },
    draftKey: 'contact-support',
    validate: checkContact,
    submit: async (values) => {
      const { id } = await send.mutateAsync({ ...values, topic: values.topic as SupportTopic });
      onSent(id);
    },
    resetAfter: true,
  });
  return (
    <form className="help-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField label="Your name" hint="A nickname is fine." autoComplete="name" {...form.field('name')} />
      <TextField
        label="How can we reach you?"
        hint="An email address or a phone number. Say if you want a text message instead of a call."
        autoComplete="email"
        {...form.field('replyTo')}
      />
      <Select label="What is it about?" placeholder="Choose one" options={topics} {...form.field('topic')} />
      <TextArea
        label="Your message"
        hint="A few words are enough. Do not write passwords or card numbers."
        rows={7}
        limit={most.message}
        {...form.field('message')}
      />
      <p className="soft small">
        What you write is kept on this device until you send it. Only the people who run this installation can read what
        you send.
      </p>
      <div>
        <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Sending…">
          Send message
        </Button>
      </div>
    </form>
  );
}
