/// <reference types="vite/client" />

import { useQueryParams } from '#platform/web/router/hooks.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import type { ConnectionPerson } from '../contract.ts';
import { type Room, rooms } from '../pure/options.ts';
import { roomWords } from '../pure/words.ts';
import { Adults } from './adults.tsx';
import { LikeButton, PassButton } from './choices.tsx';
import { crumbs } from './crumbs.ts';
import { usePerson, usePersonLive, useProfile } from './data.ts';
import { BlockButton, ReportButton } from './match-actions.tsx';
import { MorePhotos, PersonFacts, PersonHead, Reasons } from './person-parts.tsx';
import './connections.css';

const words = {
  thing: 'profile',
  title: 'Profile in Connections',
  missing: 'Profile not found',
  lead: 'They may not be visible, or you may not have access to their profile.',
  way: { label: 'Go to Connections', href: '/connections' },
  crumbs,
};

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  const [query] = useQueryParams();
  const room = rooms.find((one) => one === query.get('room')) ?? 'friendship';
  return (
    <Adults title="Profile in Connections" crumbs={crumbs}>
      <ById id={params.id} key={room} use={useIn[room]} words={words}>
        {(person) => <Person person={person} room={room} />}
      </ById>
    </Adults>
  );
}

const useFriend = (id: number) => usePerson(id, 'friendship');
const useDate = (id: number) => usePerson(id, 'dating');
const useIn = { friendship: useFriend, dating: useDate } as const;

function Person({ person, room }: { readonly person: ConnectionPerson; readonly room: Room }) {
  const { id, name, age, relation } = person;
  useTitle(`${name}, ${age}`);
  usePersonLive(id);
  const { data: profile } = useProfile();
  const leave = () => navigate(`/connections?room=${room}`);
  return (
    <div className="stack">
      <PageTitle title={`${name}, ${age}`} lead={`In ${roomWords[room]}`} crumbs={crumbs} />
      <PersonHead person={person} heading={<h2>About {name}</h2>} />
      {relation === 'card' && (
        <Notice title="You see the card of this profile">
          <p>{name} shows more to contacts and matches.</p>
        </Notice>
      )}
      <MorePhotos person={person} />
      <PersonFacts person={person} mine={profile?.interests ?? []} />
      <Reasons person={person} level={3} />
      <div className="row">
        {relation === 'match' ? (
          <ButtonLink href="/connections?tab=matches" variant="primary">
            Go to your matches
          </ButtonLink>
        ) : (
          <>
            <PassButton person={person} onGone={leave} />
            <LikeButton person={person} onGone={leave} />
          </>
        )}
        <BlockButton person={person} onGone={leave} />
        <ReportButton person={person} />
      </div>
    </div>
  );
}
