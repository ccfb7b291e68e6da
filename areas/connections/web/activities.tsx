import { CalendarDays, Check, Coffee, type LucideIcon, Map as MapIcon, UsersRound, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { urlOf } from '#platform/web/client/address.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ConnectionActivity, RelationshipProfile } from '../contract.ts';
import { type ActivityKind, activityKinds } from '../pure/options.ts';
import { activityWords } from '../pure/words.ts';
import { useActivities, useAnswer, useConfirm, useMatches } from './data.ts';
import { Hidden } from './discover.tsx';
import { InviteDialog } from './invite-dialog.tsx';

const ideas: Readonly<Record<ActivityKind, { readonly icon: LucideIcon; readonly words: string }>> = {
  coffee: {
    icon: Coffee,
    words: 'Meet by video, voice or text, each with your own cup. Captions on, camera optional.',
  },
  tour: { icon: MapIcon, words: 'Visit a place together and note how accessible it is: steps, doors, toilets, sound.' },
  group: {
    icon: UsersRound,
    words: 'Join a group or an event together, so that neither of you is alone with someone new.',
  },
};

/** CONNECT-10 to 12 */
export function Activities({ profile }: { readonly profile: RelationshipProfile }) {
  const matches = useMatches(profile.isActive);
  const [kind, setKind] = useState<ActivityKind>();
  const [, setQuery] = useQueryParams();
  if (!profile.isActive) return <Hidden />;
  const mayInvite = matches.items.length > 0;
  return (
    <div className="stack activities">
      <Section
        title="Ideas for a first meeting"
        intro={mayInvite ? 'Choose one, and invite a match at a time that suits you.' : undefined}
      >
        {!mayInvite && !matches.loading && (
          <p>
            You can invite someone once you match.{' '}
            <Button variant="quiet" onClick={() => setQuery({ tab: null }, { push: true })}>
              Look around in Discover
            </Button>
          </p>
        )}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list activity-ideas" role="list">
          {activityKinds.map((one) => (
            <li key={one}>
              <Card className="stack">
                <h3 className="row">
                  <Icon icon={ideas[one].icon} size="l" />
                  {activityWords[one].title}
                </h3>
                <p className="soft">{activityWords[one].takes}</p>
                <p>{ideas[one].words}</p>
                {mayInvite && (
                  <Button onClick={() => setKind(one)}>
                    Invite to this<span className="vh"> ({activityWords[one].title})</span>
                  </Button>
                )}
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Invitations />
      <InviteDialog open={kind !== undefined} matches={matches.items} kind={kind} onClose={() => setKind(undefined)} />
    </div>
  );
}

function Invitations() {
  const list = useActivities();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="stack" aria-labelledby="invitations-title">
      <div className="lintel" />
      <h2 id="invitations-title" ref={heading} tabIndex={-1}>
        Invitations
      </h2>
      <List
        list={list}
        shown={list.items.length}
        things={['invitation', 'invitations']}
        prefix="activity"
        level={3}
        empty={
          <EmptyState title="No invitations yet">
            <p>What you and your matches invite each other to appears here.</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list people-list" role="list">
          {list.items.map((activity) => (
            <Invitation key={activity.id} activity={activity} onDone={() => heading.current?.focus()} />
          ))}
        </ul>
      </List>
    </section>
  );
}

const when = (moment: string) =>
  new Intl.DateTimeFormat('en-AU', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(new Date(moment))
    .replaceAll('\u202f', ' ');

const titleOf = ({ idea, kind }: ConnectionActivity) => idea || activityWords[kind].title;

function stateWords({ state, mine, person }: ConnectionActivity): string {
  if (state === 'invited') return mine ? 'Waiting for an answer' : 'Waiting for your answer';
  if (state === 'accepted') return 'Accepted';
  if (state === 'withdrawn') return mine ? 'You withdrew it' : `${person.displayName} withdrew it`;
  return mine ? `${person.displayName} declined` : 'You declined';
}

interface InvitationProps {
  readonly activity: ConnectionActivity;
  /** What was pressed has gone. */
  readonly onDone: () => void;
}

function Invitation({ activity, onDone }: InvitationProps) {
  const { id, kind, person, mine, startsAt, where, note, state, confirmedByMe, confirmedByThem } = activity;
  const hasBegun = Date.parse(startsAt) <= Date.now();
  const took = [confirmedByMe && 'You', confirmedByThem && person.displayName].filter(Boolean);
  const items = [
    { label: 'When', value: when(startsAt) },
    { label: 'Takes', value: activityWords[kind].takes },
    { label: 'Where', value: where || 'Not decided yet' },
    ...(note ? [{ label: 'Note', value: note }] : []),
    ...(took.length > 0 ? [{ label: 'Took place, says', value: took.join(' and ') }] : []),
  ];
  return (
    <li id={`activity-${id}`}>
      <Card as="article" className="stack" aria-labelledby={`activity-${id}-title`}>
        <h3 id={`activity-${id}-title`}>
          {titleOf(activity)} with {person.displayName}
        </h3>
        <p className="row">
          <Chip tone={state === 'accepted' ? 'ok' : 'plain'}>{stateWords(activity)}</Chip>
          <span className="soft">{mine ? 'You invited' : `${person.displayName} invited you`}</span>
        </p>
        <Facts items={items} />
        <InvitationActions activity={activity} hasBegun={hasBegun} onDone={onDone} />
      </Card>
    </li>
  );
}

function InvitationActions({ activity, hasBegun, onDone }: InvitationProps & { readonly hasBegun: boolean }) {
  const { id, mine, state, version, confirmedByMe, person } = activity;
  const done = (title: string, description?: string) => () => {
    onDone();
    toast({ title, description });
  };
  const accept = useAnswer({
    onDone: done('Invitation accepted', `${person.displayName} is told.`),
    onFail: failed('Couldn’t accept'),
  });
  const decline = useAnswer({
    onDone: done(mine ? 'Invitation withdrawn' : 'Invitation declined'),
    onFail: failed('Couldn’t change the invitation'),
  });
  const confirm = useConfirm({ onDone: done('Confirmed'), onFail: failed('Couldn’t confirm') });
  const named = (
    <span className="vh">
      {' '}
      ({titleOf(activity)} with {person.displayName})
    </span>
  );
  const isOpen = state === 'invited' || (state === 'accepted' && !hasBegun);
  const maySay = state === 'accepted' && hasBegun && !confirmedByMe;
  if (!isOpen && !maySay) return null;
  return (
    <div className="row">
      {state === 'invited' && !mine && (
        <Button
          variant="primary"
          icon={Check}
          pending={accept.pending}
          onClick={() => accept.mutate({ id, version, accept: true })}
        >
          Accept{named}
        </Button>
      )}
      {state === 'accepted' && !hasBegun && (
        <ButtonLink href={urlOf('readActivityCalendar', { id })} icon={CalendarDays} download>
          Save to my calendar{named}
        </ButtonLink>
      )}
      {maySay && (
        <Button variant="primary" icon={Check} pending={confirm.pending} onClick={() => confirm.mutate({ id })}>
          It took place{named}
        </Button>
      )}
      {isOpen && (
        <Button icon={X} pending={decline.pending} onClick={() => decline.mutate({ id, version, accept: false })}>
          {mine ? 'Withdraw invitation' : 'Decline'}
          {named}
        </Button>
      )}
    </div>
  );
}
