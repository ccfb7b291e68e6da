/// <reference types="vite/client" />
import { CalendarPlus, Flag, MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { openChat } from '#areas/messages/web/public.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Mentorship } from '../contract.ts';
import { focusWords } from '../pure/options.ts';
import { mentorCrumbs } from './crumbs.ts';
import { useMentoringNews, useMentorship, useOpenConversation, usePause } from './data.ts';
import { EndDialog } from './end-dialog.tsx';
import { Goals } from './goals.tsx';
import { Notes } from './notes.tsx';
import { ReviewPart } from './review-part.tsx';
import { otherName, otherOf, stateTone, stateWords } from './words.ts';
import './mentors.css';

export const mentorshipCrumbs = [
  ...mentorCrumbs,
  { label: 'My Mentorships', href: '/mentor-matching?tab=mentorships' },
] as const;

const words = {
  thing: 'mentorship',
  title: 'Mentorship',
  missing: 'Mentorship not found',
  lead: 'It may be gone, or you may not have access to it.',
  way: { label: 'See your mentorships', href: '/mentor-matching?tab=mentorships' },
  crumbs: mentorshipCrumbs,
};

interface WithMentorshipProps {
  readonly id: string;
  readonly when?: (mentorship: Mentorship) => boolean;
  readonly children: (mentorship: Mentorship) => ReactNode;
}

/** The mentorship of an address. */
export const WithMentorship = ({ id, when, children }: WithMentorshipProps) => (
  <ById id={id} use={useMentorship} words={words} when={when}>
    {children}
  </ById>
);

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  useMentoringNews();
  return (
    <WithMentorship id={params.id}>
      {(mentorship) => <Detail key={mentorship.id} mentorship={mentorship} />}
    </WithMentorship>
  );
}

function Detail({ mentorship }: { readonly mentorship: Mentorship }) {
  const { status, focusArea, startedAt, thanks, endedBy, side } = mentorship;
  const other = otherOf(mentorship);
  const name = otherName(mentorship);
  const title = `${name} and you`;
  useTitle(title);
  return (
    <div className="stack mentor-page">
      <PageTitle title={title} crumbs={mentorshipCrumbs}>
        <div className="row">
          <Chip tone={stateTone(status)}>{stateWords[status]}</Chip>
          <Chip>{focusWords[focusArea]}</Chip>
          <span className="soft">
            Since <Time value={startedAt} look="absolute" />
          </span>
        </div>
      </PageTitle>
      {other && (
        <div className="row">
          <Talk mentorship={mentorship} />
          <Button
            variant="quiet"
            icon={Flag}
            data-safety=""
            onClick={() =>
              openReport({
                contentType: 'member',
                contentId: other.id,
                reportedUserId: other.id,
                reportedName: name,
                subject: name,
              })
            }
          >
            Report to moderators
          </Button>
        </div>
      )}
      {thanks && (
        <Section title={endedBy === side ? `Your thanks to ${name}` : `Thanks from ${name}`}>
          <p className="prose mentor-words">{thanks}</p>
        </Section>
      )}
      <Goals mentorship={mentorship} />
      {status !== 'ended' && <NextSession mentorship={mentorship} />}
      <Notes id={mentorship.id} />
      {status === 'ended' ? <ReviewPart mentorship={mentorship} /> : <Finish mentorship={mentorship} />}
    </div>
  );
}

/** The conversation of the two about this alone; their private one is another. Once it has ended, it is only read. */
function Talk({ mentorship }: { readonly mentorship: Mentorship }) {
  const { id, status, conversationId } = mentorship;
  const start = useOpenConversation({
    onDone: ({ conversationId: made }) => openChat(`c${made}`),
    onFail: failed('Couldn’t open the conversation'),
  });
  if (status === 'ended') {
    return conversationId === null ? null : (
      <ButtonLink icon={MessageCircle} href={`/messages/${conversationId}#conversation`}>
        Read your messages
      </ButtonLink>
    );
  }
  return (
    <Button
      icon={MessageCircle}
      description="a message"
      pending={start.pending}
      onClick={() => (conversationId === null ? start.mutate({ id }) : openChat(`c${conversationId}`))}
    >
      Message {otherName(mentorship)}
    </Button>
  );
}

function NextSession({ mentorship }: { readonly mentorship: Mentorship }) {
  const { id, side, status, nextSession, nextBookingId } = mentorship;
  return (
    <Section title="Next session">
      {nextSession && nextBookingId !== null ? (
        <p>
          <Link href={`/bookings/${nextBookingId}`}>
            <Time value={nextSession} look="absolute" />: open the booking
          </Link>
        </p>
      ) : (
        <p className="soft">No session is planned.</p>
      )}
      {status === 'active' && side === 'mentee' && (
        <div className="row">
          <ButtonLink href={`/mentor-matching/mentorships/${id}/book`} icon={CalendarPlus}>
            Book a session
          </ButtonLink>
        </div>
      )}
      {side === 'mentor' && (
        <p>
          Your mentee books from <Link href="/bookings/times">your times</Link>.
        </p>
      )}
      <p className="soft">You can cancel for access or health at any time. No one asks why, and it’s never counted.</p>
    </Section>
  );
}

function Finish({ mentorship }: { readonly mentorship: Mentorship }) {
  const { id, version, status, side } = mentorship;
  const [isEnding, setIsEnding] = useState(false);
  const isPaused = status === 'paused';
  const pause = usePause({
    onDone: () => toast({ title: isPaused ? 'Mentorship resumed' : 'Mentorship paused' }),
    onFail: failed('Couldn’t change the mentorship'),
  });
  return (
    <Section title="Pause or finish" intro="You don’t have to say why. You can both write a review once it has ended.">
      <div className="row">
        <Button pending={pause.pending} onClick={() => pause.mutate({ id, version, isPaused: !isPaused })}>
          {isPaused ? 'Resume this mentorship' : 'Pause this mentorship'}
        </Button>
        <Button onClick={() => setIsEnding(true)}>End this mentorship</Button>
      </div>
      {side === 'mentee' && (
        <p>
          To change your mentor, end this one and <Link href="/mentor-matching">find another mentor</Link>.
        </p>
      )}
      {isEnding && <EndDialog mentorship={mentorship} onClose={() => setIsEnding(false)} />}
    </Section>
  );
}
