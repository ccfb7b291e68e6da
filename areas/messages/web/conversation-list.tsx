import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { usePageFocus } from '#platform/web/cache/use-page-focus.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { ConversationEntry } from '../contract.ts';
import { ConversationRow } from './conversation-row.tsx';
import { type Box, useConversations, type Which } from './data.ts';
import { FoundMessages } from './found-messages.tsx';
import { remember, remembered } from './remembered.ts';
import { useSayFound } from './use-say-found.ts';
import { isOfPair } from './words.ts';

const boxes: readonly { readonly box: Box; readonly label: string }[] = [
  { box: 'inbox', label: 'Inbox' },
  { box: 'requests', label: 'Requests' },
  { box: 'archived', label: 'Archived' },
];

const empties: Readonly<Record<Exclude<Box, 'inbox'>, { readonly title: string; readonly text: string }>> = {
  requests: {
    title: 'No message requests',
    text: 'When someone new writes to you, you decide here if you want to talk.',
  },
  archived: {
    title: 'Nothing in the archive',
    text: 'Archived conversations are kept here. A new message brings them back.',
  },
};

const folded = (text: string) => text.toLocaleLowerCase('en-AU');

/** MESSAGES-02: by name and by what was written last, at once. */
const fits = ({ title, content }: ConversationEntry, filter: string) =>
  folded(title).includes(folded(filter)) || folded(content).includes(folded(filter));

const isSelected = (entry: ConversationEntry, selected: Which | undefined) =>
  selected !== undefined &&
  ('id' in selected ? selected.id === entry.id : isOfPair(entry) && selected.with === entry.otherUser?.id);

interface Props {
  readonly selected: Which | undefined;
  readonly onNewMessage: () => void;
}

export function ConversationList({ selected, onNewMessage }: Props) {
  const [{ box, filter }, setShown] = useState(remembered);
  const requests = useConversations('requests');
  const show = (next: Box, words: string) => {
    remember(next, words);
    setShown({ box: next, filter: words });
  };
  const waiting = requests.items.length;
  const words = filter.trim();
  const count = useConversations(box).items.filter((entry) => fits(entry, words)).length;
  const found = count === 0 ? 'No conversations' : counted(count, 'conversation');
  // From the second letter on, messages are looked through as well, and both are said together.
  useSayFound(words.length < 2 ? words : '', found);
  return (
    <>
      <TextField
        label="Search conversations"
        type="search"
        placeholder="Search conversations..."
        autoComplete="off"
        value={filter}
        onChange={(event) => show(box, event.currentTarget.value)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend and a layout of its own */}
      <div className="row convo-boxes" role="group" aria-label="Show">
        {boxes.map(({ box: one, label }) => (
          <Button key={one} variant="quiet" pressed={one === box} onClick={() => show(one, filter)}>
            {label}
            {one === 'requests' && waiting > 0 && <span className="num"> ({waiting})</span>}
          </Button>
        ))}
      </div>
      <Rows key={box} box={box} filter={words} selected={selected} onNewMessage={onNewMessage} />
      {words.length >= 2 && <FoundMessages words={words} conversations={found} />}
    </>
  );
}

function Rows({ box, filter, selected, onNewMessage }: Props & { readonly box: Box; readonly filter: string }) {
  const ownId = useSession().member?.id ?? 0;
  const list = useConversations(box);
  usePageFocus(list, 'conversation', ['conversation', 'conversations']);
  if (list.loading) return <Skeleton count={5} look="row" label="Loading conversations" />;
  if (list.error) {
    return (
      <ErrorState level={3} title="Couldn’t load your conversations" onRetry={list.retry} retrying={list.refreshing}>
        {textForPeople(list.error)}
      </ErrorState>
    );
  }
  if (list.items.length === 0) {
    if (box === 'inbox') {
      return (
        <EmptyState
          level={3}
          title="No conversations yet"
          action={<Button onClick={onNewMessage}>Write a message</Button>}
        >
          <p>Start messaging community members</p>
        </EmptyState>
      );
    }
    return (
      <EmptyState level={3} title={empties[box].title}>
        <p>{empties[box].text}</p>
      </EmptyState>
    );
  }
  const shown = filter === '' ? list.items : list.items.filter((entry) => fits(entry, filter));
  return (
    <>
      {box === 'requests' && (
        <p className="small convo-hint">People who are new to you. They can’t see if you’ve read their message.</p>
      )}
      {shown.length === 0 && <p className="soft">No conversations match.</p>}
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list convos ring-in" role="list">
          {shown.map((entry) => (
            <ConversationRow key={entry.id} entry={entry} ownId={ownId} current={isSelected(entry, selected)} />
          ))}
        </ul>
      )}
      {list.hasMore && <LoadMore label="Show more conversations" pending={list.loadingMore} onLoad={list.loadMore} />}
      {list.moreError && <p role="alert">{textForPeople(list.moreError)}</p>}
    </>
  );
}
