import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { DraftEntry } from '../contract.ts';
import { useCreateDraft, useDeleteDraft, useDrafts } from './data.ts';
import { emptyContent } from './draft-keeper.ts';
import { kindWords } from './kind-words.ts';
import './writing.css';

/** What one has begun to write, with the way on. */
export function Screen() {
  const list = useDrafts();
  const create = useCreateDraft();
  const begin = async () => {
    try {
      const { id } = await create.mutateAsync({ kind: 'blog', content: emptyContent });
      navigate(`/drafts/${id}`);
    } catch (error) {
      failed('Couldn’t start the draft')(error);
    }
  };
  const button = (
    <Button variant="primary" pending={create.pending} onClick={() => void begin()}>
      Write a blog draft
    </Button>
  );
  return (
    <div className="writing-page stack">
      <PageTitle
        title="Drafts"
        lead="What you have begun to write. Only you can see it."
        actions={list.items.length > 0 && button}
      />
      <List
        list={list}
        shown={list.items.length}
        things={['draft', 'drafts']}
        prefix="draft"
        empty={
          <EmptyState level={2} title="No drafts yet" action={button}>
            <p>Anything you start writing is kept here until you publish or delete it.</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map((draft) => (
            <DraftRow key={draft.id} draft={draft} />
          ))}
        </ul>
      </List>
    </div>
  );
}

function DraftRow({ draft }: { readonly draft: DraftEntry }) {
  const [gone, setGone] = useState(false);
  const remove = useDeleteDraft();
  const create = useCreateDraft();
  const name = draft.title || draft.excerpt || 'Without words yet';
  const drop = async () => {
    try {
      const { kind, targetId, content, publishAt } = await remove.mutateAsync({ id: draft.id });
      setGone(true);
      document.querySelector<HTMLElement>('h1')?.focus();
      const back = async () => {
        try {
          await create.mutateAsync({ kind, targetId, content, publishAt });
          announce('Draft restored.');
        } catch (error) {
          failed('Couldn’t restore the draft')(error);
        }
      };
      toast({
        title: 'Draft deleted',
        action: { label: 'Undo', onAction: () => void back() },
        duration: 10_000,
      });
    } catch (error) {
      failed('Couldn’t delete the draft')(error);
    }
  };
  if (gone) return null;
  return (
    <li className="draft-row" id={`draft-${draft.id}`}>
      <div className="stack">
        <p className="draft-name">
          <Link href={`/drafts/${draft.id}`}>{name}</Link>
        </p>
        {draft.title && draft.excerpt && <p className="soft">{draft.excerpt}</p>}
        <p className="row small">
          <Chip>{kindWords(draft.kind)}</Chip>
          <span>
            {counted(draft.words, 'word')}, last change: <Time value={draft.updatedAt} />
          </span>
          {draft.publishAt && (
            <span>
              Publishes: <Time value={draft.publishAt} look="absolute" />
            </span>
          )}
        </p>
      </div>
      <Button variant="quiet" pending={remove.pending} onClick={() => void drop()}>
        Delete<span className="vh"> the draft {name}</span>
      </Button>
    </li>
  );
}
