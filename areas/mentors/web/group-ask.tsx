import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { MentoringGroup } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { AgeChoice, type AskValues, askBody, checkAsk } from './age-choice.tsx';
import { useAskGroup } from './group-data.ts';

export function GroupAsk({ group: { id, mentor, isChecked } }: { readonly group: MentoringGroup }) {
  const ask = useAskGroup();
  const form = useForm<AskValues>({
    initial: { message: '', age: '' },
    draftKey: `mentoring-group-request:${id}`,
    validate: (values) => checkAsk(values, isChecked),
    submit: async (values) => {
      try {
        await ask.mutateAsync({
          id,
          ...askBody(values),
        });
      } catch (error) {
        failed('Couldn’t send the request', 'What you wrote is kept.')(error);
        return;
      }
      document.getElementById('page-title')?.focus();
      toast({ title: 'Request sent', description: `${mentor.name} decides who joins.` });
    },
  });
  return (
    <Section title="Ask to join" intro="Only the mentor reads what you write. It’s deleted with the answer.">
      <form className="stack" noValidate aria-label="Ask to join" onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextArea
          label={`A message to ${mentor.name}`}
          optional
          hint="What you would like to learn, and what helps you."
          limit={limits.message}
          rows={4}
          {...form.field('message')}
        />
        <AgeChoice isChecked={isChecked} who="The mentor" {...form.field('age')} />
        <div className="row">
          <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Sending…">
            Ask to join
          </Button>
        </div>
      </form>
    </Section>
  );
}
