import { UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { type QueryChange, useQueryParams } from '#platform/web/router/hooks.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState, EndState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ConnectionPerson, RelationshipProfile } from '../contract.ts';
import { type ReasonKind, type Room, reasonKinds, rooms } from '../pure/options.ts';
import { reasonWords, roomWords } from '../pure/words.ts';
import { LikeButton, PassButton } from './choices.tsx';
import { useCount, useDiscover, useEditProfile, usePersonLive } from './data.ts';
import { type DiscoverFilters, filtersIn, isNarrowed, noFilters } from './discover-filters.ts';
import { FilterForm } from './filter-form.tsx';
import { PersonFacts, PersonHead, Reasons } from './person-parts.tsx';

/** So many cards listen for changes: a browser may listen to sixty things at most. */
const mostListening = 30;

export const Hidden = () => (
  <EmptyState level={2} title="You’re not visible">
    <p>While “Visible” is off, no one sees you and you see no one. Turn it on to look around.</p>
  </EmptyState>
);

/** CONNECT-04 to 08. Room and filters stand in the address. */
export function Discover({ profile }: { readonly profile: RelationshipProfile }) {
  const [query, setQuery] = useQueryParams();
  const filters = filtersIn(query);
  const room = filters.room ?? profile.rooms[0] ?? 'friendship';
  const onChange = (change: QueryChange) => setQuery(change, { push: true });
  if (!profile.isActive) return <Hidden />;
  const isIn = profile.rooms.includes(room);
  return (
    <div className="discover">
      <div className="discover-side">
        <Link className="discover-skip" href="#connections-people">
          Skip the filters
        </Link>
        <FilterForm key={room} profile={profile} room={room} filters={filters} onApply={onChange} />
      </div>
      <div id="connections-people" className="discover-main stack">
        <RadioGroup<Room>
          legend="Room"
          hint="Two separate rooms. No one in one can see the other."
          options={rooms.map((value) => ({
            value,
            label: roomWords[value],
            hint: profile.rooms.includes(value) ? 'You have a card here' : 'You have no card here',
          }))}
          value={room}
          onChange={(value) => onChange({ ...noFilters, room: value })}
        />
        {isIn ? (
          <People profile={profile} filters={{ ...filters, room }} onChange={onChange} />
        ) : (
          <EmptyState
            level={2}
            title={`You have no card in ${roomWords[room]}`}
            action={<ButtonLink href="/connections/profile">Change what I’m looking for</ButtonLink>}
          >
            <p>Add what you look for here to your profile, and you can see each other.</p>
          </EmptyState>
        )}
      </div>
    </div>
  );
}

interface PeopleProps {
  readonly profile: RelationshipProfile;
  readonly filters: DiscoverFilters;
  readonly onChange: (change: QueryChange) => void;
}

function People({ profile, filters, onChange }: PeopleProps) {
  const list = useDiscover(filters, true);
  const { data } = useCount(filters, true);
  const heading = useRef<HTMLHeadingElement>(null);
  const { items } = list;
  const title = data && `${data.more ? 'More than ' : ''}${counted(data.count, 'person fits', 'people fit')}`;
  const address = JSON.stringify(filters);
  const before = useRef(address);
  // Said once for each search, and not when a card goes.
  useEffect(() => {
    if (!title || before.current === address) return;
    before.current = address;
    announce(title);
  }, [title, address]);
  return (
    <>
      <div className="row discover-top">
        <h2 ref={heading} tabIndex={-1} id="discover-title">
          {title ?? 'People'}
        </h2>
        {items.length > 1 && <p className="soft small">Closest fit first</p>}
      </div>
      <List
        list={list}
        shown={items.length}
        total={data?.count}
        things={['person', 'people']}
        prefix="person"
        level={3}
        empty={<Nobody filters={filters} onReset={() => onChange(noFilters)} />}
        end={
          <EndState
            title="That’s everyone who fits."
            action={isNarrowed(filters) && <Button onClick={() => onChange(noFilters)}>Show everyone who fits</Button>}
          >
            <p>People you passed stay away. So do people you blocked.</p>
          </EndState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list people-list" role="list">
          {items.map((person, at) => (
            <PersonCard
              key={person.id}
              person={person}
              profile={profile}
              listens={at < mostListening}
              onGone={() => heading.current?.focus()}
            />
          ))}
        </ul>
      </List>
      <HowItCounts profile={profile} />
    </>
  );
}

const Nobody = ({ filters, onReset }: { readonly filters: DiscoverFilters; readonly onReset: () => void }) =>
  isNarrowed(filters) ? (
    <EmptyState title="No one fits these filters" action={<Button onClick={onReset}>Remove all filters</Button>}>
      <p>Try a wider age range or distance, or fewer kinds of support.</p>
    </EmptyState>
  ) : (
    <EmptyState
      title="No one fits yet"
      action={<ButtonLink href="/connections/profile">Widen what I’m looking for</ButtonLink>}
    >
      <p>You’ve seen everyone who fits your settings. New people join over time.</p>
    </EmptyState>
  );

interface PersonCardProps {
  readonly person: ConnectionPerson;
  readonly profile: RelationshipProfile;
  readonly listens: boolean;
  readonly onGone: () => void;
}

function PersonCard({ person, profile, listens, onGone }: PersonCardProps) {
  usePersonLive(listens ? person.id : undefined);
  const { id, name, age, room } = person;
  const href = `/connections/people/${id}?room=${room}`;
  return (
    <li id={`person-${id}`}>
      <Card as="article" className="person stack" aria-labelledby={`person-${id}-name`}>
        <PersonHead
          person={person}
          heading={
            <h3 id={`person-${id}-name`}>
              <Link href={href}>
                {name}, {age}
              </Link>
            </h3>
          }
        />
        <PersonFacts person={person} mine={profile.interests} />
        <Reasons person={person} level={4} />
        <div className="row">
          <PassButton person={person} onGone={onGone} />
          <ButtonLink href={href} icon={UserRound} description="profile of a person">
            View Profile<span className="vh"> of {name}</span>
          </ButtonLink>
          <LikeButton person={person} onGone={onGone} />
        </div>
      </Card>
    </li>
  );
}

/** Which reasons count is the member’s to choose. */
function HowItCounts({ profile }: { readonly profile: RelationshipProfile }) {
  const { userId, droppedReasons, version } = profile;
  const edit = useEditProfile({
    onDone: () => toast({ title: 'Scores changed', description: 'The list is sorted by the reasons you chose.' }),
    onFail: failed('Couldn’t change the scores'),
  });
  const counting = reasonKinds.filter((kind) => !droppedReasons.includes(kind));
  const choose = (kinds: readonly ReasonKind[]) => {
    if (edit.pending || kinds.length === 0) return;
    edit.mutate({ userId, droppedReasons: reasonKinds.filter((kind) => !kinds.includes(kind)), version });
  };
  return (
    <Section
      title="How the score is worked out"
      level={3}
      intro="From what you both wrote, and how far apart you live. Nothing about a diagnosis, looks or money counts. The same profiles always give the same score."
    >
      <CheckboxGroup<ReasonKind>
        legend="Reasons that count for me"
        hint="At least one. Only you see this choice."
        options={reasonKinds.map((value) => ({ value, label: reasonWords[value] }))}
        values={counting}
        onChange={choose}
      />
      <p>
        <Link href="/contact-support">Ask a person about the score</Link>
      </p>
    </Section>
  );
}
