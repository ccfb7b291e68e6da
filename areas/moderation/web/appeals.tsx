import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Appeal } from '../contract.ts';
import { actionWords } from '../pure/decision-words.ts';
import { useAppeals, useDecideAppeal } from './data-moderation.ts';
import { SafeText } from './parts.tsx';

const answerLimit = 2000;

function AnswerDialog({ appeal, onClose }: { readonly appeal: Appeal; readonly onClose: () => void }) {
  const decide = useDecideAppeal();
  const form = useForm<{ status: '' | 'upheld' | 'declined'; answer: string }>({
    initial: { status: '', answer: '' },
    validate: ({ status, answer }) => ({
      status: status ? undefined : 'Choose one.',
      answer: answer.trim() ? undefined : 'Write an answer. The person will read it.',
    }),
    submit: async ({ status, answer }) => {
      if (!status) return;
      await decide.mutateAsync({ id: appeal.id, status, answer: answer.trim() });
      onClose();
      toast({ title: status === 'upheld' ? 'Appeal upheld' : 'Appeal declined' });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      dirty={form.values.answer.trim() !== ''}
      title={`Appeal of ${appeal.action.targetName ?? 'a former member'}`}
      description="If you uphold it, we restore everything: content is shown again and any suspension ends."
      footer={
        <>
          <Button type="submit" form="appeal-form" variant="primary" pending={form.submitting} pendingText="Sending…">
            Send the answer
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id="appeal-form" className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <RadioGroup
          id={form.field('status').id}
          legend="Your decision"
          look="list"
          options={[
            { value: 'upheld', label: 'Uphold the appeal' },
            { value: 'declined', label: 'Decline the appeal' },
          ]}
          value={form.values.status || null}
          error={form.errors.status}
          onChange={(status) => form.setValues({ status })}
        />
        <TextArea
          label="Answer"
          hint="In plain words. The person will read it."
          limit={answerLimit}
          {...form.field('answer')}
        />
      </form>
    </Dialog>
  );
}

function AppealItem({ appeal, onAnswer }: { readonly appeal: Appeal; readonly onAnswer: () => void }) {
  const { action, text, words, mayDecide } = appeal;
  const of = action.targetName ?? 'a former member';
  return (
    <li className="action-item">
      <h3>
        {actionWords[action.actionType]}: {action.targetName ?? 'A former member'}
      </h3>
      <p>
        Reason for the decision: {action.reason} <Time value={action.createdAt} className="small soft" />
      </p>
      {text && (
        <div className="exhibit">
          <SafeText text={text} what={`what ${of} had written`} />
        </div>
      )}
      <div className="stack">
        <strong>They say:</strong>
        <SafeText text={words} what={`the appeal of ${of}`} />
      </div>
      {mayDecide ? (
        <div className="row">
          <Button onClick={onAnswer}>
            Answer the appeal<span className="vh"> of {action.targetName}</span>
          </Button>
        </div>
      ) : (
        <p className="soft">You made this decision. Another moderator has to answer the appeal.</p>
      )}
    </li>
  );
}

/** Appeals wait in the same queue, before the reports. Whoever made the decision sees them and leaves them to others. */
export function Appeals() {
  const { data = [], error, refreshing, retry } = useAppeals();
  const [open, setOpen] = useState<Appeal>();
  if (error) {
    return (
      <ErrorState level={2} title="Couldn’t load the appeals" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (data.length === 0) return null;
  return (
    <Section title="Appeals" intro="Oldest first. A different moderator decides each appeal.">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list list" role="list">
        {data.map((appeal) => (
          <AppealItem key={appeal.id} appeal={appeal} onAnswer={() => setOpen(appeal)} />
        ))}
      </ul>
      {open && <AnswerDialog appeal={open} onClose={() => setOpen(undefined)} />}
    </Section>
  );
}
