import { useRef } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { type Form, type FormOptions, useForm } from '#platform/web/forms/use-form.ts';
import { useSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { meetsInPerson } from '../pure/check-listing.ts';
import { categories, deliveries, exchanges, lengths, levels, limits, payments } from '../pure/options.ts';
import { skillFeatureGroups, skillFeatureHint, skillFeatureLabel } from './features.ts';
import { checkValues, contentOf, type ListingValues } from './listing-values.ts';
import { categoryWords, creditText, deliveryWords, exchangeWords, levelWords, paymentWords } from './words.ts';

interface ListingFormProps extends Pick<FormOptions<ListingValues>, 'initial' | 'version' | 'readCurrent'> {
  readonly draftKey: string;
  /** What is published is saved and remains so; a draft is saved as one, or published. */
  readonly isDraft: boolean;
  readonly cancelHref: string;
  /** `version` is that of the listing which is changed. */
  readonly onSave: (content: ReturnType<typeof contentOf>, publish: boolean, version: number) => Promise<unknown>;
}

/** SKILL-11 */
export function ListingForm({ draftKey, isDraft, cancelHref, onSave, ...begins }: ListingFormProps) {
  // Which of two buttons sends it; a press of Enter publishes, as the first one.
  const publish = useRef(true);
  const form = useForm({
    ...begins,
    draftKey,
    validate: (values) => checkValues(values, publish.current),
    submit: (values, { version }) => onSave(contentOf(values), isDraft && publish.current, version),
  });
  const send = (isPublished: boolean) => () => {
    publish.current = isPublished;
  };
  return (
    <form className="skill-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <What form={form} />
      <Cost form={form} />
      <How form={form} />
      <Access form={form} />
      <div className="row">
        <Button
          type="submit"
          variant="primary"
          size="l"
          pending={form.submitting && publish.current}
          pendingText={isDraft ? 'Publishing…' : 'Saving…'}
          onClick={send(true)}
        >
          {isDraft ? 'Publish Listing' : 'Save the changes'}
        </Button>
        {isDraft && (
          <Button
            type="submit"
            size="l"
            pending={form.submitting && !publish.current}
            pendingText="Saving…"
            onClick={send(false)}
          >
            Save as Draft
          </Button>
        )}
        <ButtonLink href={cancelHref} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}

type Part = { readonly form: Form<ListingValues> };
const choicesOf = <T extends string>(all: readonly T[], words: Readonly<Record<T, string>>) =>
  all.map((value) => ({ value, label: words[value] }));

const What = ({ form }: Part) => (
  <Section title="The skill" region={false}>
    <div className="skill-fields">
      <RadioGroup
        legend="Do you offer it or look for it?"
        options={[
          { value: 'offer', label: 'I offer this skill' },
          { value: 'want', label: 'I want to learn this' },
        ]}
        {...form.field('isOffering')}
      />
      <TextField label="Title" maxLength={limits.title} {...form.field('title')} />
      <TextArea
        label="Description"
        hint="What happens in a session, for whom, and what people can leave out."
        limit={limits.description}
        rows={5}
        {...form.field('description')}
      />
      <div className="skill-pairs">
        <Select
          label="Category"
          options={choicesOf(categories, categoryWords)}
          placeholder="Choose one"
          {...form.field('category')}
        />
        <Select
          label="Level"
          options={choicesOf(levels, levelWords)}
          placeholder="Choose one"
          {...form.field('skillLevel')}
        />
      </div>
    </div>
  </Section>
);

function Cost({ form }: Part) {
  const { payment, sessionLength } = form.values;
  return (
    <Section title="Length and payment" region={false}>
      <div className="skill-fields">
        <Select
          label="Session length"
          options={lengths.map((value) => ({ value: String(value), label: `${value} minutes` }))}
          {...form.field('sessionLength')}
        />
        <RadioGroup
          legend="Paid with"
          look="list"
          options={payments.map((value) => ({
            value,
            label: paymentWords[value],
            ...(value === 'credit' && { hint: 'An hour of anyone’s time is worth an hour.' }),
            ...(value === 'money' && { hint: 'You settle it between the two of you. Doorways never handles it.' }),
          }))}
          {...form.field('payment')}
        />
        {payment === 'money' && (
          <TextField
            label="Price of a session"
            hint="In Australian dollars: $40 or $35.50"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            {...form.field('price')}
          />
        )}
        {payment === 'credit' && <p>A session costs {creditText(Number(sessionLength))}.</p>}
      </div>
    </Section>
  );
}

function How({ form }: Part) {
  const { exchange, deliveryMethod } = form.values;
  const inPerson = meetsInPerson({ exchange, deliveryMethod: deliveryMethod || null });
  return (
    <Section title="How it happens" region={false}>
      <div className="skill-fields">
        <RadioGroup
          legend="Live, or in your own time?"
          look="list"
          options={choicesOf(exchanges, exchangeWords)}
          {...form.field('exchange')}
        />
        <Select
          label="Delivery"
          options={choicesOf(deliveries, deliveryWords)}
          placeholder="Choose one"
          {...form.field('deliveryMethod')}
        />
        {inPerson && (
          <>
            <TextField
              label="Suburb or town"
              hint="Not an address: you agree on the place when someone books."
              maxLength={limits.suburb}
              autoComplete="off"
              {...form.field('suburb')}
            />
            <TextArea
              label="Getting in and around"
              optional
              hint="Steps, doors, toilets, parking, stops nearby."
              limit={limits.accessNotes}
              rows={3}
              {...form.field('accessNotes')}
            />
            <TextArea
              label="Feeling safe"
              optional
              hint="Say if other people are around, and if a support person can come. A public place is best the first time."
              limit={limits.safetyNotes}
              rows={3}
              {...form.field('safetyNotes')}
            />
          </>
        )}
      </div>
    </Section>
  );
}

function Access({ form }: Part) {
  const { region } = useSession();
  const { values, onChange, ...group } = form.group('accessibilityFeatures');
  return (
    <Section title="Access" region={false} intro="Tick only what you can promise.">
      {group.error && <p role="alert">{group.error}</p>}
      <div className="skill-access">
        {skillFeatureGroups.map(({ title, features }) => (
          <CheckboxGroup
            key={title}
            legend={title}
            options={features.map((value) => ({
              value,
              label: skillFeatureLabel(value, region),
              hint: skillFeatureHint(value),
            }))}
            values={values}
            onChange={onChange}
          />
        ))}
      </div>
    </Section>
  );
}
