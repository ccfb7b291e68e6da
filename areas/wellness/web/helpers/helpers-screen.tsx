/// <reference types="vite/client" />
import { LogOut, PenLine, X } from 'lucide-react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { WellnessHelpers } from '../../contract/helpers.ts';
import { wellnessCrumbs } from '../crumbs.ts';
import { PickPeople } from '../pick-people.ts';
import { useAllowHelper, useDiaryKey, useEndHelper, useHelpers, useStopHelping } from './data.ts';
import './helpers.css';

/** Who may write in one’s diary, and in whose one may write. */
export function Screen() {
  const { data, error, loading, refreshing, retry } = useHelpers();
  return (
    <div className="stack">
      <PageTitle
        title="Helpers"
        lead="A helper writes entries for you. They can’t read your diary."
        crumbs={wellnessCrumbs}
      />
      {loading && <Skeleton look="row" label="Loading the helpers" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load the helpers" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && (
        <>
          <Mine helpers={data.helpers} />
          <Others helpsFor={data.helpsFor} />
        </>
      )}
    </div>
  );
}

const focusOn = (id: string) => document.getElementById(id)?.focus();

function Mine({ helpers }: Pick<WellnessHelpers, 'helpers'>) {
  const key = useDiaryKey();
  const isSealed = key.data?.mode === 'sealed';
  return (
    <Section
      title="Who may write in your diary"
      intro="They see only what they wrote today. Their entries are private, and have their name."
    >
      <div className="helpers" id="own-helpers" tabIndex={-1}>
        {helpers.length === 0 && <p>No one but you writes in your diary.</p>}
        {helpers.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
          <ul className="plain-list list" role="list" aria-label="Your helpers">
            {helpers.map((helper) => (
              <Helper key={helper.person.id} helper={helper} />
            ))}
          </ul>
        )}
        {isSealed ? (
          <Notice title="Your diary is sealed with your passphrase">
            No one else can write in it while it is. That holds for the helpers above, too.
          </Notice>
        ) : (
          key.data && <Allow helpers={helpers} />
        )}
      </div>
    </Section>
  );
}

function Allow({ helpers }: Pick<WellnessHelpers, 'helpers'>) {
  const allow = useAllowHelper({
    onDone: (answer, { userId }) => {
      const name = answer.helpers.find(({ person }) => person.id === userId)?.person.displayName ?? 'They';
      focusOn('own-helpers');
      toast({ title: `${name} can write in your diary now`, description: 'We told them. You can end it at any time.' });
    },
    onFail: failed('Couldn’t add the helper'),
  });
  return (
    <PickPeople
      label="Find a helper by name"
      hint="Choose someone you trust. They can write for you at once."
      chosen={[]}
      onChange={([person]) => person && allow.mutate({ userId: person.id })}
      without={helpers.map(({ person }) => person.id)}
      verb="Allow"
    />
  );
}

function Helper({ helper: { person, since } }: { readonly helper: WellnessHelpers['helpers'][number] }) {
  const { id, displayName, avatar } = person;
  const end = useEndHelper({
    onDone: () => {
      focusOn('own-helpers');
      toast({ title: `${displayName} can’t write in your diary now`, description: 'What they wrote stays.' });
    },
    onFail: failed(`Couldn’t end it for ${displayName}`, 'They can still write in your diary.'),
  });
  return (
    <li className="helper">
      <Avatar name={displayName} src={avatar} />
      <span className="helper-name">
        <strong>{displayName}</strong>{' '}
        <span className="soft">
          since <Time value={since} look="absolute" />
        </span>
      </span>
      <Button icon={X} pending={end.pending} onClick={() => end.mutate({ userId: id })}>
        Remove<span className="vh"> {displayName} as a helper</span>
      </Button>
    </li>
  );
}

function Others({ helpsFor }: Pick<WellnessHelpers, 'helpsFor'>) {
  return (
    <Section title="Whose diary you may write in">
      <div className="helpers" id="helped" tabIndex={-1}>
        {helpsFor.length === 0 ? (
          <p>No one has asked you to write for them yet.</p>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
          <ul className="plain-list list" role="list" aria-label="Whose diary you may write in">
            {helpsFor.map((one) => (
              <Helped key={one.person.id} one={one} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

function Helped({ one: { person, canWrite } }: { readonly one: WellnessHelpers['helpsFor'][number] }) {
  const { id, displayName, avatar } = person;
  const stop = useStopHelping({
    onDone: () => {
      focusOn('helped');
      toast({ title: `You no longer write for ${displayName}` });
    },
    onFail: failed('Couldn’t end it'),
  });
  return (
    <li className="helper">
      <Avatar name={displayName} src={avatar} />
      <span className="helper-name">
        <strong>{displayName}</strong>
        {!canWrite && <span className="helper-why">Their diary is sealed now, so only they can write in it.</span>}
      </span>
      {canWrite && (
        <ButtonLink href={`/wellness-tracking/helpers/${id}`} icon={PenLine}>
          Write an entry<span className="vh"> for {displayName}</span>
        </ButtonLink>
      )}
      <Button variant="quiet" icon={LogOut} pending={stop.pending} onClick={() => stop.mutate({ userId: id })}>
        Stop helping<span className="vh"> {displayName}</span>
      </Button>
    </li>
  );
}
