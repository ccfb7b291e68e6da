/// <reference types="vite/client" />
import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { openReport } from '#platform/web/report/open-report.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Readable } from '#platform/web/speech/readable.tsx';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { Mentor, MentorReview } from '../contract.ts';
import { languageWords, meetingWords } from '../pure/options.ts';
import { mentorCrumbs as crumbs } from './crumbs.ts';
import { useMentor, useReviews } from './data.ts';
import { AskLink, Expertise, MentorLines, RoomChip } from './mentor-card.tsx';
import { Reasons } from './reasons.tsx';
import './mentors.css';

const words = {
  thing: 'mentor',
  title: 'Mentor',
  missing: 'Mentor not found',
  lead: 'They may no longer mentor, or you may not have access to their profile.',
  way: { label: 'See all mentors', href: '/mentor-matching' },
  crumbs,
};

interface WithMentorProps {
  readonly id: string;
  readonly when?: (mentor: Mentor) => boolean;
  readonly children: (mentor: Mentor) => ReactNode;
}

/** The mentor of an address. */
export const WithMentor = ({ id, when, children }: WithMentorProps) => (
  <ById id={id} use={useMentor} words={words} when={when}>
    {children}
  </ById>
);

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <WithMentor id={params.id}>{(mentor) => <Detail mentor={mentor} />}</WithMentor>
);

const report = ({ id, name }: Mentor) =>
  openReport({
    contentType: 'mentor',
    contentId: id,
    reportedUserId: id,
    reportedName: name,
    subject: `${name} as a mentor`,
  });

function Detail({ mentor }: { readonly mentor: Mentor }) {
  const { id, name, title, bio, formats, languages, workingWithMe, mine } = mentor;
  useTitle(name);
  return (
    <article className="stack mentor-page" aria-labelledby="page-title">
      <PageTitle title={name} lead={title} crumbs={crumbs}>
        <div className="row">
          <RoomChip mentor={mentor} />
        </div>
      </PageTitle>
      <Readable what="the words of this mentor">
        <p className="prose mentor-words">{bio}</p>
      </Readable>
      <Expertise mentor={mentor} />
      <MentorLines mentor={mentor} />
      <Facts
        items={[
          { label: 'Meets by', value: formats.map((one) => meetingWords[one]).join(', ') },
          { label: 'Languages', value: languages.map((one) => languageWords[one]).join(', ') || 'Not said' },
        ]}
      />
      {workingWithMe && (
        <Section title="Working with me">
          <p className="prose mentor-words">{workingWithMe}</p>
        </Section>
      )}
      <Reasons reasons={mentor.reasons} name={name} />
      {mine ? (
        <div className="row">
          <ButtonLink href="/mentor-matching/profile">Change your profile</ButtonLink>
        </div>
      ) : (
        <>
          <AskLink mentor={mentor} variant="primary" />
          <p>
            <Link href={`/profile/${id}`}>See the profile of {name}</Link>
          </p>
          <div className="row">
            <Button variant="quiet" icon={Flag} data-safety="" onClick={() => report(mentor)}>
              Report to moderators
            </Button>
          </div>
        </>
      )}
      <Reviews id={id} />
    </article>
  );
}

function Reviews({ id }: { readonly id: number }) {
  const list = useReviews(id);
  return (
    <Section title="Reviews">
      <List
        list={list}
        shown={list.items.length}
        things={['review', 'reviews']}
        prefix="mentor-review"
        level={3}
        empty={
          <EmptyState title="No reviews yet">
            <p>Only mentees write reviews, once their mentorship has ended.</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </ul>
      </List>
    </Section>
  );
}

function Review({ review: { id, stars, text, by, createdAt } }: { readonly review: MentorReview }) {
  const name = by?.name ?? 'A former member';
  return (
    <li id={`mentor-review-${id}`} tabIndex={-1}>
      <p>
        <strong>{stars} of 5</strong>
        <span className="soft">
          {' '}
          by {name}, <Time midSentence value={createdAt} />
        </span>
      </p>
      {text && <p className="mentor-words">{text}</p>}
      {by && (
        <Button
          variant="quiet"
          icon={Flag}
          data-safety=""
          onClick={() =>
            openReport({
              contentType: 'mentor_review',
              contentId: id,
              reportedUserId: by.id,
              reportedName: name,
              subject: `${name}’s review`,
            })
          }
        >
          Report<span className="vh"> the review by {name}</span>
        </Button>
      )}
    </li>
  );
}
