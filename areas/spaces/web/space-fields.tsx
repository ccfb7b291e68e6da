import type { Form } from '#platform/web/forms/use-form.ts';
import { Checkbox, CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Visibility } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import type { SpaceLabels } from './labels.ts';
import type { SpaceValues } from './space-values.ts';

interface Props<V extends SpaceValues> {
  readonly form: Form<V>;
  readonly labels: SpaceLabels;
  /** It was private before: what is written in it is not opened to everybody. */
  readonly wasPrivate?: boolean;
}

const visibilities = [
  { value: 'public', label: 'Public', hint: 'Every member of Doorways can read it and join straight away.' },
  { value: 'private', label: 'Private', hint: 'Everyone sees its name and purpose. You decide who can join.' },
  { value: 'hidden', label: 'Hidden', hint: 'Only members and people you invite can find it.' },
] as const;

export function SpaceNameFields<V extends SpaceValues>({ form, labels }: Props<V>) {
  return (
    <>
      <TextField label="Name" maxLength={limits.name} {...form.field('name')} />
      <TextArea
        label="Description"
        hint={`What is this ${labels.thing} for, and whom?`}
        limit={limits.description}
        rows={3}
        {...form.field('description')}
      />
    </>
  );
}

export function SpaceRuleFields<V extends SpaceValues>({ form, labels, wasPrivate = false }: Props<V>) {
  const isPrivate = form.values.visibility !== 'public';
  return (
    <>
      <RadioGroup<Visibility>
        legend="Privacy"
        look="list"
        options={wasPrivate ? visibilities.slice(1) : visibilities}
        {...form.field('visibility')}
      />
      {isPrivate && (
        <TextArea
          label="Questions for people who ask to join"
          optional
          hint={`One on each line, at most ${limits.questions}.`}
          rows={3}
          {...form.field('questions')}
        />
      )}
      <TextArea
        label="Guidelines"
        hint="Everyone agrees to them before they first write."
        limit={limits.guidelines}
        rows={4}
        {...form.field('guidelines')}
      />
      <CheckboxGroup
        legend="What members do here"
        optional
        hint="The post form asks everyone for it."
        options={[
          { value: 'altText', label: 'Describe pictures' },
          { value: 'captions', label: 'Write what is said in a sound' },
          {
            value: 'weeklySummary',
            label: 'A summary in plain words each week',
            hint: 'You are reminded to write it.',
          },
        ]}
        {...form.group('norms')}
      />
      <CheckboxGroup
        legend="Only for the people who run it"
        optional
        hint="You run it, with the moderators you choose."
        options={[
          { value: 'posts', label: 'Write posts', hint: 'Members can still comment.' },
          { value: 'files', label: 'Add files' },
          { value: 'meetings', label: 'Plan meetings' },
          {
            value: 'people',
            label: 'See the list of members',
            hint: 'Members then only find the people who run it in the list.',
          },
        ]}
        {...form.group('runOnly')}
      />
      <Checkbox
        label="Members can use another name here"
        hint="Others can’t see who it is. Moderators of Doorways can find out after a report, and that is recorded."
        {...form.check('aliasesAllowed')}
      />
      <fieldset className="space-ages">
        <legend>Ages</legend>
        <p className="hint">
          Leave both empty if the {labels.thing} is for every age. The year of birth is checked and not shown.
        </p>
        <div className="row">
          <TextField label="From" optional inputMode="numeric" maxLength={3} {...form.field('minAge')} />
          <TextField label="To" optional inputMode="numeric" maxLength={3} {...form.field('maxAge')} />
        </div>
      </fieldset>
    </>
  );
}
