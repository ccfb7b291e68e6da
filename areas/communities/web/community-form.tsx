import { SpaceNameFields, SpaceRuleFields } from '#areas/spaces/web/public.ts';
import { stateCodes, stateNames } from '#platform/contract/postcodes.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { TextFields } from '#platform/web/forms/text-fields.tsx';
import type { Form } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { communityTypes, limits } from '../pure/options.ts';
import { type CommunityValues, placeWarning } from './community-fields.ts';
import { communityLabels } from './labels.ts';
import { typeWords } from './words.ts';

const types = communityTypes.map((value) => ({ value, label: typeWords[value] }));
const states = stateCodes.map((value) => ({ value, label: stateNames[value] }));

interface CommunityFormProps {
  readonly form: Form<CommunityValues>;
  readonly submitLabel: string;
  readonly wasPrivate?: boolean;
}

export function CommunityForm({ form, submitLabel, wasPrivate = false }: CommunityFormProps) {
  const { values } = form;
  const warning = placeWarning(values);
  return (
    <form className="community-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <Section title="What it is" region={false}>
        <SpaceNameFields form={form} labels={communityLabels} />
        <Select label="Community type" options={types} placeholder="Choose one" {...form.field('communityType')} />
      </Section>
      <Section title="Where and when" region={false}>
        <div className="community-place">
          <TextFields
            form={form}
            fields={[
              { name: 'suburb', label: 'Suburb or town', maxLength: limits.suburb },
              { name: 'postcode', label: 'Postcode', inputMode: 'numeric', maxLength: 4 },
            ]}
          />
          <Select label="State or territory" options={states} placeholder="Choose one" {...form.field('state')} />
        </div>
        {warning && (
          <Notice tone="warn" title="Check the postcode">
            {warning}
          </Notice>
        )}
        <TextFields
          form={form}
          fields={[
            {
              name: 'place',
              label: 'Where do you meet?',
              optional: true,
              hint: '“Community garden behind the library”, or “online”',
              maxLength: limits.place,
            },
            {
              name: 'meetingFrequency',
              label: 'When do you meet?',
              optional: true,
              hint: '“Every second Sunday, 9 am”',
              maxLength: limits.frequency,
            },
            {
              name: 'accessibilityFeatures',
              label: 'Accessibility features',
              optional: true,
              hint: 'One a line: Step-free, Captions, Quiet room',
              rows: 4,
            },
          ]}
        />
      </Section>
      <Section title="Who joins, and how" region={false}>
        <SpaceRuleFields form={form} labels={communityLabels} wasPrivate={wasPrivate} />
      </Section>
      <Section title="In an emergency" region={false}>
        <TextArea
          label="Emergency contacts"
          optional
          hint="One a line: name, phone number, what to know. Only members see them. Ask the people first."
          rows={3}
          {...form.field('emergencyContacts')}
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
