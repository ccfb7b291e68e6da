import { Lock, Stethoscope, Trash2 } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { dayAndMonth, longDay, weekdayName } from '../../pure/days.ts';
import type { DiaryEntry } from '../../pure/entry.ts';
import { clockWords } from '../clock-words.ts';
import { restoreEntry, useDeleteEntry } from '../data.ts';

const textOf = (day: string, time: string) => `${dayAndMonth(day)}, ${time}`;

/** One entry with what it says. */
export function EntryRow({
  entry,
  zone,
  onGone,
}: {
  readonly entry: DiaryEntry;
  readonly zone: string;
  /** It was deleted: the focus needs a place. */
  readonly onGone: () => void;
}) {
  const { id, day, at, moodRating, energyLevel, painLevel, sleepHours, scales } = entry;
  const time = clockWords(at, zone);
  const remove = useDeleteEntry({
    onDone: () => {
      onGone();
      toast({
        title: 'Entry deleted',
        description: `The entry of ${textOf(day, time)}.`,
        action: {
          label: 'Undo',
          onAction: () => restoreEntry(id).catch(failed('Couldn’t restore the entry')),
        },
      });
    },
    onFail: failed('Couldn’t delete the entry'),
  });
  const said: readonly (readonly [string, string])[] = [
    ['Mood', `${moodRating}`],
    ['Energy', `${energyLevel}`],
    ['Pain', `${painLevel}`],
    ...(sleepHours === null ? [] : [['Sleep', `${sleepHours} h`] as const]),
    ...scales.map(({ name, value }) => [name, `${value}`] as const),
  ];
  return (
    <li id={`entry-${id}`} className="history-entry">
      <div className="history-when">
        <h3>
          {weekdayName(day)} {longDay(day)}
        </h3>
        <p className="soft small">{time}</p>
        {entry.shareWithHealthcare && !entry.isPrivate ? (
          <Chip icon={Stethoscope}>Health team</Chip>
        ) : (
          <Chip icon={Lock}>Only you</Chip>
        )}
      </div>
      <div className="history-says">
        <ul className="plain-list history-values">
          {said.map(([name, value]) => (
            <li key={name}>
              {name} <strong className="num">{value}</strong>
            </li>
          ))}
        </ul>
        <Said name="Symptoms" items={entry.symptoms} />
        <Said name="Medicines taken" items={entry.medications} />
        <Said name="What happened" items={entry.factors} />
        {entry.notes !== '' && <p className="history-notes">{entry.notes}</p>}
      </div>
      <div className="row no-print history-acts">
        <Button
          variant="quiet"
          icon={Trash2}
          description="Delete entry"
          aria-label={`Delete entry of ${textOf(day, time)}`}
          pending={remove.pending}
          onClick={() => remove.mutate({ id })}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}

function Said({ name, items }: { readonly name: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <p>
      <span className="soft">{name}:</span> {items.join(', ')}
    </p>
  );
}
