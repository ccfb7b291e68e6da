import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { WellnessEntry } from '../../contract/entries.ts';
import { wholeDay } from '../../pure/days.ts';
import { moodOf } from '../../pure/mood.ts';
import { clockWords } from '../clock-words.ts';
import { restoreEntry, useDeleteEntry, type useEntries } from '../data.ts';
import { type OpenEntry, openOf } from '../opened.ts';
import type { Here } from '../zone.ts';
import type { OwnFields } from './entry-fields.tsx';
import { EditEntry } from './entry-form.tsx';

interface EntryListProps {
  readonly list: ReturnType<typeof useEntries>;
  readonly entries: readonly OpenEntry[];
  readonly own: OwnFields;
  readonly here: Here;
}

/** WELL-19: what was written, the newest first; each can be changed and deleted. */
export function EntryList({ list, entries, own, here }: EntryListProps) {
  return (
    <Section title="Your entries" intro="Newest first. Only you can see them, unless you share them.">
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
            <EmptyState title="No entries yet">
              <p>What you save shows here, with the newest first.</p>
            </EmptyState>
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
  `${wholeDay(day)}, ${clockWords(at, zone)}`;

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
  const remove = useDeleteEntry({
    onDone: () => {
      document.getElementById('wellness-entries')?.focus();
      toast({
        title: 'Entry deleted',
        description: name,
        action: { label: 'Undo', onAction: () => void undo() },
      });
    },
    onFail: failed('Couldn’t delete the entry'),
  });
  const undo = async () => {
    try {
      await restoreEntry(item.id);
      announce('Entry restored');
    } catch (error) {
      failed('Couldn’t restore the entry')(error);
    }
  };
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
          <Chip>{item.isPrivate ? 'Only you' : item.shareWithHealthcare ? 'Health team' : 'Not private'}</Chip>
          {entry?.writtenBy && <Chip>By {entry.writtenBy}</Chip>}
        </header>
        {entry ? <Said entry={entry} /> : <Unread item={item} />}
        <div className="row entry-acts">
          {entry && (
            <Button ref={change} variant="quiet" icon={Pencil} onClick={() => setEditing(true)}>
              Edit<span className="vh"> entry of {name}</span>
            </Button>
          )}
          <Button variant="quiet" icon={Trash2} pending={remove.pending} onClick={() => remove.mutate({ id: item.id })}>
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

export function Said({ entry }: { readonly entry: OpenEntry }) {
  const mood = moodOf(entry.moodRating);
  const lists = [
    ['Symptoms', entry.symptoms],
    ['Medications', entry.medications],
    ['In this day', entry.factors],
  ] as const;
  return (
    <>
      <p className="entry-numbers num">
        <span>
          Mood <strong>{entry.moodRating}</strong> <span aria-hidden="true">{mood.emoji}</span>
          <span className="vh">, {mood.word}</span>
        </span>
        <span>
          Energy <strong>{entry.energyLevel}</strong>
        </span>
        <span>
          Pain <strong>{entry.painLevel}</strong>
        </span>
        {entry.sleepHours !== null && (
          <span>
            Sleep <strong>{entry.sleepHours}</strong> hours
          </span>
        )}
        {entry.scales.map(({ name, value }) => (
          <span key={name}>
            {name} <strong>{value}</strong>
          </span>
        ))}
      </p>
      {lists.map(
        ([label, words]) =>
          words.length > 0 && (
            <p key={label} className="small">
              <strong>{label}:</strong> {words.join(', ')}
            </p>
          ),
      )}
      {entry.notes && <p className="prose entry-notes">{entry.notes}</p>}
    </>
  );
}
