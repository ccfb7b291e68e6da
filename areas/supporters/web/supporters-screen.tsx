/// <reference types="vite/client" />
import { FilePen, History, LogOut, UserRound, X } from 'lucide-react';
import { useState } from 'react';
import { loadPickPeople } from '#areas/messages/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import type { Person } from '#platform/contract/fields.ts';
import { actsFor } from '#platform/web/acting.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { later } from '#platform/web/later.tsx';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { SupportDoor, Supporters, SupportGrant } from '../contract.ts';
import { useAcceptSupport, useAsk, useEndSupport, useStartNow, useSupporters, useSupportNews } from './data.ts';
import { GrantForm } from './grant-form.tsx';
import { levelWords, statedWords, stateText } from './words.ts';
import './supporters.css';

const PickPeople = later(loadPickPeople);
const focusOn = (id: string) => document.getElementById(id)?.focus();
const focusIt = (element: HTMLElement | null) => element?.focus();

/** Who may act for the member, and for whom the member may act. */
export function Screen() {
  const { data, error, loading, refreshing, retry } = useSupporters();
  const [query] = useQueryParams();
  useSupportNews();
  return (
    <div className="stack">
      <PageTitle
        title="Supporters"
        lead="Let someone you trust do some things for you, with a login of their own."
        crumbs={[{ label: 'Home', href: '/' }]}
        actions={
          <>
            <ButtonLink href="/supporters/drafts" icon={FilePen}>
              What supporters prepared
            </ButtonLink>
            <ButtonLink href="/supporters/log" icon={History}>
              What supporters did
            </ButtonLink>
          </>
        }
      />
      {query.get('ended') && !actsFor() && (
        <Notice title="You’re yourself again">
          You can no longer act for that person. Nothing of theirs is open here.
        </Notice>
      )}
      {loading && <Skeleton look="row" label="Loading your supporters" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load your supporters" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && (
        <>
          {data.drafts > 0 && (
            <Notice title={`${counted(data.drafts, 'thing')} to confirm`}>
              Supporters prepared {data.drafts === 1 ? 'it' : 'them'} for you, and nothing is done yet.{' '}
              <Link href="/supporters/drafts">See what they prepared</Link>
            </Notice>
          )}
          <Mine {...data} />
          <Theirs {...data} />
          <AskSomeone {...data} />
        </>
      )}
    </div>
  );
}

/** What is given, area by area. */
function Given({ grant, doors }: { readonly grant: SupportGrant; readonly doors: readonly SupportDoor[] }) {
  return (
    <ul>
      {doors.map(({ name, label, levels }) => {
        const level = grant.levels[name];
        return (
          level && (
            <li key={name}>
              <strong>{label}:</strong> {levelWords[level].toLowerCase()}. <span className="soft">{levels[level]}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}

function Mine({ mine, doors }: Supporters) {
  return (
    <Section title="Who supports you">
      <div id="my-supporters" tabIndex={-1}>
        {mine.length === 0 && <p>No one can act for you.</p>}
        {mine.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
          <ul className="plain-list list" role="list" aria-label="Your supporters">
            {mine.map((grant) => (
              <MySupporter key={grant.id} grant={grant} doors={doors} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

interface OneProps {
  readonly grant: SupportGrant;
  readonly doors: readonly SupportDoor[];
}

function MySupporter({ grant, doors }: OneProps) {
  const { id, person, relation, state, startableAt, version } = grant;
  const name = person.displayName;
  const end = useEndSupport({
    onDone: () => {
      focusOn('my-supporters');
      toast({ title: `${name} can’t act for you now`, description: 'We told them. What they did stays.' });
    },
    onFail: failed(`Couldn’t end it for ${name}`, 'They can still act for you.'),
  });
  const start = useStartNow({
    onDone: () => {
      focusOn('my-supporters');
      announce(`${name} can act for you now`);
    },
    onFail: failed('It hasn’t begun'),
  });
  const startable = startableAt !== null && Date.parse(startableAt) <= Date.now();
  return (
    <li className="supporter">
      <Avatar name={name} src={person.avatar} />
      <div className="supporter-in">
        <h3>{name}</h3>
        <p>
          You say that they are {statedWords[relation]}. {stateText(grant, 'mine')}
        </p>
        {state === 'waiting' && (
          <p className="soft">
            Until then they can’t do anything. If you changed your mind, or someone pressed you, end it now.
          </p>
        )}
        <Given grant={grant} doors={doors} />
        <div className="row">
          {startable && (
            <Button pending={start.pending} onClick={() => start.mutate({ id, version })}>
              Start now<span className="vh"> for {name}</span>
            </Button>
          )}
          <ButtonLink href={`/supporters/${id}/change`}>
            Change<span className="vh"> what {name} can do</span>
          </ButtonLink>
          <Button icon={X} description="ending their support" pending={end.pending} onClick={() => end.mutate({ id })}>
            End<span className="vh"> the support of {name}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

function Theirs({ theirs, doors }: Supporters) {
  return (
    <Section title="Whom you support">
      <div id="supported" tabIndex={-1}>
        {theirs.length === 0 && <p>No one has asked you to support them.</p>}
        {theirs.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
          <ul className="plain-list list" role="list" aria-label="Whom you support">
            {theirs.map((grant) => (
              <Supported key={grant.id} grant={grant} doors={doors} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

function Supported({ grant, doors }: OneProps) {
  const { id, person, relation, state } = grant;
  const name = person.displayName;
  const accept = useAcceptSupport({
    onDone: () => {
      focusOn('supported');
      toast({ title: `You support ${name}`, description: 'It begins in a day. They can begin earlier, or end it.' });
    },
    onFail: failed('Couldn’t accept'),
  });
  const end = useEndSupport({
    onDone: () => {
      focusOn('supported');
      const title = state === 'asked' ? `You declined to support ${name}` : `You no longer support ${name}`;
      toast({ title, description: 'We told them.' });
    },
    onFail: failed('Couldn’t end it'),
  });
  return (
    <li className="supporter">
      <Avatar name={name} src={person.avatar} />
      <div className="supporter-in">
        <h3>{name}</h3>
        <p>
          They say that you are {statedWords[relation]}. {stateText(grant, 'theirs')}
        </p>
        <Given grant={grant} doors={doors} />
        <div className="row">
          {state === 'asked' && (
            <Button variant="primary" pending={accept.pending} onClick={() => accept.mutate({ id })}>
              Accept<span className="vh"> to support {name}</span>
            </Button>
          )}
          {state === 'open' && (
            <ButtonLink
              href={`/supporters/for/${person.id}`}
              variant="primary"
              icon={UserRound}
              description="acting for them"
            >
              Act for {name}
            </ButtonLink>
          )}
          <Button variant="quiet" icon={LogOut} pending={end.pending} onClick={() => end.mutate({ id })}>
            {state === 'asked' ? 'Decline' : 'Stop supporting'}
            <span className="vh"> {name}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

function AskSomeone({ mine, doors }: Supporters) {
  const [person, setPerson] = useState<Person>();
  const ask = useAsk();
  return (
    <Section
      title="Ask someone to support you"
      intro="They say yes first. Then you have a day to think before anything opens to them."
    >
      <div id="ask-someone" tabIndex={-1} className="stack">
        {person ? (
          <p id="whom" tabIndex={-1} ref={focusIt}>
            You’re asking <strong>{person.displayName}</strong>.{' '}
            <Button
              variant="quiet"
              onClick={() => {
                focusOn('ask-someone');
                setPerson(undefined);
              }}
            >
              Ask another person
            </Button>
          </p>
        ) : (
          <PickPeople
            label="Find them by name"
            hint="Choose someone you trust."
            chosen={[]}
            onChange={([one]) => setPerson(one)}
            without={mine.map((grant) => grant.person.id)}
            verb="Choose"
          />
        )}
        {person && (
          <GrantForm
            key={person.id}
            doors={doors}
            label={`What ${person.displayName} can do`}
            submitLabel={`Ask ${person.displayName}`}
            submit={async (given) => {
              await ask.mutateAsync({ userId: person.id, ...given });
              setPerson(undefined);
              focusOn('my-supporters');
              toast({ title: `You asked ${person.displayName}`, description: 'Nothing opens before they say yes.' });
            }}
          />
        )}
      </div>
    </Section>
  );
}
