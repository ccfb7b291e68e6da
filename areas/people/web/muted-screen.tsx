import { useSession } from '#platform/web/session.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Mute } from '../contract.ts';
import { refreshAfterMute, useMutes, useUnmute } from './data-mutes.ts';
import { MuteForm } from './mute-form.tsx';
import { sayUnmuted } from './mute-toasts.ts';
import { mutedName, untilWords } from './mute-words.ts';
import { useKeepFocus } from './use-keep-focus.ts';
import './people.css';

/** What one does not want to come across, and the way to add to it. */
export function Screen() {
  const { member } = useSession();
  return (
    <div className="profile-edit stack">
      <PageTitle
        title="Muted members, words and tags"
        lead="They don’t come up in your feed, and you don’t get notifications from muted members. No one is told."
        crumbs={[{ label: 'My profile', href: `/profile/${member?.id ?? ''}` }]}
      />
      <Section title="Mute a word or tag">
        <MuteForm />
      </Section>
      <Mutes />
      <p>
        <Link href={`/profile/${member?.id ?? ''}/blocked`}>Members you have blocked</Link>
      </p>
    </div>
  );
}

const groups = [
  { kind: 'member', title: 'Members', none: 'You haven’t muted anyone. “Mute” is on each profile and post.' },
  { kind: 'word', title: 'Words', none: 'You haven’t muted any words.' },
  { kind: 'tag', title: 'Tags', none: 'You haven’t muted any tags.' },
] as const;

function Mutes() {
  const list = useMutes();
  const keepFocus = useKeepFocus(list.items.length);
  const kinds = groups.map(({ kind, title, none }) => {
    const mutes = list.items.filter((mute) => mute.kind === kind);
    return (
      <Section key={kind} title={title}>
        {mutes.length === 0 ? (
          <p className="soft">{none}</p>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
          <ul className="plain-list list" role="list">
            {mutes.map((mute) => (
              <MuteRow key={mute.id} mute={mute} onGo={keepFocus} />
            ))}
          </ul>
        )}
      </Section>
    );
  });
  return (
    <List
      list={list}
      shown={list.items.length}
      things={['muted member, word or tag', 'muted members, words and tags']}
      prefix="muted"
      empty={kinds}
    >
      {kinds}
    </List>
  );
}

function MuteRow({ mute, onGo }: { readonly mute: Mute; readonly onGo: () => void }) {
  const name = mutedName(mute);
  const { member } = mute;
  const unmute = useUnmute({
    onDone: (was) => {
      sayUnmuted(was);
      void refreshAfterMute();
    },
    onFail: failed(`${name} is still muted`),
  });
  const press = () => {
    onGo();
    unmute.mutate({ id: mute.id });
  };
  return (
    <li className="person-row" id={`muted-${mute.id}`}>
      {member && <Avatar name={member.displayName} src={member.avatar} />}
      <div className="person-words">
        <h3>{member ? <Link href={`/profile/${member.id}`}>{name}</Link> : name}</h3>
        <p className="soft small">{untilWords(mute.until)}</p>
      </div>
      <Button pending={unmute.pending} pendingText="Unmuting…" onClick={press}>
        Unmute<span className="vh"> {name}</span>
      </Button>
    </li>
  );
}
