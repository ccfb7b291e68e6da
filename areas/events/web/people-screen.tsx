import { type ReactNode, useState } from 'react';
import { SharedItems } from '#areas/passport/web/public.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { EventDetail, EventPerson } from '../contract.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { CaptionForm } from './caption-form.tsx';
import { useAnswerAccess, useAnswerRequest, useCheckIn, usePeople, useSetRole } from './data.ts';
import { MessageForm } from './message-form.tsx';
import { crumbsOf } from './space.ts';
import { longDay } from './times.ts';
import { WithEvent } from './with-event.tsx';

/** The row leaves the list, and with it the button that had the focus. */
const focusTitle = () => document.getElementById('page-title')?.focus();

const notDone = failed('Couldn’t save');

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return (
    <WithEvent id={params.id} mine>
      {(event) => <People event={event} />}
    </WithEvent>
  );
}

function People({ event }: { readonly event: EventDetail }) {
  const { id, title, attendeeCount, maxAttendees, waitingCount } = event;
  const { data, error, loading, refreshing, retry } = usePeople(id);
  return (
    <div className="event-page event-run">
      <PageTitle
        title="Attendees"
        lead={title}
        crumbs={[...crumbsOf(event.space), { label: title, href: `/events/${id}` }]}
      >
        <p className="num">
          {attendeeCount}/{maxAttendees} going, {waitingCount} waiting
        </p>
      </PageTitle>
      {loading && <Skeleton count={2} look="row" label="Loading people" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load the people" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && <Lists people={data} event={event} />}
      {attendeeCount > 0 && !event.cancelledAt && <MessageForm eventId={id} count={attendeeCount} />}
      {!event.cancelledAt && <CaptionForm event={event} />}
    </div>
  );
}

function Lists({ people, event }: { readonly people: readonly EventPerson[]; readonly event: EventDetail }) {
  const of = (standing: EventPerson['standing']) => people.filter((one) => one.standing === standing);
  const [asked, going, waiting, declined] = [of('requested'), of('going'), of('waiting'), of('declined')];
  const access = people.filter(({ accessRequest }) => accessRequest);
  return (
    <>
      {asked.length > 0 && (
        <List title={`Requests (${asked.length})`}>
          {asked.map((one) => (
            <Row key={one.id} one={one}>
              <AnswerRequest one={one} event={event} />
            </Row>
          ))}
        </List>
      )}
      {access.length > 0 && (
        <List title={`Access requests (${access.length})`}>
          {access.map((one) => (
            <Row key={one.id} one={one}>
              <Access one={one} event={event} />
            </Row>
          ))}
        </List>
      )}
      <List title={`Going (${going.length})`}>
        {going.length === 0 && (
          <li>
            <p>No one is registered yet.</p>
          </li>
        )}
        {going.map((one) => (
          <Row key={one.id} one={one}>
            <CheckIn one={one} event={event} />
            {event.isHere && <Appoint one={one} event={event} />}
            {one.shareId && !one.accessRequest && <SharedItems shareId={one.shareId} name={one.person.displayName} />}
          </Row>
        ))}
      </List>
      {waiting.length > 0 && (
        <List title={`Waitlist (${waiting.length})`}>
          {waiting.map((one, n) => (
            <Row key={one.id} one={one}>
              <span className="soft">Number {n + 1}</span>
            </Row>
          ))}
        </List>
      )}
      {declined.length > 0 && (
        <List title={`Declined (${declined.length})`}>
          {declined.map((one) => (
            <Row key={one.id} one={one}>
              <span className="soft">{one.reason}</span>
            </Row>
          ))}
        </List>
      )}
    </>
  );
}

const List = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Section title={title}>
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
    <ul className="plain-list list" role="list">
      {children}
    </ul>
  </Section>
);

const Row = ({ one, children }: { readonly one: EventPerson; readonly children: ReactNode }) => (
  <li className="event-person">
    <span className="event-name">
      <Avatar name={one.person.displayName} src={one.person.avatar} size="s" />
      <Link href={`/profile/${one.person.id}`}>{one.person.displayName}</Link>
    </span>
    <div className="event-person-acts">{children}</div>
  </li>
);

interface PartProps {
  readonly one: EventPerson;
  readonly event: EventDetail;
}

function AnswerRequest({ one, event }: PartProps) {
  const [declining, setDeclining] = useState(false);
  const name = one.person.displayName;
  const answer = useAnswerRequest({
    onDone: () => {
      focusTitle();
      announce(`${name} is accepted`);
    },
    onFail: notDone,
  });
  const decline = useAnswerRequest({ onDone: focusTitle });
  const about = { id: event.id, userId: one.id };
  const named = <span className="vh"> {name}</span>;
  return (
    <div className="row">
      <Button variant="primary" pending={answer.pending} onClick={() => answer.mutate({ ...about, accept: true })}>
        Accept{named}
      </Button>
      <Button onClick={() => setDeclining(true)}>Decline{named}</Button>
      {declining && (
        <AnswerDialog
          title={`Decline ${name}?`}
          label="Reason"
          hint={`${name} will read this.`}
          send="Decline"
          onSend={(reason) => decline.mutateAsync({ ...about, accept: false, reason })}
          onClose={() => setDeclining(false)}
        />
      )}
    </div>
  );
}

const states = {
  open: <Chip tone="warn">No answer yet</Chip>,
  confirmed: <Chip tone="ok">Confirmed</Chip>,
  not_possible: <Chip>Not possible</Chip>,
} as const;

function Access({ one, event }: PartProps) {
  const [answering, setAnswering] = useState<'confirmed' | 'not_possible'>();
  const answer = useAnswerAccess();
  const request = one.accessRequest;
  const name = one.person.displayName;
  if (!request) return null;
  const named = <span className="vh"> {name}’s request</span>;
  return (
    <div className="stack">
      <p className="row">
        {states[request.state]}
        <span className="small soft">Asked on {longDay(request.askedAt)}</span>
      </p>
      {request.words && <p className="event-text">{request.words}</p>}
      {request.answer && <p className="small">You answered: {request.answer}</p>}
      <div className="row">
        {one.shareId && <SharedItems shareId={one.shareId} name={name} />}
        <Button onClick={() => setAnswering('confirmed')}>Confirm{named}</Button>
        <Button onClick={() => setAnswering('not_possible')}>Not possible{named}</Button>
      </div>
      {answering && (
        <AnswerDialog
          title={answering === 'confirmed' ? `Confirm what ${name} needs` : `Tell ${name} that it isn’t possible`}
          label="Your words"
          hint={`${name} will read this.`}
          send={answering === 'confirmed' ? 'Confirm' : 'Send'}
          onSend={(words) => answer.mutateAsync({ id: event.id, userId: one.id, state: answering, answer: words })}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </div>
  );
}

const roleOptions = [
  { value: '', label: 'Attendee' },
  { value: 'interpreter', label: 'Interpreter' },
  { value: 'captioner', label: 'Captioner' },
] as const;
const roleOf = (value: string) => (value === 'interpreter' || value === 'captioner' ? value : null);

/** In the room of the event interpreters are pinned, and captioners type for others. */
function Appoint({ one, event }: PartProps) {
  const name = one.person.displayName;
  const appoint = useSetRole({ onDone: () => announce(`Saved for ${name}`), onFail: notDone });
  return (
    <Select
      label={
        <>
          Part in the room<span className="vh"> of {name}</span>
        </>
      }
      options={roleOptions}
      value={one.role ?? ''}
      onChange={({ currentTarget }) =>
        appoint.mutate({ id: event.id, userId: one.id, role: roleOf(currentTarget.value) })
      }
    />
  );
}

function CheckIn({ one, event }: PartProps) {
  const name = one.person.displayName;
  const check = useCheckIn({ onFail: notDone });
  return (
    <Checkbox
      label={
        <>
          Attended<span className="vh">: {name}</span>
        </>
      }
      checked={one.checkedInAt !== null}
      onChange={({ currentTarget }) => {
        check.mutate({ id: event.id, userId: one.id, here: currentTarget.checked });
        announce(currentTarget.checked ? `${name} has come` : `${name} has not come`);
      }}
    />
  );
}
