/// <reference types="vite/client" />
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import type { Args } from '#platform/web/client/call.ts';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { cx } from '#platform/web/ui/cx.ts';
import { FieldError } from '#platform/web/ui/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { Bookable, Booking, requestBooking } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { AskedSentence } from './asked-sentence.tsx';
import { ChooseTime } from './choose-time.tsx';
import { refreshSlots, useRequest } from './data.ts';
import { LaneChoice, laneAmong } from './lane-choice.tsx';
import { PassportChoice } from './passport-choice.tsx';
import { PricePart } from './price-part.tsx';
import { Dates, RepeatFields } from './repeat-fields.tsx';
import type { Repeating } from './series.ts';
import { checkTerms, emptyTerms, sentTerms, TermsFields, type TermsValues } from './terms-fields.tsx';
import { useAskedTimes } from './use-asked-times.ts';
import { useKeptTime } from './use-kept-time.ts';
import { ownWhen, ownZone } from './when.ts';
import { offeredBy } from './words.ts';
import './bookings.css';

interface BookingFormProps {
  readonly bookable: Bookable;
  readonly onBooked?: (booking: Booking) => void;
  readonly submitLabel?: string;
  /** For an area that sends it by a call of its own; false: that failed, and the person knows. */
  readonly send?: (asked: AskedTime) => Promise<boolean>;
  /** Keeps what is typed in this browser under this name until it is sent. */
  readonly draftKey?: string;
  /** What is said before it is sent. */
  readonly children?: ReactNode;
}

export type AskedTime = Args<typeof requestBooking>;

interface Values extends TermsValues {
  readonly time: string;
  readonly note: string;
  /** '': any worker who is free. */
  readonly lane: string;
  readonly repeat: Repeating;
  readonly times: string;
  readonly itemIds: readonly number[];
}

/** A time, a way to meet, and a note: the request that the host then answers. */
export function BookingForm(props: BookingFormProps) {
  const { bookable, onBooked, submitLabel = 'Send request', send, draftKey, children } = props;
  const { kind, ref, lengths, formats, lanes, countsHours, repeats } = bookable;
  const hasPrice = bookable.price !== null;
  const thing = { kind, ref };
  const name = offeredBy(bookable);
  const kept = useKeptTime(bookable);
  const { chosen } = kept;
  const [refusal, setRefusal] = useState<string>();
  const timePart = useRef<HTMLDivElement>(null);
  const request = useRequest();
  // A time that is gone, or a price that has changed: both are read again, and said where the time is.
  const refused = (error: unknown): undefined => {
    if (statusOf(error) !== 409) throw error;
    const text = textForPeople(error);
    setRefusal(text);
    announce(text, { urgent: true });
    timePart.current?.focus();
    void refreshSlots();
  };
  const form = useForm<Values>({
    initial: { ...emptyTerms(formats), time: '', note: '', lane: '', repeat: '', times: '4', itemIds: [] },
    ...(draftKey && { draftKey }),
    validate: (values) => ({ time: chosen ? asked.error : 'Choose a time.', ...checkTerms(values) }),
    submit: async ({ time: _, note, lane: __, repeat: ___, times: ____, itemIds, ...terms }) => {
      if (!chosen) return;
      setRefusal(undefined);
      const { startsAt, minutes } = chosen;
      const when = { startsAt, minutes, zone: ownZone() };
      const body = { ...thing, ...when, ...asked.sent, ...sentTerms(terms), note: note.trim() };
      if (send) {
        if (await send(body)) kept.markSent();
        return;
      }
      const booking = await request
        .mutateAsync({ ...body, ...(itemIds.length > 0 && { itemIds: [...itemIds] }) })
        .catch(refused);
      if (!booking) return;
      kept.markSent();
      onBooked?.(booking);
    },
  });
  const { format } = form.values;
  const lane = laneAmong(lanes, form.values.lane);
  const asked = useAskedTimes({ bookable, chosen, ...form.values, lane });
  const { setValues } = form;
  // Another thing may be given in other ways.
  const [only, isOffered] = [formats.length === 1 ? formats[0] : undefined, formats.some((one) => one === format)];
  useEffect(() => {
    if (!isOffered && format !== (only ?? '')) setValues({ format: only ?? '' });
  }, [isOffered, format, only, setValues]);
  const { id: timeId, error: timeError = refusal } = form.field('time');
  return (
    <form noValidate onSubmit={form.handleSubmit} className="booking-form" aria-label="Your request">
      <FormNotices form={form} />
      <div className={cx('booking-parts', hasPrice && 'duo')}>
        <div className="booking-form">
          <Section title="A day and a time" intro={`${name}’s free times, by your clock.`}>
            <div id={timeId} ref={timePart} tabIndex={-1} className="stack">
              {timeError && <FieldError id={`${timeId}-error`}>{timeError}</FieldError>}
              <LaneChoice
                lanes={lanes}
                value={lane}
                onChange={(next) => {
                  setValues({ lane: next, time: '' });
                  kept.forget();
                }}
              />
              <ChooseTime
                key={`${kind} ${ref}`}
                thing={thing}
                lane={lane}
                lengths={lengths}
                chosen={chosen}
                onChosen={(next) => {
                  setRefusal(undefined);
                  setValues({ time: next.startsAt });
                  kept.choose(next, lane);
                }}
              />
              {chosen && (
                <p>
                  <strong>{ownWhen(chosen)}</strong> {kept.keptText}
                </p>
              )}
              {chosen && repeats && (
                <RepeatFields repeat={form.values.repeat} times={form.values.times} onChange={setValues} />
              )}
              {chosen && asked.planned && (
                <Dates
                  thing={thing}
                  lane={lane}
                  minutes={chosen.minutes}
                  planned={asked.planned}
                  exceptions={asked.exceptions}
                  onChange={asked.except}
                />
              )}
            </div>
          </Section>
          <Section title="How we meet" intro="Say what you need. Nothing is agreed until you have both said yes.">
            <TermsFields form={form} formats={formats} comesToGuest={countsHours} />
          </Section>
          <Section
            title={countsHours ? 'What should they know?' : `A note to ${name}`}
            {...(bookable.hostName && { intro: `Everyone who runs ${bookable.hostName} can read it, and can answer.` })}
          >
            <div className="stack">
              {lanes.length > 0 && (
                <PassportChoice values={form.values.itemIds} onChange={(itemIds) => setValues({ itemIds })} />
              )}
              <TextArea
                label={countsHours ? 'Anything else' : 'What would you like to do or talk about?'}
                optional
                rows={3}
                limit={limits.note}
                {...form.field('note')}
              />
            </div>
          </Section>
        </div>
        {hasPrice && <PricePart bookable={bookable} preview={chosen && asked.preview} />}
      </div>
      {!hasPrice && (
        <Notice title="If your body says no">
          You can cancel for access or health at any time, even one minute before. No one asks why. It’s never counted,
          and you see the next free times at once.
        </Notice>
      )}
      {children}
      {chosen && hasPrice && (
        <AskedSentence bookable={bookable} chosen={chosen} format={format} preview={asked.preview.data} />
      )}
      <div className="row">
        <Button type="submit" variant="primary" size="l" description="a request for a time" pending={form.submitting}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
