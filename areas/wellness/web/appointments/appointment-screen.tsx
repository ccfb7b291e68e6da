/// <reference types="vite/client" />

import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import { calendarText } from '#platform/contract/calendar.ts';
import { mayHere } from '#platform/web/acting.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import '../care.css';
import { cityOf, localOf } from '#platform/contract/zones.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { longDay, weekdayName } from '../../pure/days.ts';
import { minutesWords } from '../../pure/minutes-words.ts';
import { sameClock } from '../../pure/same-clock.ts';
import { appointmentCrumbs } from '../crumbs.ts';
import { DiaryLock } from '../keys/diary-lock.tsx';
import { clockIn } from '../local-words.ts';
import { ownZone } from '../zone.ts';
import {
  keepAppointment,
  restoreAppointment,
  useAppointment,
  useCancelAppointment,
  useDeleteAppointment,
} from './data.ts';
import { type OpenAppointment, openAppointment } from './opened.ts';
import { words } from './words.ts';

export function whenWords({ at, zone, durationMinutes }: Pick<OpenAppointment, 'at' | 'zone' | 'durationMinutes'>) {
  const day = localOf(new Date(at), zone).slice(0, 10);
  const place = sameClock(zone, ownZone(), new Date(at)) ? '' : `, ${cityOf(zone)} time`;
  return `${weekdayName(day)} ${longDay(day)}, ${clockIn(at, zone)}${place}, ${minutesWords(durationMinutes)}`;
}

const endOf = ({ at, durationMinutes }: OpenAppointment) =>
  new Date(Date.parse(at) + durationMinutes * 60_000).toISOString();

/** The file is made here: what an appointment is about goes nowhere else. */
function saveCalendar(one: OpenAppointment) {
  const event = {
    uid: `appointment-${one.id}`,
    title: one.title,
    description: [one.accessNotes, ...one.questions].filter(Boolean).join('\n'),
    startTime: one.at,
    endTime: endOf(one),
    where: one.location,
    cancelled: one.cancelledAt !== null,
    version: one.version,
  };
  const text = calendarText([event], window.location.host, new Date());
  saveFile(`appointment-${one.id}.ics`, text, 'text/calendar;charset=utf-8');
}

function Appointment({ one }: { readonly one: OpenAppointment }) {
  const { id, title, cancelledAt } = one;
  useTitle(title);
  const cancel = useCancelAppointment({
    onDone: () =>
      toast({
        title: 'Appointment cancelled',
        description: 'No one is told. Let them know yourself.',
        action: { label: 'Undo', onAction: () => void keepAppointment(id).catch(failed('Couldn’t undo')) },
      }),
    onFail: failed('Couldn’t cancel the appointment'),
  });
  const remove = useDeleteAppointment({
    onDone: () => {
      navigate('/wellness-tracking/appointments');
      toast({
        title: 'Appointment deleted',
        action: { label: 'Undo', onAction: () => void restoreAppointment(id).catch(failed('Couldn’t undo')) },
      });
    },
    onFail: failed('Couldn’t delete the appointment'),
  });
  const facts = [
    ['Place', one.location],
    ['Getting in and around', one.accessNotes],
    ['Who comes along', one.companion],
    ['Notes', one.notes],
  ] as const;
  return (
    <div className="stack">
      <PageTitle title={title} lead={whenWords(one)} crumbs={appointmentCrumbs} />
      <DiaryLock />
      {cancelledAt && (
        <Notice
          tone="warn"
          title="This appointment is cancelled"
          action={
            mayHere('keepWellnessAppointment') && (
              <Button onClick={() => void keepAppointment(id).catch(failed('Couldn’t undo'))}>Keep it after all</Button>
            )
          }
        >
          There won’t be any reminders.
        </Notice>
      )}
      <dl className="appointment-facts">
        {facts.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="care-text">{text}</dd>
              </div>
            ),
        )}
      </dl>
      {one.questions.length > 0 && (
        <Section title="Questions to ask" region={false}>
          <ol>
            {one.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </Section>
      )}
      <div className="row">
        {mayHere('editWellnessAppointment') && (
          <ButtonLink href={`/wellness-tracking/appointments/${id}/edit`} icon={Pencil}>
            Edit appointment
          </ButtonLink>
        )}
        <Button icon={CalendarPlus} onClick={() => saveCalendar(one)}>
          Save to my calendar
        </Button>
        {!cancelledAt && Date.parse(one.at) > Date.now() && mayHere('cancelWellnessAppointment') && (
          <Button pending={cancel.pending} onClick={() => cancel.mutate({ id })}>
            Cancel appointment
          </Button>
        )}
        {mayHere('deleteWellnessAppointment') && (
          <Button icon={Trash2} pending={remove.pending} onClick={() => remove.mutate({ id })}>
            Delete appointment
          </Button>
        )}
      </div>
    </div>
  );
}

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <ById id={params.id} use={useAppointment} words={words}>
    {(one) => <Appointment one={openAppointment(one)} />}
  </ById>
);
