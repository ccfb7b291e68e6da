/// <reference types="vite/client" />
import { Checked } from '#areas/account/web/public.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { limits } from '../pure/limits.ts';
import { useRecord } from './data.ts';
import { bodyOf, checkRecord, emptyRecord, type RecordValues } from './record-values.ts';
import { crumbs } from './words.ts';
import './legal.css';

export function Screen() {
  return (
    <>
      <PageTitle
        title="Record a request"
        lead="Check that it is real: call the agency on a number you looked up yourself. Then record it word for word."
        crumbs={crumbs}
      />
      <Checked page="/admin/legal-requests/new">{(confirmed) => confirmed && <RecordForm />}</Checked>
    </>
  );
}

/** The day it is in Australia’s east, where the server counts days. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date());

function RecordForm() {
  const record = useRecord();
  const form = useForm<RecordValues>({
    initial: emptyRecord,
    validate: checkRecord(today()),
    submit: async (values) => {
      const { id } = await record.mutateAsync(bodyOf(values));
      navigate(`/admin/legal-requests/${id}`);
      toast({
        title: 'Request recorded',
        description: 'A copy is being kept. Another administrator has to approve it.',
      });
    },
  });
  return (
    <form className="stack legal-page" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <Section title="Who asks" region={false}>
        <div className="stack">
          <TextField
            label="Agency"
            hint="Such as NSW Police Force."
            maxLength={limits.agency}
            {...form.field('agency')}
          />
          <TextField label="Reference number" maxLength={limits.reference} {...form.field('reference')} />
          <TextArea
            label="Legal basis"
            hint="The law or order, its date, who signed it, and what it asks for."
            limit={limits.basis}
            rows={4}
            {...form.field('basis')}
          />
        </div>
      </Section>
      <Section
        title="What it names"
        region={false}
        intro="Only this is copied. Diaries, wellness and crisis talks can’t be chosen, and are never given out."
      >
        <div className="stack">
          <TextField
            label="Member"
            hint="The address of their profile, such as /profile/12."
            {...form.field('userId')}
          />
          <Day form={form} name="from" label="First day" />
          <Day form={form} name="to" label="Last day" />
          <CheckboxGroup
            legend="Parts"
            optional
            options={[
              { value: 'account', label: 'Account facts and sign-ins' },
              { value: 'relationship_profile', label: 'Relationship profile with photos' },
            ]}
            {...form.group('parts')}
          />
          <TextField
            label="Messages with these members"
            optional
            hint="Addresses of their profiles, or the numbers at the end, with commas."
            {...form.field('others')}
          />
          <TextField
            label="Cases of these reports"
            optional
            hint="Numbers of reports about the member, with commas. The copy doesn’t name the reporters."
            {...form.field('reports')}
          />
        </div>
      </Section>
      <Section title="How long" region={false}>
        <div className="stack">
          <Day
            form={form}
            name="holdUntil"
            label="Keep the copy for approval until"
            hint={`At most ${limits.holdDays} days from now. It is kept even if the member deletes things or the account.`}
          />
          <RadioGroup
            legend="May the member be told?"
            options={[
              { value: 'no', label: 'Yes', hint: 'They are told when the copy is given out.' },
              { value: 'yes', label: 'Not yet: a law forbids it', hint: 'They are told after the day you give.' },
            ]}
            {...form.field('silent')}
          />
          {form.values.silent === 'yes' && (
            <>
              <Day form={form} name="silentUntil" label="Last day on which they may not be told" />
              <TextField label="Which law forbids it" maxLength={limits.reason} {...form.field('silentReason')} />
            </>
          )}
        </div>
      </Section>
      <div className="row">
        <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Saving…">
          Keep a copy
        </Button>
        <ButtonLink href="/admin/legal-requests">Cancel</ButtonLink>
      </div>
    </form>
  );
}

interface DayProps {
  readonly form: ReturnType<typeof useForm<RecordValues>>;
  readonly name: 'from' | 'to' | 'holdUntil' | 'silentUntil';
  readonly label: string;
  readonly hint?: string;
}

function Day({ form, name, label, hint }: DayProps) {
  const { id, value, error, onChange } = form.field(name);
  return <DateField label={label} hint={hint} {...{ id, value, error, onChange }} />;
}
