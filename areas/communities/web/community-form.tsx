import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import type { Form } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { communityTypes, limits } from '../pure/options.ts';
import { stateCodes, stateNames } from '../pure/postcodes.ts';
import { type CommunityValues, placeWarning } from './community-fields.ts';
import { typeWords } from './words.ts';

const types = communityTypes.map((value) => ({ value, label: typeWords[value] }));
const states = stateCodes.map((value) => ({ value, label: stateNames[value] }));

interface CommunityFormProps {
  readonly form: Form<CommunityValues>;
  readonly submitLabel: string;
  /** What was written among members is not opened to everybody. */
  readonly staysPrivate?: boolean;
}

export function CommunityForm({ form, submitLabel, staysPrivate = false }: CommunityFormProps) {
  const { values } = form;
  const warning = placeWarning(values);
  return (
    <form className="community-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <Section title="What it is" region={false}>
        <TextField label="Name" maxLength={80} autoComplete="off" {...form.field('name')} />
        <TextArea
          label="Purpose"
          hint="What it is for, in a sentence or two. Everybody can read this."
          limit={1000}
          rows={3}
          {...form.field('description')}
        />
        <Select label="Community type" options={types} placeholder="Choose one" {...form.field('communityType')} />
      </Section>
      <Section title="Where and when" region={false}>
        <div className="community-place">
          <TextField label="Suburb or town" maxLength={limits.suburb} autoComplete="off" {...form.field('suburb')} />
          <TextField
            label="Postcode"
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            {...form.field('postcode')}
          />
          <Select label="State or territory" options={states} placeholder="Choose one" {...form.field('state')} />
        </div>
        {warning && (
          <Notice tone="warn" title="Look at the postcode again">
            {warning}
          </Notice>
        )}
        <TextField
          label="Where do you meet?"
          optional
          hint="“Community garden behind the library”, or “online”"
          maxLength={limits.place}
          autoComplete="off"
          {...form.field('place')}
        />
        <TextField
          label="When do you meet?"
          optional
          hint="“Every second Sunday, 9 am”"
          maxLength={limits.frequency}
          autoComplete="off"
          {...form.field('meetingFrequency')}
        />
        <TextArea
          label="Accessibility features"
          optional
          hint="One a line: Step-free, Captions, Quiet room"
          rows={4}
          {...form.field('features')}
        />
      </Section>
      <Section title="Who joins, and how" region={false}>
        <RadioGroup
          legend="Who can find and join it?"
          look="list"
          options={[
            {
              value: 'public',
              label: 'Public',
              hint: staysPrivate
                ? 'Not any more: what is written here was written among members.'
                : 'Everybody who is signed in reads it and joins at once.',
              disabled: staysPrivate,
            },
            {
              value: 'private',
              label: 'Private',
              hint: 'Everybody sees name, purpose, type and suburb. People request to join.',
            },
            { value: 'hidden', label: 'Hidden', hint: 'Only members and people whom you invite know of it.' },
          ]}
          {...form.field('visibility')}
        />
        {values.visibility !== 'public' && (
          <TextArea
            label="Questions for people who request to join"
            optional
            hint="One a line, at most 5"
            rows={3}
            {...form.field('questions')}
          />
        )}
        <Checkbox label="Members may use another name here" {...form.check('aliasesAllowed')} />
        <TextArea
          label="Guidelines"
          hint="How people treat each other here. Members agree before they write."
          limit={2000}
          rows={4}
          {...form.field('guidelines')}
        />
      </Section>
      <Section title="In an emergency" region={false}>
        <TextArea
          label="Emergency contacts"
          optional
          hint="One a line: name, phone number, what to know. Only members see them. Ask the people first."
          rows={3}
          {...form.field('contacts')}
        />
      </Section>
      <div className="row">
        <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Storing…">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
