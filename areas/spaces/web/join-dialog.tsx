import { useId, useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Space } from '../contract.ts';
import { ageWords } from '../pure/age.ts';
import { limits } from '../pure/limits.ts';
import { useAnswerInvitation, useJoin } from './data.ts';
import { joined, mayTellNeeds } from './join-answers.ts';
import type { SpaceLabels } from './labels.ts';
import { PassportTicks } from './needs.tsx';

interface Props {
  readonly space: Space;
  readonly labels: SpaceLabels;
  readonly onClose: () => void;
}

/** What a space asks of whoever joins: its questions, a name, a year of birth; each only where it is needed. */
export function JoinDialog({ space, labels, onClose }: Props) {
  const id = useId();
  const isInvited = space.me.state === 'invited';
  const isRequest = space.visibility !== 'public' && !isInvited;
  const questions = isRequest ? space.questions : [];
  const asksName = space.aliasesAllowed && space.me.alias === '';
  const join = useJoin(labels, space.id);
  const answer = useAnswerInvitation(labels, space.id, {});
  const [itemIds, setItemIds] = useState<readonly number[]>([]);
  const form = useForm<Record<string, string>>({
    initial: {
      ...Object.fromEntries(questions.map((_, n) => [`answers.${n}`, ''])),
      alias: '',
      birthYear: '',
    },
    submit: async (values) => {
      const { alias = '', birthYear = '' } = values;
      const about = {
        id: space.id,
        ...(alias.trim() && { alias: alias.trim() }),
        ...(birthYear.trim() && { birthYear: Number(birthYear) }),
        // A passport tells who somebody is: with another name nothing goes along.
        itemIds: alias.trim() ? [] : [...itemIds],
      };
      if (isInvited) await answer.mutateAsync({ ...about, accept: true });
      else await join.mutateAsync({ ...about, answers: questions.map((_, n) => values[`answers.${n}`] ?? '') });
      onClose();
      joined(space, labels, isRequest);
    },
    validate: ({ birthYear = '' }) =>
      space.me.needsBirthYear && !/^\d{4}$/.test(birthYear.trim())
        ? { birthYear: 'Enter the year you were born, with four digits.' }
        : undefined,
  });
  const action = isRequest ? 'Send request' : `Join ${labels.Thing}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isRequest ? `Ask to join ${space.name}` : `Join ${space.name}`}
      description={isRequest ? `The people who run the ${labels.thing} read this, and no one else.` : undefined}
      dirty={itemIds.length > 0 || Object.values(form.values).some(Boolean)}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" pending={form.submitting} pendingText="Sending…">
            {action}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        {questions.map((question, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the questions of one space keep their order
          <TextArea key={n} label={question} limit={limits.answer} rows={3} {...form.field(`answers.${n}`)} />
        ))}
        {space.me.needsBirthYear && (
          <TextField
            label="Which year were you born in?"
            hint={`This ${labels.thing} is for ${ageWords(space.age)}. Only the year counts. We ask once and never show it to anyone.`}
            inputMode="numeric"
            autoComplete="bday-year"
            maxLength={4}
            {...form.field('birthYear')}
          />
        )}
        {asksName && (
          <TextField
            label="Another name in here"
            optional
            hint="Others see this name instead of yours. Choose one no one knows you by. You can’t change it once you’ve written something."
            autoComplete="off"
            maxLength={limits.alias}
            {...form.field('alias')}
          />
        )}
        {mayTellNeeds(space) && !form.values.alias?.trim() && !space.me.alias && (
          <PassportTicks labels={labels} values={itemIds} onChange={setItemIds} />
        )}
      </form>
    </Dialog>
  );
}
