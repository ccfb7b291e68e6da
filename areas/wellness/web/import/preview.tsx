import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { counted, plural } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Sheet } from '../../pure/csv-sheet.ts';
import { longDay } from '../../pure/days.ts';
import { badRowsCsv } from '../../pure/import-file.ts';
import type { ImportRow, Preview } from '../../pure/import-rows.ts';

const shownRows = 10;
const shownBad = 20;
const shownDays = 30;
const short = (text: string) => (
  <span className="import-text">{text.length > 80 ? `${text.slice(0, 80)}…` : text || '–'}</span>
);

/** What would be added, before anything is. */
export function PreviewView({
  preview: { good, bad, known },
  sheet,
  takenDays,
}: {
  readonly preview: Preview;
  readonly sheet: Sheet;
  /** Days of the file that have entries already. */
  readonly takenDays: readonly string[];
}) {
  // Each choice above changes it, out of sight of whoever hears the page. At first it is there to be read.
  const said = `${counted(good.length, 'entry', 'entries')} will be added, ${counted(bad.length, 'row')} can’t be read`;
  const before = useRef(said);
  useEffect(() => {
    if (before.current === said) return;
    before.current = said;
    announce(said);
  }, [said]);
  return (
    <div className="stack">
      <ul className="import-counts">
        <li>
          <strong className="num">{counted(good.length, 'entry', 'entries')}</strong> will be added. Only you can see
          them.
        </li>
        {known > 0 && (
          <li>
            <strong className="num">{counted(known, 'row')}</strong> {plural(known, 'is', 'are')} already in your diary
            and won’t be added.
          </li>
        )}
        {bad.length > 0 && (
          <li>
            <strong className="num">{counted(bad.length, 'row')}</strong> can’t be read and won’t be added.
          </li>
        )}
      </ul>
      {takenDays.length > 0 && (
        <Disclosure
          summary={`${counted(takenDays.length, 'day')} already ${plural(takenDays.length, 'has', 'have')} entries`}
        >
          <p>Your own entries are kept. Entries from the file are added beside them.</p>
          <ul>
            {takenDays.slice(0, shownDays).map((day) => (
              <li key={day}>{longDay(day)}</li>
            ))}
          </ul>
          {takenDays.length > shownDays && <p className="soft">and {takenDays.length - shownDays} more</p>}
        </Disclosure>
      )}
      {good.length > 0 && <FirstRows good={good} />}
      {bad.length > 0 && <BadRows bad={bad} sheet={sheet} />}
    </div>
  );
}

const FirstRows = ({ good }: { readonly good: readonly ImportRow[] }) => (
  <TableOrList
    caption={good.length > shownRows ? `The first ${shownRows} entries` : 'The entries'}
    rowKey={({ line }) => line}
    rows={good.slice(0, shownRows)}
    columns={[
      { key: 'day', label: 'Day', cell: ({ entry }) => longDay(entry.day) },
      { key: 'mood', label: 'Mood', number: true, cell: ({ entry }) => entry.moodRating },
      { key: 'energy', label: 'Energy', number: true, cell: ({ entry }) => entry.energyLevel },
      { key: 'pain', label: 'Pain', number: true, cell: ({ entry }) => entry.painLevel },
      { key: 'symptoms', label: 'Symptoms', cell: ({ entry }) => short(entry.symptoms.join(', ')) },
      { key: 'factors', label: 'In the day', cell: ({ entry }) => short(entry.factors.join(', ')) },
      { key: 'notes', label: 'Notes', cell: ({ entry }) => short(entry.notes) },
    ]}
  />
);

export function BadRows({ bad, sheet }: { readonly bad: Preview['bad']; readonly sheet: Sheet }) {
  const save = () => {
    saveFile('rows-not-imported.csv', badRowsCsv(sheet, bad), 'text/csv;charset=utf-8');
    toast({
      title: `${counted(bad.length, 'row')} saved`,
      description: 'Look for rows-not-imported.csv among your downloads.',
    });
  };
  return (
    <Section level={3} title="Rows that can’t be read" region={false}>
      <ul className="import-bad">
        {bad.slice(0, shownBad).map(({ line, column, message }) => (
          <li key={line}>
            <strong className="num">Line {line}</strong>, {column}: {message}
          </li>
        ))}
      </ul>
      {bad.length > shownBad && <p className="soft">and {bad.length - shownBad} more</p>}
      <Button icon={Download} onClick={save}>
        Save these rows as a file
      </Button>
    </Section>
  );
}
