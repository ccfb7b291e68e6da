import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import type { Form } from '#platform/web/forms/use-form.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { limits } from '../pure/limits.ts';

export interface SampleThingValues {
  readonly title: string;
  readonly text: string;
}

const isTooLong = (text: string, limit: number) => text.trim().length > limit;

export const checkSampleThing = ({ title, text }: SampleThingValues) => ({
  ...(!title.trim() && { title: 'Give it a title.' }),
  ...(isTooLong(title, limits.title) && { title: `Use at most ${limits.title} characters.` }),
  ...(!text.trim() && { text: 'Write something first.' }),
  ...(isTooLong(text, limits.text) && { text: `Use at most ${limits.text} characters.` }),
});

interface SampleThingFormProps {
  readonly form: Form<SampleThingValues>;
  readonly submitLabel: string;
  readonly cancelHref: string;
}

export function SampleThingForm({ form, submitLabel, cancelHref }: SampleThingFormProps) {
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField label="Title" {...form.field('title')} />
      <TextArea label="Text" limit={limits.text} rows={6} {...form.field('text')} />
      <div className="row">
        <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Saving…">
          {submitLabel}
        </Button>
        <ButtonLink href={cancelHref}>Cancel</ButtonLink>
      </div>
    </form>
  );
}
