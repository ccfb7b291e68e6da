/// <reference types="vite/client" />
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { type Room, rooms } from '../../pure/options.ts';
import { type Relation, relations } from '../../pure/seen-by.ts';
import { roomWords } from '../../pure/words.ts';
import { Adults } from '../adults.tsx';
import { crumbs } from '../crumbs.ts';
import { useOwnAs, useProfile } from '../data.ts';
import { MorePhotos, PersonFacts, PersonHead } from '../person-parts.tsx';
import '../connections.css';

const readers: Readonly<Record<Relation, { readonly label: string; readonly hint: string }>> = {
  card: { label: 'Someone who finds my card', hint: 'My whole profile isn’t open to them.' },
  profile: { label: 'Someone who opens my profile', hint: 'Everyone who fits, or only contacts, as you chose.' },
  match: { label: 'A match', hint: 'We both said yes.' },
  shared: { label: 'A match I shared everything with', hint: 'I pressed Share for each fact.' },
};

export const Screen = () => (
  <Adults title="Your profile as others see it" crumbs={crumbs}>
    <Preview />
  </Adults>
);

const title = 'Your profile as others see it';

const NoProfile = () => (
  <>
    <PageTitle title={title} crumbs={crumbs} />
    <EmptyState
      level={2}
      title="You have no profile yet"
      action={<ButtonLink href="/connections/profile">Create Relationship Profile</ButtonLink>}
    >
      <p>Once you have one, you can look at it here as others do.</p>
    </EmptyState>
  </>
);

/** One’s own profile through the same rule as everybody else’s. */
function Preview() {
  useTitle(title);
  const [query, setQuery] = useQueryParams();
  const as = relations.find((one) => one === query.get('as')) ?? 'card';
  const own = useProfile();
  const { data: profile } = own;
  const room = rooms.find((one) => one === query.get('room')) ?? profile?.rooms[0];
  const seen = useOwnAs(as, profile && room);
  const { data } = seen;
  const { error, loading, refreshing, retry } = profile ? seen : own;
  if (statusOf(own.error) === 404) return <NoProfile />;
  return (
    <>
      <PageTitle
        title={title}
        lead="This is what the other person is really sent."
        crumbs={crumbs}
        actions={
          <ButtonLink href="/connections/profile?step=3" description="stages of facts">
            Change who sees what
          </ButtonLink>
        }
      />
      <div className="stack">
        <RadioGroup<Relation>
          legend="As seen by"
          options={relations.map((value) => ({ value, ...readers[value] }))}
          value={as}
          onChange={(value) => setQuery({ as: value === 'card' ? null : value })}
        />
        {profile && profile.rooms.length > 1 && (
          <RadioGroup<Room>
            legend="Room"
            options={profile.rooms.map((value) => ({ value, label: roomWords[value] }))}
            value={room}
            onChange={(value) => setQuery({ room: value })}
          />
        )}
        {data && (
          <Card as="article" className="person stack" aria-labelledby="preview-name">
            <PersonHead
              person={data}
              heading={
                <h2 id="preview-name">
                  {data.name}, {data.age}
                </h2>
              }
            />
            <MorePhotos person={data} />
            <PersonFacts person={data} mine={[]} />
          </Card>
        )}
        {!data && loading && <Skeleton count={1} label="Loading your profile" />}
        {!data && error && (
          <ErrorState level={2} title="Couldn’t load your profile" onRetry={retry} retrying={refreshing}>
            {textForPeople(error)}
          </ErrorState>
        )}
      </div>
    </>
  );
}
