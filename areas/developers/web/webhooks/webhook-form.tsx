import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { MadeWebhook, Webhook } from '../../contract.ts';
import { type KeyMode, limits, type WebhookEvent, webhookEvents } from '../../pure/options.ts';
import { readWebhook, useCreateWebhook, useEditWebhook } from '../data.ts';

const eventWords: Readonly<Record<WebhookEvent, string>> = {
  'post.created': 'A public post is shared',
  'post.updated': 'A public post is changed',
  'post.deleted': 'A post that you were told of is gone',
};

interface Values {
  readonly url: string;
  readonly description: string;
  readonly events: WebhookEvent[];
  readonly mode: KeyMode;
}

const start: Values = { url: 'https://', description: '', events: [...webhookEvents], mode: 'live' };

interface WebhookFormProps {
  /** Undefined: a new one. */
  readonly webhook: Webhook | undefined;
  readonly onClose: () => void;
  readonly onMade: (made: MadeWebhook) => void;
}

export function WebhookForm({ webhook, onClose, onMade }: WebhookFormProps) {
  const create = useCreateWebhook();
  const edit = useEditWebhook();
  const initial: Values = webhook ?? start;
  const form = useForm<Values>({
    initial,
    ...(webhook && { version: webhook.version }),
    validate: ({ url, events }) => ({
      url: URL.canParse(url) && url.length > 'https://'.length ? undefined : 'Write the address that we are to call.',
      events: events.length > 0 ? undefined : 'Choose at least one.',
    }),
    submit: async ({ url, description, events, mode }, { version }) => {
      const given = { url: url.trim(), description: description.trim(), events };
      if (webhook) {
        await edit.mutateAsync({ ...given, id: webhook.id, version });
        onClose();
        toast({ title: 'Webhook changed' });
      } else {
        const made = await create.mutateAsync({ ...given, mode });
        onClose();
        onMade(made);
      }
    },
    readCurrent: async () => (webhook && (await readWebhook(webhook.id))) ?? null,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={webhook ? 'Change the webhook' : 'Add an address'}
      dirty={JSON.stringify(form.values) !== JSON.stringify(initial)}
    >
      <form className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField
          label="Address"
          hint="It begins with https:// and anyone on the internet can reach it."
          type="url"
          autoComplete="off"
          maxLength={limits.url}
          {...form.field('url')}
        />
        <TextField
          label="What is it for?"
          optional
          autoComplete="off"
          maxLength={limits.description}
          {...form.field('description')}
        />
        {!webhook && (
          <RadioGroup<KeyMode>
            legend="Where do the events come from?"
            options={[
              { value: 'live', label: 'The community' },
              { value: 'test', label: 'Your sandbox', hint: 'What your test keys write' },
            ]}
            {...form.field('mode')}
          />
        )}
        <CheckboxGroup<WebhookEvent>
          legend="Events"
          options={webhookEvents.map((event) => ({
            value: event,
            label: (
              <>
                {eventWords[event]} <code>{event}</code>
              </>
            ),
          }))}
          {...form.group('events')}
        />
        <div className="row">
          <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
            {webhook ? 'Save the webhook' : 'Add the address'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
