/// <reference types="vite/client" />

import { useEffect } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { EmptyState, EndState } from '#platform/web/ui/states.tsx';
import { useWanted } from './data-media.ts';
import { WantedItem } from './media/wanted-item.tsx';
import './posts.css';

/** Describe-for-me: pictures whose authors ask others for words, longest waiting first. */
export function Screen() {
  const list = useWanted();
  const { items, newCount } = list;
  // Named by their pictures: they have no id of their own.
  useEffect(() => {
    if (newCount === 0) return;
    document.querySelector<HTMLElement>(`.wanted > :nth-child(${items.length - newCount + 1})`)?.focus();
    announce(counted(newCount, 'more picture'));
  }, [newCount, items.length]);
  return (
    <div className="post-page">
      <PageTitle
        title="Pictures to describe"
        lead="These members can’t describe their pictures, or would like help. Offer a description; they decide."
        crumbs={[{ label: 'Home', href: '/' }]}
      />
      <List
        list={list}
        shown={items.length}
        things={['picture', 'pictures']}
        prefix="wanted"
        look="post"
        empty={
          <EmptyState
            level={2}
            boxed
            title="No pictures waiting"
            action={<ButtonLink href="/">Go to the home page</ButtonLink>}
          >
            <p>No one is asking for a description right now. Thanks for looking.</p>
          </EmptyState>
        }
        end={<EndState title="That’s all the pictures waiting for a description." />}
      >
        <div className="posts wanted">
          {items.map((wanted) => (
            <WantedItem key={wanted.media.id} wanted={wanted} />
          ))}
        </div>
      </List>
    </div>
  );
}
