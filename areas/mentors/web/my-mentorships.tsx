import { Time } from '#platform/web/time/time.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { Mentorship } from '../contract.ts';
import { focusWords } from '../pure/options.ts';
import { useMentorships } from './data.ts';
import { MyGroups } from './my-groups.tsx';
import { otherName, otherOf, stateTone, stateWords } from './words.ts';

/** MENTOR-06, -14, -28 */
export function MyMentorships() {
  const list = useMentorships();
  return (
    <div className="stack">
      <h2 className="vh">My Mentorships</h2>
      {list.loading ? (
        <Spinner label="Loading your mentorships" />
      ) : (
        <List
          list={list}
          shown={list.items.length}
          things={['mentorship', 'mentorships']}
          prefix="mentorship"
          level={3}
          empty={
            <EmptyState
              title="No active mentorships"
              action={<ButtonLink href="/mentor-matching">Find a mentor</ButtonLink>}
            >
              <p>When a mentor accepts your request, or you accept one, it shows here.</p>
            </EmptyState>
          }
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list mentor-cards" role="list">
            {list.items.map((mentorship) => (
              <Item key={mentorship.id} mentorship={mentorship} />
            ))}
          </ul>
        </List>
      )}
      <MyGroups />
    </div>
  );
}

function Item({ mentorship }: { readonly mentorship: Mentorship }) {
  const { id, side, focusArea, status, progress, goals, nextSession } = mentorship;
  const name = otherName(mentorship);
  return (
    <li className="sheet mentor" id={`mentorship-${id}`}>
      <div className="mentor-top">
        <div className="mentor-who">
          <Avatar name={name} src={otherOf(mentorship)?.avatar} />
          <div>
            <h3>
              <Link href={`/mentor-matching/mentorships/${id}`}>{name}</Link>
            </h3>
            <p className="soft">{side === 'mentor' ? 'You are the mentor' : 'Your mentor'}</p>
          </div>
        </div>
        <Chip tone={stateTone(status)}>{stateWords[status]}</Chip>
      </div>
      <p>{focusWords[focusArea]}</p>
      <Progress label={`Progress with ${name}`} value={progress} />
      {goals.length > 0 && (
        <ul aria-label={`Goals with ${name}`}>
          {goals.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
      <p className="soft">
        {nextSession ? (
          <>
            Next session: <Time value={nextSession} look="absolute" />
          </>
        ) : (
          'No session is planned'
        )}
      </p>
    </li>
  );
}
