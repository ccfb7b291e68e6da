/// <reference types="vite/client" />
import { Check, X } from 'lucide-react';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { SupportDraft } from '../contract.ts';
import { useConfirm, useDrafts, useDrop, useSupportNews } from './data.ts';
import { crumbs } from './words.ts';
import './supporters.css';

const sides = [
  { id: 'mine', label: 'For you' },
  { id: 'theirs', label: 'By you' },
] as const;
type Side = (typeof sides)[number]['id'];

/** What was prepared and waits, from both sides. */
export function Screen() {
  const [query, setQuery] = useQueryParams();
  useSupportNews();
  const shown: Side = query.get('side') === 'theirs' ? 'theirs' : 'mine';
  return (
    <div className="stack">
      <PageTitle
        title="What supporters prepared"
        lead="Nothing here is done before the person it’s for confirms it. After 30 days it goes by itself."
        crumbs={crumbs}
      />
      <Tabs
        label="Whose yes it waits for"
        manual
        value={shown}
        onChange={(side) => setQuery({ side: side === 'mine' ? null : side }, { push: true })}
        tabs={sides.map(({ id, label }) => ({ id, label, panel: shown === id && <Drafts key={id} side={id} /> }))}
      />
    </div>
  );
}

const nothing: Readonly<Record<Side, string>> = {
  mine: 'When a supporter prepares something for you, you confirm it or drop it here.',
  theirs: 'What you prepare for someone waits here until they confirm it or drop it.',
};

function Drafts({ side }: { readonly side: Side }) {
  const list = useDrafts(side);
  return (
    <div id="drafts" tabIndex={-1}>
      <List
        list={list}
        shown={list.items.length}
        things={['thing', 'things']}
        prefix="draft"
        level={2}
        empty={
          <EmptyState title="Nothing waits" level={2}>
            <p>{nothing[side]}</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map((draft) => (
            <li key={draft.id} id={`draft-${draft.id}`} tabIndex={-1} className="deed stack">
              <Draft draft={draft} side={side} />
            </li>
          ))}
        </ul>
      </List>
    </div>
  );
}

const focusOnList = () => document.getElementById('drafts')?.focus();

function Draft({ draft, side }: { readonly draft: SupportDraft; readonly side: Side }) {
  const { id, title, lines, link, at, by } = draft;
  const isMine = side === 'mine';
  // As much as tells two of them apart.
  const about = lines
    .slice(0, 3)
    .map(({ value }) => value)
    .join(', ');
  const confirm = useConfirm({
    onDone: ({ link: where }) => {
      toast({ title: 'Confirmed', description: `${title}: ${about}` });
      navigate(where);
    },
    onFail: failed(`Couldn’t do it: ${title}`, 'It still waits here.'),
  });
  const drop = useDrop({
    onDone: () => {
      focusOnList();
      toast({ title: isMine ? 'Dropped. No one is told.' : 'Withdrawn' });
    },
    onFail: failed('Couldn’t drop it'),
  });
  return (
    <>
      <h2>{title}</h2>
      <p className="soft small">
        {isMine ? `By ${by.displayName} for you` : `By you for ${draft.for.displayName}`},{' '}
        <Time midSentence value={at} />
      </p>
      <Facts items={lines} />
      {isMine && (
        <p>
          <Link href={link}>
            Look at it first<span className="vh">: {about}</span>
          </Link>
        </p>
      )}
      <div className="row">
        {isMine && (
          <Button
            variant="primary"
            icon={Check}
            description="confirming it"
            pending={confirm.pending}
            onClick={() => confirm.mutate({ id })}
          >
            Confirm
            <span className="vh">
              {' '}
              {title}: {about}
            </span>
          </Button>
        )}
        <Button icon={X} description="dropping it" pending={drop.pending} onClick={() => drop.mutate({ id })}>
          {isMine ? 'Drop' : 'Withdraw'}
          <span className="vh">
            {' '}
            {title}: {about}
          </span>
        </Button>
      </div>
    </>
  );
}
