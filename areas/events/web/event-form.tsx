import type { Feature } from '#areas/passport/contract.ts';
import { featureGroups, featureHint, featureLabel } from '#areas/passport/web/public.ts';
import { EasyReadDrafter } from '#areas/writing/web/public.ts';
import { australianZones } from '#platform/contract/australian-zones.ts';
import { cityOf } from '#platform/contract/zones.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import type { Form } from '#platform/web/forms/use-form.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { eventTypes, limits, repeats } from '../pure/options.ts';
import { repeatWords, typeWords } from '../pure/words.ts';
import type { Answered, EventValues } from './event-fields.ts';

const types = eventTypes.map((value) => ({ value, label: typeWords[value] }));

interface EventFormProps {
  readonly form: Form<EventValues>;
  /** A new one can repeat; one of a series is changed with those that follow, or by itself. */
  readonly kind: 'new' | 'alone' | 'series';
  /** Missing for a new one. */
  readonly eventId?: number;
  readonly submitLabel: string;
}

export function EventForm({ form, kind, eventId, submitLabel }: EventFormProps) {
  return (
    <form className="event-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <Section title="What it is" region={false}>
        <div className="event-fields">
          <TextField label="Title" {...form.field('title')} />
          <TextArea
            label="Description"
            hint="What happens, for whom, and what people can leave out. Say when there are breaks."
            limit={limits.description}
            rows={6}
            {...form.field('description')}
          />
          <div className="row">
            <EasyReadDrafter
              field={`event:${eventId ?? 'new'}`}
              into="the description"
              source={() => form.values.description}
              value={form.values.description}
              onUse={(description) => form.setValues({ description })}
            />
          </div>
          <Select label="Type" options={types} placeholder="Choose one" {...form.field('eventType')} />
        </div>
      </Section>
      <When form={form} kind={kind} />
      <Where form={form} />
      <Places form={form} />
      <AccessAnswers form={form} />
      {kind === 'series' && (
        <RadioGroup
          legend="What is changed?"
          look="list"
          options={[
            { value: 'this', label: 'This date only' },
            { value: 'following', label: 'This and all following dates' },
          ]}
          {...form.field('scope')}
        />
      )}
      <div className="row">
        <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Saving…">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

type Part = Pick<EventFormProps, 'form'>;

function When({ form, kind }: Pick<EventFormProps, 'form' | 'kind'>) {
  const { zone, repeat } = form.values;
  const known: readonly string[] = australianZones;
  const all = known.includes(zone) ? known : [zone, ...known];
  return (
    <Section title="When" region={false}>
      <div className="event-fields event-pairs">
        <TextField type="date" label="Day" {...form.field('startTime')} />
        <TextField type="time" label="Starts at" {...form.field('startClock')} />
        <TextField type="time" label="Ends at" {...form.field('endTime')} />
        <TextField
          type="date"
          label="Last day"
          optional
          hint="Only if it ends on another day."
          {...form.field('endDay')}
        />
      </div>
      <div className="event-fields">
        <Select
          label="Time zone"
          hint="The time zone of the place. Everyone also sees their own time."
          options={all.map((value) => ({ value, label: `${cityOf(value)} time` }))}
          {...form.field('zone')}
        />
        {kind === 'new' && (
          <Select
            label="Repeats"
            options={[
              { value: 'once', label: 'Once' },
              ...repeats.map((value) => ({ value, label: repeatWords[value] })),
            ]}
            {...form.field('repeat')}
          />
        )}
        {kind === 'new' && repeat !== 'once' && <Ends form={form} />}
      </div>
    </Section>
  );
}

function Ends({ form }: Part) {
  return (
    <>
      <RadioGroup
        legend="How long does it continue?"
        hint="It keeps its local time when clocks change."
        look="list"
        options={[
          { value: 'count', label: 'A number of dates' },
          { value: 'until', label: 'Until a day' },
        ]}
        {...form.field('ends')}
      />
      {form.values.ends === 'until' ? (
        <TextField type="date" label="Until" {...form.field('until')} />
      ) : (
        <TextField label="How many dates?" inputMode="numeric" {...form.field('count')} />
      )}
    </>
  );
}

function Where({ form }: Part) {
  return (
    <Section title="Where" region={false}>
      <div className="event-fields">
        <RadioGroup
          legend="How do people attend?"
          look="list"
          options={[
            { value: 'room', label: 'In person' },
            { value: 'here', label: 'Online, here on Doorways', hint: 'With interpreters, captions and a log' },
            { value: 'online', label: 'Online, by a link' },
          ]}
          {...form.field('way')}
        />
        {form.values.way === 'online' && (
          <TextField
            type="url"
            label="Link to the meeting"
            hint="Shown only to people who are registered, and to you."
            autoComplete="off"
            {...form.field('virtualLink')}
          />
        )}
        {form.values.way === 'here' && (
          <p className="soft">
            Attendees enter a room on the event’s page, from 15 minutes before the start. Eight people can take part by
            voice or picture, and everyone reads and writes. You appoint interpreters and captioners among attendees.
          </p>
        )}
        {form.values.way === 'room' && (
          <>
            <TextField label="Name of the place" maxLength={limits.location} {...form.field('location')} />
            <TextField
              label="Address"
              optional
              hint="Everyone who sees the event can read it. Leave it out if it’s someone’s home."
              maxLength={limits.address}
              {...form.field('address')}
            />
            <TextField label="Postcode" optional inputMode="numeric" maxLength={10} {...form.field('postcode')} />
            <TextArea
              label="How to get there"
              optional
              hint="Stops, slopes, kerbs, and which door."
              limit={limits.directions}
              rows={3}
              {...form.field('directions')}
            />
          </>
        )}
        <TextField
          type="url"
          label="Link to live captions"
          optional
          hint="Where people read what is being said, on their own screen. Shown only to people who are registered."
          autoComplete="off"
          {...form.field('captionsLink')}
        />
      </div>
    </Section>
  );
}

function Places({ form }: Part) {
  return (
    <Section title="Places and cost" region={false}>
      <div className="event-fields">
        <TextField label="How many people can come?" inputMode="numeric" {...form.field('maxAttendees')} />
        <TextField label="Cost" hint="Free, or an amount in Australian dollars: $5.50" {...form.field('cost')} />
        <Checkbox label="I approve everyone who asks to join" {...form.check('requiresApproval')} />
        <Checkbox
          label="When it’s full, people can join a waitlist"
          hint="The next person moves up when someone cancels."
          {...form.check('hasWaitlist')}
        />
        <TextField type="date" label="Last day to register" optional {...form.field('registrationClosesAt')} />
        <TextField
          type="date"
          label="Last day to ask for access"
          optional
          hint="Leave yourself time to book an interpreter or a captioner."
          {...form.field('accessDeadlineAt')}
        />
      </div>
    </Section>
  );
}

const choices: readonly { value: Answered; label: string }[] = [
  { value: 'unknown', label: 'Not known' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function AccessAnswers({ form }: Part) {
  return (
    <Section
      title="Access"
      region={false}
      intro="“Not known” is an honest answer. Only say yes if you’re sure. Attendees confirm it afterwards."
    >
      {featureGroups.map(({ title, features }) => (
        <div key={title} className="event-answers">
          <h3>{title}</h3>
          {features.map((feature) => (
            <AccessAnswer key={feature} feature={feature} form={form} />
          ))}
        </div>
      ))}
    </Section>
  );
}

function AccessAnswer({ feature, form }: Part & { readonly feature: Feature }) {
  const { region } = useSession();
  const { answers, details } = form.values;
  const answer = answers[feature] ?? 'unknown';
  const label = featureLabel(feature, region);
  return (
    <div className="event-answer">
      <Select
        label={label}
        hint={featureHint(feature)}
        options={choices}
        value={answer}
        onChange={(event) =>
          form.setValues({ answers: { ...answers, [feature]: event.currentTarget.value as Answered } })
        }
      />
      {answer !== 'unknown' && (
        <TextField
          label={
            <>
              Detail<span className="vh"> of {label}</span>
            </>
          }
          optional
          maxLength={limits.detail}
          value={details[feature] ?? ''}
          onChange={(event) => form.setValues({ details: { ...details, [feature]: event.currentTarget.value } })}
        />
      )}
    </div>
  );
}
