import { Send } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { statusOf } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { CrisisSupportRequest } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { useCreateRequest } from './data-requests.ts';
import { emergencyNumber, Numbers } from './numbers.tsx';
import { contactWays, supportTypes, urgencies } from './words.ts';

interface Values {
  readonly urgencyLevel: CrisisSupportRequest['urgencyLevel'] | '';
  readonly supportType: CrisisSupportRequest['supportType'] | '';
  readonly description: string;
  readonly location: string;
  readonly preferredContact: string;
  readonly isAnonymous: boolean;
}

const empty: Values = {
  urgencyLevel: '',
  supportType: '',
  description: '',
  location: '',
  preferredContact: '',
  isAnonymous: false,
};

const tooLong = (text: string, most: number) => (text.length > most ? `Use at most ${most} characters.` : undefined);
const problemsOf = (values: Values) => ({
  urgencyLevel: values.urgencyLevel ? undefined : 'Choose how urgent it is.',
  supportType: values.supportType ? undefined : 'Choose what kind of support you need.',
  description: values.description.trim()
    ? tooLong(values.description, limits.description)
    : 'Write what is happening. A few words are enough.',
  location: tooLong(values.location, limits.location),
});
const isMissing = ({ urgencyLevel, supportType, description }: Values) =>
  !urgencyLevel || !supportType || !description.trim();

const pace = 5000;
const patience = 1000;

/** Never silence: what could not be stored stays here, the numbers show, and it is tried again if the person agrees. */
function NotSent({ onAgain }: { readonly onAgain: () => void }) {
  const [agreed, setAgreed] = useState(false);
  const again = useRef(onAgain);
  useEffect(() => {
    again.current = onAgain;
  });
  useEffect(() => {
    if (!agreed) return;
    const now = () => again.current();
    const timer = setInterval(now, pace);
    addEventListener('online', now);
    return () => {
      clearInterval(timer);
      removeEventListener('online', now);
    };
  }, [agreed]);
  return (
    <div role="alert">
      <Notice tone="danger" title="Not sent yet. No one has been alerted." action={<Numbers />}>
        <p>We couldn’t send your request. What you wrote is still here. You can call these numbers now.</p>
        <Checkbox
          label="Send it automatically as soon as possible"
          hint="Keep this page open. We’ll tell you when it’s sent."
          checked={agreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
      </Notice>
    </div>
  );
}

/** An answer that does not come leaves nobody waiting without a number. */
function StillWaiting() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      {long && (
        <Notice tone="warn" title="This is taking longer than it should" action={<Numbers />}>
          We don’t know yet if your request went through. You can call these numbers now.
        </Notice>
      )}
    </div>
  );
}

/** CRISIS-10 to 15, 22 to 24. Nothing of it is kept in the browser: somebody else may use the device. */
export function RequestForm({ onSent }: { readonly onSent: () => void }) {
  const create = useCreateRequest();
  const number = emergencyNumber(useSession().region);
  const [unsent, setUnsent] = useState(false);
  const form = useForm<Values>({
    initial: empty,
    validate: problemsOf,
    resetAfter: true,
    submit: async ({ urgencyLevel, supportType, description, location, preferredContact, isAnonymous }) => {
      if (!urgencyLevel || !supportType) return;
      const contact = contactWays.find(({ value }) => value === preferredContact)?.value;
      try {
        await create.mutateAsync({
          urgencyLevel,
          supportType,
          description,
          isAnonymous,
          ...(location.trim() && { location }),
          ...(contact && { preferredContact: contact }),
        });
      } catch (error) {
        const status = statusOf(error) ?? 0;
        setUnsent(status === 0 || status >= 500);
        throw error;
      }
      setUnsent(false);
      toast({ title: 'Support Request Sent', description: 'Your request has been sent to available supporters.' });
      onSent();
    },
  });
  const submit = (event?: SubmitEvent) => {
    if (isMissing(form.values)) {
      toast({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        variant: 'destructive',
      });
    }
    form.handleSubmit(event);
  };
  return (
    <form className="stack crisis-form" aria-label="Request Support" noValidate onSubmit={submit}>
      {unsent ? <NotSent onAgain={() => submit()} /> : <FormNotices form={form} />}
      {form.submitting && !unsent && <StillWaiting />}
      <RadioGroup legend="How urgent is it?" options={urgencies} {...choice(form.field('urgencyLevel'))} />
      {form.values.urgencyLevel === 'emergency' && (
        <Notice tone="danger" title={`If you are in danger, call ${number} first`} action={<Numbers />}>
          A supporter here can’t send help to you.
        </Notice>
      )}
      <Select
        label="What kind of support?"
        placeholder="Choose one"
        options={supportTypes}
        {...form.field('supportType')}
      />
      <TextArea
        label="What is happening?"
        hint="A few words are enough."
        limit={limits.description}
        {...form.field('description')}
      />
      <TextField label="Where are you?" optional autoComplete="address-level2" {...form.field('location')} />
      <Select
        label="How should a supporter contact you?"
        optional
        placeholder="No preference"
        options={contactWays}
        {...form.field('preferredContact')}
      />
      <Checkbox
        label="Don’t show my name to the supporter"
        hint="Only the people on crisis duty can see your name, and only to save a life. That is recorded."
        {...form.check('isAnonymous')}
      />
      <div>
        <Button
          type="submit"
          variant="primary"
          size="l"
          icon={Send}
          pending={form.submitting}
          pendingText="Sending…"
          data-safety=""
        >
          Send request
        </Button>
      </div>
    </form>
  );
}

/** A radio group has no empty value. */
function choice(field: {
  readonly id: string;
  readonly value: Values['urgencyLevel'];
  readonly error: string | undefined;
  readonly onChange: (value: Values['urgencyLevel']) => void;
}) {
  return { id: field.id, value: field.value || null, error: field.error, onChange: field.onChange };
}
