import { Trash2 } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { dayAndMonth, longDay, weekdayName } from '../../pure/days.ts';
import type { DiaryEntry } from '../../pure/entry.ts';
import { SaidFigures, SaidWords, Sight } from '../entry/said.tsx';
import { useRemoveEntry } from '../entry/use-remove-entry.ts';
import { clockIn } from '../local-words.ts';

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
  const { id, day, at } = entry;
  const time = clockIn(at, zone);
  const { pending, remove } = useRemoveEntry(id, `The entry of ${textOf(day, time)}.`, onGone);
  return (
    <li id={`entry-${id}`} className="history-entry">
      <div className="history-when">
        <h3>
          {weekdayName(day)} {longDay(day)}
        </h3>
        <p className="soft small">{time}</p>
        <Sight {...entry} />
      </div>
      <div className="history-says">
        <SaidFigures entry={entry} />
        <SaidWords entry={entry} />
      </div>
      <div className="row no-print history-acts">
        <Button
          variant="quiet"
          icon={Trash2}
          description="Delete entry"
          aria-label={`Delete entry of ${textOf(day, time)}`}
          pending={pending}
          onClick={remove}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}
