import { loadPickPeople } from '#areas/messages/web/public.ts';
import { cityOf } from '#platform/contract/zones.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import type { Form } from '#platform/web/forms/use-form.ts';
import { part, usePart } from '#platform/web/later.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { limits } from '../pure/limits.ts';
import type { PlanValues } from './fields.ts';
import './meets.css';

const people = part(loadPickPeople);

interface PlanFormProps {
  readonly form: Form<PlanValues>;
  readonly submitLabel: string;
  readonly cancelHref: string;
}

export function PlanForm({ form, submitLabel, cancelHref }: PlanFormProps) {
  return (
    <form className="stack meet-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <Section title="When" region={false} intro={`Times are in ${cityOf(form.values.zone)} time.`}>
        <div className="meet-pairs">
          <TextField type="date" label="Day" {...form.field('startsAt')} />
          <TextField type="time" label="We meet at" {...form.field('startClock')} />
          <TextField
            type="time"
            label="I check in at"
            hint="A time when you’ll be safe. If it’s earlier than you meet, we take the next day."
            {...form.field('checkInAt')}
          />
        </div>
      </Section>
      <Section title="Where" region={false}>
        <div className="meet-fields">
          <TextField
            label="Place"
            hint="Choose a public place where other people are, such as a library or a café."
            maxLength={limits.place}
            {...form.field('place')}
          />
          <TextArea
            label="Access notes"
            optional
            hint="Only for you: steps, toilets, quiet corners, what to ask for."
            limit={limits.access}
            rows={3}
            {...form.field('access')}
          />
          <TextField label="How I get there" optional maxLength={limits.transport} {...form.field('transportThere')} />
          <TextField
            label="How I get home"
            optional
            hint="Your own way home means you can leave at any time."
            maxLength={limits.transport}
            {...form.field('transportBack')}
          />
        </div>
      </Section>
      <Section title="With whom" region={false}>
        <div className="meet-fields">
          <TextField
            label="I’m meeting"
            optional
            hint="A name that means something to you."
            maxLength={limits.who}
            {...form.field('who')}
          />
          <Checkbox
            label="Tell my contact who I’m meeting"
            hint="Only if you don’t check in. Otherwise they hear the time and the place alone."
            {...form.check('tellWho')}
          />
        </div>
      </Section>
      <Section
        title="Trusted contact"
        region={false}
        intro="They’re told if you don’t check in. We ask them first, and they count once they say yes."
      >
        <Contact form={form} />
      </Section>
      <div className="row">
        <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Saving…">
          {submitLabel}
        </Button>
        <ButtonLink href={cancelHref}>Back without saving</ButtonLink>
      </div>
    </form>
  );
}

function Contact({ form }: Pick<PlanFormProps, 'form'>) {
  const { way, contact, memberName } = form.values;
  const field = form.field('contact');
  const { loaded: PickPeople } = usePart(people);
  return (
    <div className="meet-fields">
      <RadioGroup
        legend="How do we reach them?"
        look="list"
        options={[
          { value: 'member', label: 'They’re on Doorways' },
          { value: 'email', label: 'By email' },
        ]}
        {...form.field('way')}
      />
      {way === 'email' ? (
        <>
          <TextField label="What I call them" maxLength={limits.name} {...form.field('contactName')} />
          <TextField
            type="email"
            label="Their email address"
            hint="Check each letter. We send one email to ask."
            autoComplete="off"
            {...form.field('email')}
          />
        </>
      ) : contact !== '' ? (
        <div className="row" id={field.id} tabIndex={-1}>
          <p>
            <strong>{memberName}</strong>
          </p>
          <Button
            onClick={() => {
              form.setValues({ contact: '', memberName: '' });
              requestAnimationFrame(() => document.getElementById(field.id)?.querySelector('input')?.focus());
            }}
          >
            Choose another contact
          </Button>
        </div>
      ) : (
        <div id={field.id} tabIndex={-1}>
          {PickPeople ? (
            <PickPeople
              label="Find a person by name"
              error={field.error}
              chosen={[]}
              verb="Choose"
              onChange={([one]) => {
                if (!one) return;
                form.setValues({ contact: String(one.id), memberName: one.displayName });
                requestAnimationFrame(() => document.getElementById(field.id)?.querySelector('button')?.focus());
              }}
            />
          ) : (
            <Skeleton look="row" label="Loading people" />
          )}
        </div>
      )}
      {way === 'member' && contact !== '' && field.error && <FieldError id={`${field.id}-e`}>{field.error}</FieldError>}
    </div>
  );
}
