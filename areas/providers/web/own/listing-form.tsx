import { australianZones } from '#platform/contract/australian-zones.ts';
import { stateCodes, stateNames } from '#platform/contract/postcodes.ts';
import { cityOf } from '#platform/contract/zones.ts';
import type { Form } from '#platform/web/forms/form.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { TextFields } from '#platform/web/forms/text-fields.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { groupNames } from '../../pure/ndis.ts';
import { businessTypes, limits } from '../../pure/options.ts';
import { businessWords } from '../words.ts';
import { HoursFields } from './hours-fields.tsx';
import { codesIn, type ListingValues } from './listing-values.ts';

type Part = { readonly form: Form<ListingValues> };

interface ListingFormProps extends Part {
  readonly submitLabel: string;
  readonly cancelHref?: string;
}

/** Everything that a listing says of the business itself. */
export const ListingForm = ({ form, submitLabel, cancelHref }: ListingFormProps) => (
  <form className="provider-form" noValidate onSubmit={form.handleSubmit}>
    <FormNotices form={form} />
    <Business form={form} />
    <Place form={form} />
    <Contact form={form} />
    <HoursFields form={form} />
    <div className="row">
      <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Saving…">
        {submitLabel}
      </Button>
      {cancelHref && <ButtonLink href={cancelHref}>Cancel</ButtonLink>}
    </div>
  </form>
);

/** Names of the groups that are written, as far as they are known. */
const namesOf = (codes: readonly string[]) =>
  codes
    .flatMap((code) => groupNames[code] ?? [])
    .join('; ')
    .concat('.');

function Business({ form }: Part) {
  const codes = codesIn(form.values.registrationGroups).filter((code) => code in groupNames);
  return (
    <Section title="The business" region={false}>
      <div className="stack">
        <TextFields
          form={form}
          fields={[
            {
              name: 'businessName',
              label: 'Business name',
              hint: 'As it is on the Australian Business Register.',
              maxLength: limits.name,
              autoComplete: 'organization',
            },
            { name: 'tradingName', label: 'Trading name', optional: true, maxLength: limits.name },
            {
              name: 'abn',
              label: 'ABN',
              hint: '11 digits, such as 51 824 753 556.',
              inputMode: 'numeric',
              maxLength: 20,
            },
            {
              name: 'acn',
              label: 'ACN',
              optional: true,
              hint: 'Of a company: 9 digits, such as 004 085 616.',
              inputMode: 'numeric',
              maxLength: 20,
            },
          ]}
        />
        <Select
          label="Type of business"
          placeholder="Choose one"
          options={businessTypes.map((value) => ({ value, label: businessWords[value] }))}
          {...form.field('businessType')}
        />
        <TextFields
          form={form}
          fields={[
            {
              name: 'ndisProviderNumber',
              label: 'NDIS provider number',
              optional: true,
              hint: 'Leave it empty if you aren’t registered with the NDIS Commission.',
              maxLength: 20,
            },
            {
              name: 'registrationGroups',
              label: 'Registration groups',
              optional: true,
              hint: 'Four digits each, with commas between: 0107, 0128',
            },
          ]}
        />
        {codes.length > 0 && <p className="soft small">{namesOf(codes)}</p>}
        <TextArea
          label="Description"
          optional
          hint="What you do, for whom, and how people can talk with you. Short sentences help."
          limit={limits.description}
          rows={6}
          {...form.field('businessDescription')}
        />
      </div>
    </Section>
  );
}

const states = stateCodes.map((value) => ({ value, label: stateNames[value] }));

const Place = ({ form }: Part) => (
  <Section title="Where you are" region={false}>
    <div className="stack">
      <TextFields
        form={form}
        fields={[
          {
            name: 'streetAddress',
            label: 'Street address',
            optional: true,
            hint: 'Everyone can see it.',
            maxLength: limits.street,
            autoComplete: 'address-line1',
          },
          { name: 'suburb', label: 'Suburb or town', maxLength: limits.suburb },
        ]}
      />
      <Select label="State or territory" placeholder="Choose one" options={states} {...form.field('state')} />
      <TextField
        label="Postcode"
        inputMode="numeric"
        maxLength={4}
        autoComplete="postal-code"
        {...form.field('postcode')}
      />
      <Select
        label="Your clock"
        options={[
          { value: '', label: 'That of the state or territory' },
          ...australianZones.map((value) => ({ value, label: cityOf(value) })),
        ]}
        {...form.field('zone')}
      />
      <TextArea
        label="Areas you go to"
        optional
        hint="One a line: Footscray, Greater Bendigo, all of Tasmania"
        rows={4}
        {...form.field('serviceAreas')}
      />
    </div>
  </Section>
);

const Contact = ({ form }: Part) => (
  <Section title="How people reach you" region={false}>
    <div className="stack">
      <TextFields
        form={form}
        fields={[
          { name: 'phone', label: 'Phone', optional: true, type: 'tel', maxLength: limits.phone, autoComplete: 'tel' },
          {
            name: 'email',
            label: 'Email',
            optional: true,
            type: 'email',
            maxLength: limits.email,
            autoComplete: 'email',
          },
          {
            name: 'website',
            label: 'Website',
            optional: true,
            type: 'url',
            hint: 'Such as https://example.org',
            maxLength: limits.website,
            autoComplete: 'url',
          },
          {
            name: 'emergencyContact.name',
            label: 'Who answers in an emergency',
            optional: true,
            hint: 'A name or a role, such as “On call”.',
            maxLength: limits.contactName,
          },
          {
            name: 'emergencyContact.phone',
            label: 'Emergency phone',
            optional: true,
            type: 'tel',
            maxLength: limits.phone,
            autoComplete: 'tel',
          },
        ]}
      />
    </div>
  </Section>
);
