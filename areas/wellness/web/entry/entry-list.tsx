import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { WellnessEntry } from '../../contract/entries.ts';
import { wholeDay } from '../../pure/days.ts';
import type { useEntries } from '../data.ts';
import { clockIn } from '../local-words.ts';
import { type OpenEntry, openOf } from '../opened.ts';
import { useWaiting } from '../waiting/use-waiting.ts';
import { WaitingEntries } from '../waiting/waiting-entries.tsx';
import type { Here } from '../zone.ts';
import type { OwnFields } from './entry-fields.tsx';
import { EditEntry } from './entry-form.tsx';
import { SaidFigures, SaidWords, Sight } from './said.tsx';
import { useRemoveEntry } from './use-remove-entry.ts';

interface EntryListProps {
  readonly list: ReturnType<typeof useEntries>;
  readonly entries: readonly OpenEntry[];
  readonly own: OwnFields;
  readonly here: Here;
}

/** WELL-19: what was written, the newest first; each can be changed and deleted. */
export function EntryList({ list, entries, own, here }: EntryListProps) {
  const { waiting } = useWaiting();
  return (
    <Section title="Your entries" intro="Newest first. Only you can see them, unless you share them.">
      <WaitingEntries saved={list.items} own={own} entries={entries} here={here} />
      {list.loading ? (
        <Spinner label="Loading your entries" />
      ) : (
        <List
          list={list}
          shown={list.items.length}
          things={['entry', 'entries']}
          prefix="entry"
          level={3}
          moreLabel="Show older entries"
          empty={
            waiting.length > 0 ? (
              <p className="soft">No other entries yet.</p>
            ) : (
              <EmptyState title="No entries yet">
                <p>What you save shows here, with the newest first.</p>
              </EmptyState>
            )
          }
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ol className="plain-list list entry-list" role="list">
            {list.items.map((item) => (
              <EntryItem key={item.id} item={item} own={own} entries={entries} here={here} />
            ))}
          </ol>
        </List>
      )}
    </Section>
  );
}

/** Two entries of one day have different names. */
const nameOf = ({ day, at }: Pick<WellnessEntry, 'day' | 'at'>, { zone }: Here) =>
  `${wholeDay(day)}, ${clockIn(at, zone)}`;

function EntryItem({ item, own, entries, here }: Omit<EntryListProps, 'list'> & { readonly item: WellnessEntry }) {
  const [editing, setEditing] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (editing) heading.current?.focus();
    else if (wasEditing.current) change.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const entry = openOf(item);
  const name = nameOf(item, here);
  const { pending, remove } = useRemoveEntry(item.id, name, () => document.getElementById('wellness-entries')?.focus());
  if (editing && entry)
    return (
      <li id={`entry-${item.id}`}>
        <EditEntry {...{ entry, name, own, entries, here }} first={heading} onEnd={() => setEditing(false)} />
      </li>
    );
  return (
    <li id={`entry-${item.id}`} tabIndex={-1}>
      <article aria-labelledby={`entry-name-${item.id}`} className="entry">
        <header className="row">
          <h3 id={`entry-name-${item.id}`}>{name}</h3>
          <Sight {...item} />
          {entry?.writtenBy && <Chip>By {entry.writtenBy}</Chip>}
        </header>
        {entry ? (
          <>
            <SaidFigures entry={entry} />
            <SaidWords entry={entry} />
          </>
        ) : (
          <Unread item={item} />
        )}
        <div className="row entry-acts">
          {entry && (
            <Button ref={change} variant="quiet" icon={Pencil} onClick={() => setEditing(true)}>
              Edit<span className="vh"> entry of {name}</span>
            </Button>
          )}
          <Button variant="quiet" icon={Trash2} pending={pending} onClick={remove}>
            Delete<span className="vh"> entry of {name}</span>
          </Button>
        </div>
      </article>
    </li>
  );
}

const Unread = ({ item }: { readonly item: WellnessEntry }) => (
  <p className="soft">
    {item.sealed === undefined
      ? 'We couldn’t open this entry. It was damaged or moved.'
      : 'Locked. Unlock your diary to read it.'}
  </p>
);
