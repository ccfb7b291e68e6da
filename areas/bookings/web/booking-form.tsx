/// <reference types="vite/client" />
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import type { Args } from '#platform/web/client/call.ts';
import type { Form } from '#platform/web/forms/form.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { FieldError } from '#platform/web/ui/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { Bookable, Booking, requestBooking } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { ChooseTime, type Chosen } from './choose-time.tsx';
import { refreshSlots, release, useHold, useRequest } from './data.ts';
import { checkTerms, emptyTerms, sentTerms, TermsFields, type TermsValues } from './terms-fields.tsx';
import { clock, ownWhen, ownZone } from './when.ts';
import './bookings.css';

interface BookingFormProps {
  readonly bookable: Bookable;
  readonly onBooked?: (booking: Booking) => void;
  readonly submitLabel?: string;
  /** For an area that sends it by a call of its own; false: that failed, and the person knows. */
  readonly send?: (asked: AskedTime) => Promise<boolean>;
  /** What is said before it is sent. */
  readonly children?: ReactNode;
}

export type AskedTime = Args<typeof requestBooking>;

interface Values extends TermsValues {
  readonly time: string;
  readonly note: string;
}

/** A time, a way to meet, and a note: the request that the host then answers. */
export function BookingForm({ bookable, onBooked, submitLabel = 'Send request', send, children }: BookingFormProps) {
  const { kind, ref, host, lengths, formats } = bookable;
  const thing = { kind, ref };
  const [chosen, setChosen] = useState<Chosen>();
  const [keptUntil, setKeptUntil] = useState<string>();
  const isSent = useRef(false);
  const request = useRequest();
  const hold = useHold({
    onDone: ({ expiresAt }) => {
      setKeptUntil(expiresAt);
      announce(`We’re keeping this time for you until ${clock(expiresAt, ownZone())}.`);
    },
    onFail: (error) => {
      setChosen(undefined);
      setKeptUntil(undefined);
      failed('Couldn’t keep that time')(error);
      void refreshSlots();
    },
  });
  useEffect(() => {
    const left = { kind, ref };
    return () => {
      if (!isSent.current) release(left);
    };
  }, [kind, ref]);
  const form = useForm<Values>({
    initial: { ...emptyTerms(formats), time: '', note: '' },
    validate: (values) => ({ time: chosen ? undefined : 'Choose a time.', ...checkTerms(values) }),
    submit: async ({ time: _, note, ...terms }) => {
      if (!chosen) return;
      const { startsAt, minutes } = chosen;
      const asked = { ...thing, startsAt, minutes, zone: ownZone(), ...sentTerms(terms), note: note.trim() };
      if (send) {
        isSent.current = await send(asked);
        return;
      }
      const booking = await request.mutateAsync(asked);
      isSent.current = true;
      onBooked?.(booking);
    },
  });
  const choose = (next: Chosen) => {
    setChosen(next);
    form.setValues({ time: next.startsAt });
    hold.mutate({ ...thing, startsAt: next.startsAt, minutes: next.minutes });
  };
  const { id: timeId, error: timeError } = form.field('time');
  return (
    <form noValidate onSubmit={form.handleSubmit} className="booking-form" aria-label="Your request">
      <FormNotices form={form} />
      <Section title="A day and a time" intro={`${host.displayName}’s free times, by your clock.`}>
        <div id={timeId} tabIndex={-1} className="stack">
          {timeError && <FieldError id={`${timeId}-error`}>{timeError}</FieldError>}
          <ChooseTime thing={thing} lengths={lengths} chosen={chosen} onChosen={choose} />
          {chosen && (
            <p>
              <strong>{ownWhen(chosen)}</strong>
              {keptUntil && <> We’re keeping this time for you until {clock(keptUntil, ownZone())}.</>}
            </p>
          )}
        </div>
      </Section>
      <Section title="How we meet" intro="Say what you need. Nothing is agreed until you have both said yes.">
        <TermsFields form={form as unknown as Form<TermsValues>} formats={formats} />
      </Section>
      <Section title={`A note to ${host.displayName}`}>
        <TextArea
          label="What would you like to do or talk about?"
          optional
          rows={3}
          limit={limits.note}
          {...form.field('note')}
        />
      </Section>
      <Notice title="If your body says no">
        You can cancel for access or health at any time, even one minute before. No one asks why. It’s never counted,
        and you see the next free times at once.
      </Notice>
      {children}
      <div className="row">
        <Button type="submit" variant="primary" size="l" description="a request for a time" pending={form.submitting}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
