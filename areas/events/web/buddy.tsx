import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { EventTrips } from '../contract.ts';
import { limits, type TripStep, tripSteps } from '../pure/options.ts';
import { ownStepWords, stepWords } from '../pure/words.ts';
import { readTrips, useCheckInTrip, useLeaveBuddy, useMeetingPoint } from './data.ts';
import { ReportTraveller } from './report-traveller.tsx';
import { tripText } from './trip-words.ts';

interface Props {
  readonly eventId: number;
  readonly buddy: NonNullable<EventTrips['buddy']>;
}

/** Who travels with the reader, and where they meet. */
export function Buddy({ eventId, buddy }: Props) {
  const { person, trip, meetingPoint, version } = buddy;
  const name = person.displayName;
  return (
    <Section title="You travel together">
      <div className="stack">
        <p className="event-name">
          <Avatar name={name} src={person.avatar} size="s" />
          <Link href={`/profile/${person.id}`}>{name}</Link>
        </p>
        <p>{tripText(trip)}</p>
        {trip.note && <p className="event-text">{trip.note}</p>}
        {meetingPoint && (
          <p className="event-text">
            <b>You meet:</b> {meetingPoint}
          </p>
        )}
        <MeetingPoint key={person.id} eventId={eventId} name={name} meetingPoint={meetingPoint} version={version} />
        <CheckIns eventId={eventId} buddy={buddy} />
        <div className="row">
          <ButtonLink href={`/messages/with/${person.id}`}>
            Message<span className="vh"> {name}</span>
          </ButtonLink>
          <Leave eventId={eventId} name={name} />
          <ReportTraveller person={person} />
        </div>
      </div>
    </Section>
  );
}

/** One press says where one is. Nothing follows from saying nothing: a meet plan is for that. */
function CheckIns({ eventId, buddy: { person, myCheckIn, theirCheckIn } }: Props) {
  const name = person.displayName;
  const check = useCheckInTrip();
  const say = (step: TripStep, isSaid: boolean) =>
    check
      .mutateAsync({ id: eventId, step: isSaid ? null : step })
      .then(
        () => announce(isSaid ? 'Undone' : `${name} is told: ${ownStepWords[step]}`),
        failed('Couldn’t tell your travel buddy'),
      );
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, no fields
    <div className="stack" role="group" aria-label="Check in with each other">
      <p>
        {theirCheckIn ? (
          <>
            {name} is {stepWords[theirCheckIn.step]}, <Time value={theirCheckIn.at} />.
          </>
        ) : (
          `${name} hasn’t checked in yet.`
        )}
      </p>
      <div className="row">
        {tripSteps.map((step) => {
          const isSaid = myCheckIn?.step === step;
          return (
            <Button key={step} pressed={isSaid} onClick={() => void say(step, isSaid)}>
              {ownStepWords[step]}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

interface MeetingPointProps {
  readonly eventId: number;
  readonly name: string;
  readonly meetingPoint: string;
  readonly version: number;
}

function MeetingPoint({ eventId, name, meetingPoint, version: read }: MeetingPointProps) {
  const save = useMeetingPoint();
  const form = useForm({
    initial: { meetingPoint },
    version: read,
    validate: (values) => ({ meetingPoint: values.meetingPoint.trim() ? undefined : 'Say where and when you meet.' }),
    submit: async (values, { version }) => {
      await save.mutateAsync({ id: eventId, meetingPoint: values.meetingPoint.trim(), version });
      toast({ title: 'Meeting point saved', description: `${name} gets a notification.` });
      return { version: version + 1 };
    },
    readCurrent: async () => {
      const { buddy } = await readTrips(eventId);
      return buddy && { meetingPoint: buddy.meetingPoint, version: buddy.version };
    },
  });
  return (
    <form className="event-ask" noValidate aria-label="Meeting point" onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextArea
        label="Where and when you meet"
        hint={`You and ${name} can both change it. Choose a public place that works for you both.`}
        rows={2}
        limit={limits.meetingPoint}
        {...form.field('meetingPoint')}
      />
      <div className="row">
        <Button type="submit" pending={form.submitting}>
          Save meeting point
        </Button>
      </div>
    </form>
  );
}

function Leave({ eventId, name }: { readonly eventId: number; readonly name: string }) {
  const [asking, setAsking] = useState(false);
  const leave = useLeaveBuddy({
    onDone: () => {
      announce(`You no longer travel with ${name}`);
      document.getElementById('page-title')?.focus();
    },
    onFail: failed('That didn’t work'),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)} pending={leave.pending}>
        Stop travelling together
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Stop travelling with ${name}?`}
        confirmLabel="Stop travelling together"
        cancelLabel="Keep it"
        onConfirm={() => {
          setAsking(false);
          leave.mutate({ id: eventId });
        }}
        onCancel={() => setAsking(false)}
      >
        <p>We tell {name} that you can’t travel together. We don’t say why, and your place at the event stays.</p>
      </ConfirmDialog>
    </>
  );
}
