import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { limits } from '../pure/options.ts';
import { useRequestResource } from './data.ts';

/** Asks the moderators for what the library doesn’t have. `looked`: what was looked for in vain. */
export function RequestResource({ looked }: { readonly looked: string }) {
  const send = useRequestResource();
  const form = useForm({
    initial: { words: looked, note: '' },
    draftKey: `resource-request:${looked}`,
    resetAfter: true,
    validate: ({ words, note }) => ({
      words: words.trim() ? undefined : 'Say what you are looking for.',
      note: note.length > limits.note ? `Please use at most ${limits.note} characters.` : undefined,
    }),
    submit: async ({ words, note }) => {
      await send.mutateAsync({ words: words.trim(), ...(note.trim() && { note: note.trim() }) });
      toast({
        title: 'Request sent',
        description: 'We’ll tell you if a resource is added. You can see your requests under “Your resources”.',
      });
    },
  });
  return (
    <form className="stack" aria-label="Request a resource" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField
        label="What are you looking for?"
        maxLength={limits.requestWords}
        autoComplete="off"
        spoken
        {...form.field('words')}
      />
      <TextArea
        label="What do you need it for?"
        optional
        hint="A place, a format or a situation helps us find the right one. Don’t write about your health."
        limit={limits.note}
        {...form.field('note')}
      />
      <div className="row">
        <Button type="submit" pending={form.submitting} pendingText="Sending…">
          Request a resource
        </Button>
      </div>
    </form>
  );
}
