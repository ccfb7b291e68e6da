import { Printer } from 'lucide-react';
import { useTitle } from '#platform/web/router/title.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { type Column, TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { longDay, wholeDay } from '../../pure/days.ts';
import { type SharedEntry, type SharedMedicine, scaleNames } from '../../pure/shared-diary.ts';
import { SaidWords, saysNothing } from '../entry/said.tsx';
import { ownZone } from '../zone.ts';
import type { SharedDiary } from './open-share.ts';
import './sharing.css';
import { coversWords, lastDayOf, thingsWords } from './words.ts';

/** Read, and printed: figures in a table, then each entry in words, then the medicines. */
export function SharedView({ diary }: { readonly diary: SharedDiary }) {
  const { owner, until, covers, entries, medicines, closed, waiting } = diary;
  const title = `Diary of ${owner}`;
  useTitle(title);
  return (
    <div className="stack">
      <PageTitle
        title={title}
        lead={`${coversWords(covers)}. You can open it until ${lastDayOf(until, ownZone())}.`}
        actions={
          <Button icon={Printer} onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <p className="soft">In their own words. A diary, not medical advice. {owner} sees when it was opened.</p>
      {closed > 0 && (
        <Notice tone="warn" title={`${thingsWords(closed, covers)} can’t be opened`}>
          The link may have been changed. Ask {owner} to send it once more.
        </Notice>
      )}
      {waiting > 0 && (
        <Notice title={`${thingsWords(waiting, covers)} on the way`}>
          They come when {owner} next opens Doorways.
        </Notice>
      )}
      {entries.length > 0 ? (
        <>
          <Section title="Figures" intro="Mood and energy: 10 is best. Pain: 10 is worst. Sleep in hours.">
            <TableOrList
              caption="Figures of each entry, newest first"
              hideCaption
              columns={columnsOf(entries)}
              rows={entries}
              rowKey={({ uid }) => uid}
            />
          </Section>
          <Section title="Entries">
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
            <ol className="plain-list list" role="list">
              {entries.map((entry, place) => (
                <Entry key={entry.uid} entry={entry} name={nameOf(entries, place)} />
              ))}
            </ol>
          </Section>
        </>
      ) : (
        closed === 0 && (
          <EmptyState level={2} title="No entries">
            <p>{owner} shares no entries of these days yet.</p>
          </EmptyState>
        )
      )}
      {covers.medicines && <Medicines medicines={medicines} />}
    </div>
  );
}

/** Two entries of one day have different names. */
function nameOf(entries: readonly SharedEntry[], place: number): string {
  const day = entries[place]?.day ?? '';
  const later = entries.slice(place + 1).filter((other) => other.day === day).length;
  const all = entries.filter((other) => other.day === day).length;
  return all > 1 ? `${wholeDay(day)}, entry ${later + 1} of ${all}` : wholeDay(day);
}

const figure = (value: number | null | undefined) => value ?? '–';

const columnsOf = (entries: readonly SharedEntry[]): readonly Column<SharedEntry>[] => [
  { key: 'day', label: 'Day', cell: ({ day }) => longDay(day) },
  ...(
    [
      ['moodRating', 'Mood'],
      ['energyLevel', 'Energy'],
      ['painLevel', 'Pain'],
      ['sleepHours', 'Sleep'],
    ] as const
  ).map(([key, label]) => ({ key, label, number: true, cell: (entry: SharedEntry) => figure(entry[key]) })),
  ...scaleNames(entries).map((name) => ({
    key: `scale ${name}`,
    label: name,
    number: true,
    cell: ({ scales }: SharedEntry) => figure(scales.find((scale) => scale.name === name)?.value),
  })),
];

function Entry({ entry, name }: { readonly entry: SharedEntry; readonly name: string }) {
  return (
    <li className="shared-entry">
      <h3>{name}</h3>
      {saysNothing(entry) ? <p className="soft">No words, only figures.</p> : <SaidWords entry={entry} />}
    </li>
  );
}

function Medicines({ medicines }: { readonly medicines: readonly SharedMedicine[] }) {
  return (
    <Section title="Medicines">
      {medicines.length === 0 ? (
        <p className="soft">No medicines are listed.</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list list" role="list">
          {medicines.map(({ uid, name, dosage, kind, note }) => (
            <li key={uid} className="shared-entry">
              <p>
                <strong>{name}</strong>, {dosage}
                {kind && <span className="soft"> ({kind})</span>}
              </p>
              {note && <p className="shared-notes">{note}</p>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
