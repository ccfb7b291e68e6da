/// <reference types="vite/client" />
import { CalendarPlus, Flag, MessageCircle, Pencil } from 'lucide-react';
import { useState } from 'react';
import { openChat } from '#areas/messages/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { useSession } from '#platform/web/session.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { closeToTitle } from '#platform/web/ui/close-to-title.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { MentoringGroup } from '../contract.ts';
import { focusWords, meetingWords } from '../pure/options.ts';
import { GroupAsk } from './group-ask.tsx';
import { groupCrumbs } from './group-crumbs.ts';
import { useGroupNews, useLeaveGroup } from './group-data.ts';
import { GroupEndDialog } from './group-end-dialog.tsx';
import { GroupMembers } from './group-members.tsx';
import { GroupNotes } from './group-notes.tsx';
import { GroupRequests } from './group-requests.tsx';
import { hasPlace, isInside, placesText, sideWords } from './group-words.ts';
import { Reasons } from './reasons.tsx';
import { WithGroup } from './with-group.tsx';
import './mentors.css';

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  useGroupNews();
  return <WithGroup id={params.id}>{(group) => <Detail key={group.id} group={group} />}</WithGroup>;
}

const toTitle = () => document.getElementById('page-title')?.focus();

function Detail({ group }: { readonly group: MentoringGroup }) {
  const { name, mentor, goals, focusArea, format, when, capacity, isChecked, side, status, thanks } = group;
  useTitle(name);
  const inside = isInside(group);
  return (
    <div className="stack mentor-page">
      <PageTitle title={name} crumbs={groupCrumbs}>
        <div className="row">
          <Chip tone={hasPlace(group) ? 'ok' : 'plain'}>{placesText(group)}</Chip>
          {side !== 'none' && <span className="soft">{sideWords[side]}</span>}
        </div>
      </PageTitle>
      {thanks && (
        <Section title={side === 'mentor' ? 'Your thanks to the group' : `Thanks from ${mentor.name}`}>
          <p className="prose mentor-words">{thanks}</p>
        </Section>
      )}
      <p className="prose mentor-words">{goals}</p>
      <Facts
        items={[
          { label: 'Mentor', value: <Link href={`/mentor-matching/mentors/${mentor.id}`}>{mentor.name}</Link> },
          { label: 'Checked by moderators', value: isChecked ? 'Yes' : 'Not yet' },
          { label: 'Focus area', value: focusWords[focusArea] },
          { label: 'Meets by', value: meetingWords[format] },
          { label: 'When', value: when },
          { label: 'People at most', value: counted(capacity, 'person', 'people') },
        ]}
      />
      <Reasons reasons={group.reasons} name={name} />
      {inside && <Inside group={group} />}
      {side === 'none' && hasPlace(group) && <GroupAsk group={group} />}
      {side === 'asked' && <Asked group={group} />}
      {side !== 'mentor' && <ReportGroup group={group} />}
      {inside && status === 'active' && <Finish group={group} />}
    </div>
  );
}

/** What the people in it alone see. */
function Inside({ group }: { readonly group: MentoringGroup }) {
  const { id, side, status, conversationId } = group;
  return (
    <>
      <div className="row">
        {conversationId !== null &&
          (status === 'active' ? (
            <Button icon={MessageCircle} description="a message" onClick={() => openChat(`c${conversationId}`)}>
              Message the group
            </Button>
          ) : (
            <ButtonLink icon={MessageCircle} href={`/messages/${conversationId}#conversation`}>
              Read the messages of the group
            </ButtonLink>
          ))}
        {side === 'mentor' && status === 'active' && (
          <ButtonLink icon={Pencil} href={`/mentor-matching/groups/${id}/edit`}>
            Change this group
          </ButtonLink>
        )}
      </div>
      {side === 'mentor' && status === 'active' && <GroupRequests group={group} />}
      <GroupMembers group={group} />
      {status === 'active' && <Sessions group={group} />}
      <GroupNotes group={group} />
    </>
  );
}

function Sessions({ group: { id, side, sessions } }: { readonly group: MentoringGroup }) {
  return (
    <Section title="Next sessions">
      {sessions.length === 0 ? (
        <p className="soft">No session is planned.</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list list" role="list">
          {sessions.map(({ startsAt, people, bookingId }) => (
            <li key={startsAt}>
              {bookingId === null ? (
                <Time value={startsAt} look="absolute" />
              ) : (
                <Link href={`/bookings/${bookingId}`}>
                  <Time value={startsAt} look="absolute" />: open the booking
                </Link>
              )}
              <span className="soft">, {counted(people, 'place')} booked</span>
            </li>
          ))}
        </ul>
      )}
      {side === 'member' ? (
        <div className="row">
          <ButtonLink href={`/mentor-matching/groups/${id}/book`} icon={CalendarPlus}>
            Book a place
          </ButtonLink>
        </div>
      ) : (
        <p>
          People of the group book from <Link href="/bookings/times">your times</Link>, and share them.
        </p>
      )}
      <p className="soft">You can cancel for access or health at any time. No one asks why, and it’s never counted.</p>
    </Section>
  );
}

function Asked({ group: { id } }: { readonly group: MentoringGroup }) {
  const ownId = useSession().member?.id ?? 0;
  const withdraw = useLeaveGroup({
    onDone: () => {
      toTitle();
      toast({ title: 'Request withdrawn', description: 'The mentor no longer sees it.' });
    },
    onFail: failed('Couldn’t withdraw the request'),
  });
  return (
    <Section title="Your request" intro="The mentor decides. Without an answer it ends after 14 days.">
      <div className="row">
        <Button pending={withdraw.pending} onClick={() => withdraw.mutate({ id, userId: ownId })}>
          Withdraw the request
        </Button>
      </div>
    </Section>
  );
}

function Finish({ group }: { readonly group: MentoringGroup }) {
  const { id, side } = group;
  const ownId = useSession().member?.id ?? 0;
  const [isAsking, setIsAsking] = useState(false);
  const leave = useLeaveGroup({
    onDone: () => {
      closeToTitle(() => setIsAsking(false));
      toast({ title: 'You have left the group' });
    },
    onFail: (error) => {
      setIsAsking(false);
      failed('Couldn’t leave the group')(error);
    },
  });
  if (side === 'mentor') {
    return (
      <Section title="End the group" intro="You don’t have to say why. Notes and messages can still be read.">
        <div className="row">
          <Button onClick={() => setIsAsking(true)}>End this group</Button>
        </div>
        {isAsking && <GroupEndDialog group={group} onClose={() => setIsAsking(false)} />}
      </Section>
    );
  }
  return (
    <Section title="Leave the group" intro="You can leave at any time. No one asks why.">
      <div className="row">
        <Button onClick={() => setIsAsking(true)}>Leave this group</Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Leave this group?"
        confirmLabel="Yes, leave the group"
        pending={leave.pending}
        onConfirm={() => leave.mutate({ id, userId: ownId })}
        onCancel={() => setIsAsking(false)}
      >
        <p>You no longer see its people, notes and messages. Your places in sessions are cancelled.</p>
      </ConfirmDialog>
    </Section>
  );
}

const ReportGroup = ({ group: { id, name, mentor } }: { readonly group: MentoringGroup }) => (
  <div className="row">
    <Button
      variant="quiet"
      icon={Flag}
      data-safety=""
      onClick={() =>
        openReport({
          contentType: 'mentoring_group',
          contentId: id,
          reportedUserId: mentor.id,
          reportedName: mentor.name,
          subject: `the mentoring group ${name}`,
        })
      }
    >
      Report to moderators
    </Button>
  </div>
);
