import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { counted, inFigures } from '#platform/contract/counted.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { DiaryEntry } from '../../pure/entry.ts';
import { useDiaryRange } from '../data-history.ts';

import type { Here } from '../zone.ts';
import type { Choice } from './choice.ts';
import { EntryList } from './entry-list.tsx';
import { PeriodBar } from './period-bar.tsx';
import { RangeState } from './range-state.tsx';
import { TakeAway } from './take-away.tsx';

const has = ({ symptoms, medications, factors, notes }: DiaryEntry, words: string) =>
  [notes, ...symptoms, ...medications, ...factors].some((text) => text.toLowerCase().includes(words));

export function ListView({ here, choice }: { readonly here: Here; readonly choice: Choice }) {
  const range = useDiaryRange({ from: choice.from });
  // What a member looks for stays out of the address.
  const [words, setWords] = useState('');
  const [paper, setPaper] = useState(false);
  const wanted = words.trim().toLowerCase();
  const found = useMemo(
    () => (wanted === '' ? range.entries : range.entries.filter((entry) => has(entry, wanted))),
    [range.entries, wanted],
  );
  const print = () => {
    flushSync(() => setPaper(true));
    window.print();
    setPaper(false);
  };
  return (
    <>
      <PeriodBar choice={choice}>
        <TextField
          label="Find in these entries"
          hint="Symptoms, medicines, what happened and notes"
          type="search"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </PeriodBar>
      <RangeState range={range} when="in this time">
        {(entries) => (
          <Section
            title="Entries"
            intro={
              <span role="status">
                {wanted === ''
                  ? `${counted(entries.length, 'entry', 'entries')}, newest first.`
                  : `${counted(found.length, 'entry', 'entries')} of ${inFigures(entries.length)} with “${words.trim()}”.`}
              </span>
            }
            action={
              <Button icon={Printer} onClick={print}>
                Print entries
              </Button>
            }
          >
            {found.length > 0 && (
              <EntryList key={`${choice.period} ${wanted}`} entries={found} zone={here.zone} all={paper} />
            )}
          </Section>
        )}
      </RangeState>
      <TakeAway range={range} here={here} />
    </>
  );
}
