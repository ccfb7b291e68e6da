/// <reference types="vite/client" />
import { MessageSquare } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { navigate } from '#platform/web/router/navigate.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { SharedWithMe } from '../../contract/shares.ts';
import { hashOf, linkIn } from '../../pure/share-link.ts';
import { wellnessCrumbs } from '../crumbs.ts';
import { useDiaryLive } from '../data.ts';
import { useHere } from '../zone.ts';
import { useSharedWithMe } from './data.ts';
import './sharing.css';
import { coversWords, lastDayOf } from './words.ts';

/** Whose diary a member may open by name. The key is in the link alone, so the list can’t open it by itself. */
export function Screen() {
  useDiaryLive();
  const { zone } = useHere();
  const list = useSharedWithMe();
  return (
    <div className="stack">
      <PageTitle
        title="Shared with me"
        lead="Parts of other members’ diaries that you can open."
        crumbs={wellnessCrumbs}
      />
      <Section
        title="Diaries you can open"
        intro="Each opens with the link that its member sent you. We don’t have these links. If you can’t find one, ask that member."
      >
        <List
          list={list}
          shown={list.items.length}
          things={['shared diary', 'shared diaries']}
          prefix="with-me"
          level={3}
          empty={
            <EmptyState title="No one shares a diary with you">
              <p>When a member shares a part of their diary with you by name, it shows here.</p>
            </EmptyState>
          }
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list list" role="list">
            {list.items.map((share) => (
              <Shared key={share.id} share={share} zone={zone} name={nameOf(list.items, share)} />
            ))}
          </ul>
        </List>
      </Section>
      {list.items.length > 0 && <OpenLink />}
    </div>
  );
}

/** Two of one member have different names. */
function nameOf(all: readonly SharedWithMe[], { id, owner }: SharedWithMe): string {
  const same = all.filter((other) => other.owner.id === owner.id);
  const name = `Diary of ${owner.displayName}`;
  return same.length > 1 ? `${name}, ${same.findIndex((other) => other.id === id) + 1} of ${same.length}` : name;
}

function Shared({
  share: { id, owner, until, covers, hasCode, openedAt },
  zone,
  name,
}: {
  readonly share: SharedWithMe;
  readonly zone: string;
  readonly name: string;
}) {
  return (
    <li id={`with-me-${id}`} tabIndex={-1}>
      <article className="share" aria-labelledby={`with-me-name-${id}`}>
        <h3 id={`with-me-name-${id}`}>{name}</h3>
        <Facts
          items={[
            { label: 'Until', value: lastDayOf(until, zone) },
            { label: 'What it shows', value: coversWords(covers) },
            {
              label: 'To open it',
              value: hasCode ? 'Its link and its code' : 'Its link',
            },
            { label: 'You opened it', value: openedAt ? <Time value={openedAt} look="absolute" /> : 'Not yet' },
          ]}
        />
        <div className="row">
          <ButtonLink
            href={`/messages/with/${owner.id}`}
            icon={MessageSquare}
            description="Message about a shared diary"
          >
            Message {owner.displayName}
            <span className="vh"> about {name}</span>
          </ButtonLink>
        </div>
      </article>
    </li>
  );
}

const notWhole = 'This isn’t a whole link to a shared diary. Ask the person who sent it for the whole link.';

/** Opens in this browser: what is behind the # of the link goes nowhere else. */
function OpenLink() {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    const link = linkIn(typed.slice(typed.indexOf('#') + 1).trim());
    if (link) return navigate(`/wellness-tracking/shared#${hashOf(link)}`);
    setError(typed.trim() === '' ? 'Paste the link.' : notWhole);
    box.current?.focus();
  };
  return (
    <Section title="Open with a link">
      <form className="stack share-paste" noValidate onSubmit={open}>
        {error && <p className="vh" role="alert">{`Error: ${error}`}</p>}
        <TextField
          ref={box}
          label="Link that you were sent"
          hint="Copy it from the message, and paste it here. A long link may be on several lines."
          error={error}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" variant="primary">
            Open this link
          </Button>
        </div>
      </form>
    </Section>
  );
}
