import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { MentoringGroup } from '../contract.ts';
import {
  type FocusArea,
  focusAreas,
  focusWords,
  limits,
  type Meeting,
  meetings,
  meetingWords,
} from '../pure/options.ts';
import { readGroup } from './group-data.ts';

interface Values {
  readonly name: string;
  readonly focusArea: FocusArea;
  readonly goals: string;
  readonly format: Meeting;
  readonly when: string;
  readonly capacity: string;
  readonly isOpen: boolean;
}

interface GroupFormProps {
  /** Left out: a new one. */
  readonly group?: MentoringGroup;
  readonly back: string;
  /** `version` is that of the group which is changed. */
  readonly onSubmit: (
    words: Omit<Values, 'capacity'> & { readonly capacity: number },
    version: number,
  ) => Promise<unknown>;
}

const sizes = Array.from({ length: limits.groupMost - limits.groupLeast + 1 }, (_, at) =>
  String(limits.groupLeast + at),
);

const filled = (text: string, most: number) =>
  !text.trim() ? 'Write something first.' : text.trim().length > most ? `Use at most ${most} characters.` : undefined;

const valuesOf = (group: MentoringGroup | undefined): Values => ({
  name: group?.name ?? '',
  focusArea: group?.focusArea ?? focusAreas[0],
  goals: group?.goals ?? '',
  format: group?.format ?? meetings[0],
  when: group?.when ?? '',
  capacity: String(group?.capacity ?? limits.groupMost),
  isOpen: group?.isOpen ?? true,
});

export function GroupForm({ group, back, onSubmit }: GroupFormProps) {
  const form = useForm<Values>({
    initial: valuesOf(group),
    ...(group && { version: group.version }),
    draftKey: `mentoring-group:${group?.id ?? 'new'}`,
    validate: ({ name, goals, when }) => ({
      name: filled(name, limits.groupName),
      goals: filled(goals, limits.groupGoals),
      when: filled(when, limits.groupWhen),
    }),
    submit: ({ name, goals, when, capacity, ...rest }, { version }) => {
      const words = { name: name.trim(), goals: goals.trim(), when: when.trim(), capacity: Number(capacity) };
      return onSubmit({ ...rest, ...words }, version);
    },
    ...(group && {
      readCurrent: async () => {
        const now = await readGroup(group.id);
        return { ...valuesOf(now), version: now.version };
      },
    }),
  });
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField label="Name of the group" maxLength={limits.groupName} {...form.field('name')} />
      <Select
        label="Focus area"
        options={focusAreas.map((value) => ({ value, label: focusWords[value] }))}
        {...form.field('focusArea')}
      />
      <TextArea
        label="What you work on together"
        hint="In plain words. Members read it before they ask to join."
        limit={limits.groupGoals}
        rows={4}
        {...form.field('goals')}
      />
      <Select
        label="How you meet"
        options={meetings.map((value) => ({ value, label: meetingWords[value] }))}
        {...form.field('format')}
      />
      <TextField
        label="When you meet"
        hint="Such as “Every second Tuesday at 10 am, for an hour”."
        maxLength={limits.groupWhen}
        {...form.field('when')}
      />
      <RadioGroup
        legend="People at most, without you"
        look="list"
        options={sizes.map((value) => ({ value, label: `${value} people` }))}
        {...form.field('capacity')}
      />
      <Checkbox label="Open: members can ask to join" hint="You decide about each request." {...form.check('isOpen')} />
      <div className="row">
        <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Saving…">
          {group ? 'Save the group' : 'Open the group'}
        </Button>
        <ButtonLink href={back} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}
