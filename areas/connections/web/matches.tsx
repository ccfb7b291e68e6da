import { CalendarPlus, FileLock2, MessageCircle, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { ConnectionMatch, RelationshipProfile } from '../contract.ts';
import { roomWords } from '../pure/words.ts';
import { useMatches, usePersonLive } from './data.ts';
import { Hidden } from './discover.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { BlockButton, ReportButton, Sharing, UnmatchButton } from './match-actions.tsx';
import { PersonFacts, PersonHead } from './person-parts.tsx';

const mostListening = 30;

/** CONNECT-09 */
export function Matches({ profile }: { readonly profile: RelationshipProfile }) {
  const list = useMatches(profile.isActive);
  const [, setQuery] = useQueryParams();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!profile.isActive) return <Hidden />;
  return (
    <div className="stack">
      <h2 ref={heading} tabIndex={-1}>
        Your matches
      </h2>
      <List
        list={list}
        shown={list.items.length}
        things={['match', 'matches']}
        prefix="match"
        level={3}
        empty={
          <EmptyState
            title="No matches yet"
            action={<Button onClick={() => setQuery({ tab: null }, { push: true })}>Look around in Discover</Button>}
          >
            <p>When you and someone like each other, you find them here.</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list people-list" role="list">
          {list.items.map((match, at) => (
            <MatchCard
              key={match.matchId}
              match={match}
              profile={profile}
              listens={at < mostListening}
              onGone={() => heading.current?.focus()}
            />
          ))}
        </ul>
      </List>
    </div>
  );
}

interface MatchCardProps {
  readonly match: ConnectionMatch;
  readonly profile: RelationshipProfile;
  readonly listens: boolean;
  readonly onGone: () => void;
}

function MatchCard({ match, profile, listens, onGone }: MatchCardProps) {
  usePersonLive(listens ? match.id : undefined);
  const [inviting, setInviting] = useState(false);
  const { id, matchId, name, age, room, matchedAt, allowMessages } = match;
  const href = `/connections/people/${id}?room=${room}`;
  return (
    <li id={`match-${id}`}>
      <Card as="article" className="person stack" aria-labelledby={`match-${matchId}-name`}>
        <PersonHead
          person={match}
          heading={
            <h3 id={`match-${matchId}-name`}>
              <Link href={href}>
                {name}, {age}
              </Link>
            </h3>
          }
        />
        <p className="soft">
          Matched in {roomWords[room]}, <Time midSentence value={matchedAt} />
        </p>
        <PersonFacts person={match} mine={profile.interests} />
        <Sharing match={match} />
        {!allowMessages && <p className="soft">You two don’t take messages from matches here.</p>}
        <div className="row">
          {allowMessages && (
            <ButtonLink href={`/messages/with/${id}`} variant="primary" icon={MessageCircle}>
              Message<span className="vh"> {name}</span>
            </ButtonLink>
          )}
          <Button icon={CalendarPlus} onClick={() => setInviting(true)}>
            Invite<span className="vh"> {name}</span>
          </Button>
          <ButtonLink href={href} icon={UserRound} description="profile of a person">
            View Profile<span className="vh"> of {name}</span>
          </ButtonLink>
          <UnmatchButton match={match} onGone={onGone} />
          <BlockButton person={match} onGone={onGone} />
          <ReportButton person={match} />
          <ButtonLink href="/police-and-evidence#keep" variant="quiet" icon={FileLock2}>
            Keep evidence<span className="vh"> about {name}</span>
          </ButtonLink>
        </div>
        <InviteDialog open={inviting} matches={[match]} onClose={() => setInviting(false)} />
      </Card>
    </li>
  );
}
