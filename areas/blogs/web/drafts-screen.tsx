/// <reference types="vite/client" />

import { useState } from 'react';
import type { getPost } from '#areas/posts/contract.ts';
import type { DraftEntry } from '#areas/writing/contract.ts';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useSession } from '#platform/web/session.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { dropDraft, unschedule, useBlogDrafts } from './data.ts';
import './blogs.css';

/** Blogs that one has begun, with those that wait for their time. */
export function Screen() {
  const list = useBlogDrafts();
  const { member } = useSession();
  const write = (
    <ButtonLink href="/blogs/write" variant="primary">
      Write a blog
    </ButtonLink>
  );
  const none = !list.loading && !list.error && list.items.length === 0;
  return (
    <div className="write-page stack">
      <PageTitle
        title="Your blog drafts"
        lead="Blogs you’ve started but not published. Only you can see them."
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Blogs', href: '/blogs' },
        ]}
        actions={!none && write}
      />
      <List
        list={list}
        shown={list.items.length}
        things={['draft', 'drafts']}
        prefix="draft"
        moreLabel="Load more drafts"
        empty={
          <EmptyState level={2} title="No drafts" action={write} boxed>
            <p>Blogs you start are kept here until you publish or delete them.</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list" aria-label="Drafts">
          {list.items.map((draft) => (
            <DraftRow key={draft.id} draft={draft} />
          ))}
        </ul>
      </List>
      {member && (
        <p>
          <Link href={`/profile/${member.id}?tab=blogs`}>See your blogs, including ones only you can read</Link>
        </p>
      )}
    </div>
  );
}

/** Changes of a published blog lead to it; a new blog to the page where it is written. */
function useHref({ id, targetId }: DraftEntry): string {
  const { data } = useRead<typeof getPost>('getPost', { id: targetId ?? 0 }, { enabled: targetId !== null });
  return data?.mine ? `${data.path}/edit` : `/blogs/write?draft=${id}`;
}

function DraftRow({ draft }: { readonly draft: DraftEntry }) {
  const [pending, setPending] = useState(false);
  const href = useHref(draft);
  const name = draft.title || draft.excerpt || 'No text yet';
  const run = async (work: () => Promise<void>, trouble: string) => {
    setPending(true);
    await work().catch(failed(trouble));
    setPending(false);
  };
  const drop = async () => {
    const back = await dropDraft(draft);
    document.querySelector<HTMLElement>('#main h1')?.focus();
    toast({
      title: 'Draft deleted',
      duration: 15_000,
      action: {
        label: 'Undo',
        onAction: () =>
          void back().then(() => toast({ title: 'Draft restored' }), failed('Couldn’t restore the draft')),
      },
    });
  };
  return (
    <li className="write-draft" id={`draft-${draft.id}`}>
      <div>
        <h2>
          <Link href={href}>{name}</Link>
        </h2>
        {draft.title && draft.excerpt && <p className="soft">{draft.excerpt}</p>}
        <p className="small">
          {draft.targetId !== null && 'Changes to a published blog · '}
          {counted(draft.words, 'word')} · changed <Time midSentence value={draft.updatedAt} />
        </p>
        {draft.publishAt && (
          <p>
            <strong>
              Publishes <Time value={draft.publishAt} look="absolute" />
            </strong>
          </p>
        )}
      </div>
      <div className="row">
        {draft.publishAt && (
          <Button
            pending={pending}
            onClick={() =>
              void run(async () => {
                await unschedule(draft);
                announce('Unscheduled. It’s a draft again.');
              }, 'Couldn’t save your change')
            }
          >
            Unschedule<span className="vh"> from {name}</span>
          </Button>
        )}
        <Button variant="quiet" pending={pending} onClick={() => void run(drop, 'Couldn’t delete the draft')}>
          Delete<span className="vh"> the draft {name}</span>
        </Button>
      </div>
    </li>
  );
}
