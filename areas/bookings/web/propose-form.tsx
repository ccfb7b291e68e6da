import { useEffect, useRef, useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { Bookable, Booking } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { ChooseTime, type Chosen } from './choose-time.tsx';
import { useBookable, usePropose } from './data.ts';
import { LaneChoice, laneAmong } from './lane-choice.tsx';
import { checkTerms, sentTerms, TermsFields, type TermsValues, valuesOf } from './terms-fields.tsx';
import { ownWhen } from './when.ts';
import { otherName } from './words.ts';

interface ProposeFormProps {
  readonly booking: Booking;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Another time, another way to meet, or both. What is agreed stays until the other side accepts. */
export function ProposeForm(props: ProposeFormProps) {
  const { kind, ref } = props.booking;
  const { data, error, loading, refreshing, retry } = useBookable({ kind, ref });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="propose-title" className="stack">
      <h3 id="propose-title" ref={title} tabIndex={-1}>
        Propose a change
      </h3>
      {loading && <Skeleton count={1} label="Loading free times" />}
      {error && (
        <ErrorState level={4} title="Couldn’t load the free times" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && <Fields {...props} bookable={data} />}
    </section>
  );
}

interface Values extends TermsValues {
  readonly note: string;
  readonly forAccess: boolean;
  readonly lane: string;
}

function Fields({ booking, bookable, onDone, onClose }: ProposeFormProps & { readonly bookable: Bookable }) {
  const { id, version, terms, side, startsAt, endsAt } = booking;
  const propose = usePropose();
  const [chosen, setChosen] = useState<Chosen>({
    startsAt,
    endsAt,
    minutes: (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000,
  });
  const form = useForm<Values>({
    initial: { ...valuesOf(terms), note: '', forAccess: false, lane: laneAmong(bookable.lanes, booking.lane?.key) },
    validate: checkTerms,
    submit: async ({ note, forAccess, lane, ...values }) => {
      const time = { startsAt: chosen.startsAt, minutes: chosen.minutes };
      await propose.mutateAsync({
        id,
        version,
        ...time,
        ...sentTerms(values),
        note: forAccess ? '' : note.trim(),
        forAccess,
        ...(lane && { lane }),
      });
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.handleSubmit} className="booking-form" aria-label="Your proposal">
      <FormNotices form={form} />
      <div className="stack">
        <p>
          Time in your proposal: <strong>{ownWhen(chosen)}</strong>
        </p>
        <LaneChoice lanes={bookable.lanes} value={form.values.lane} onChange={(lane) => form.setValues({ lane })} />
        <ChooseTime
          thing={bookable}
          lane={form.values.lane}
          lengths={bookable.lengths}
          chosen={chosen}
          onChosen={setChosen}
        />
      </div>
      <TermsFields
        form={form}
        formats={[...new Set([...bookable.formats, terms.format])]}
        isHost={side === 'host'}
        comesToGuest={bookable.countsHours}
      />
      <div className="stack">
        <Checkbox
          label="It’s because of my access or health"
          hint="No one asks more. It’s never counted."
          {...form.check('forAccess')}
        />
        {!form.values.forAccess && (
          <TextArea
            label={`A message to ${otherName(booking)}`}
            optional
            rows={2}
            limit={limits.note}
            {...form.field('note')}
          />
        )}
      </div>
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting}>
          Send proposal
        </Button>
        <Button onClick={onClose}>Keep it as it was</Button>
      </div>
    </form>
  );
}
