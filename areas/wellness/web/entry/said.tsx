import { Lock, Stethoscope } from 'lucide-react';
import { Chip } from '#platform/web/ui/chip.tsx';
import type { DiaryEntry } from '../../pure/entry.ts';
import { moodOf } from '../../pure/mood.ts';
import './said.css';

/** Who may see an entry: a share has it only where it is for the health team and not private. */
export const Sight = ({ isPrivate, shareWithHealthcare }: Pick<DiaryEntry, 'isPrivate' | 'shareWithHealthcare'>) =>
  shareWithHealthcare && !isPrivate ? <Chip icon={Stethoscope}>Health team</Chip> : <Chip icon={Lock}>Only you</Chip>;

/** The figures of an entry, in one line. */
export function SaidFigures({ entry }: { readonly entry: DiaryEntry }) {
  const mood = moodOf(entry.moodRating);
  return (
    <p className="said-figures num">
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
  );
}

type Words = Pick<DiaryEntry, 'symptoms' | 'medications' | 'factors' | 'notes'>;
const listsOf = ({ symptoms, medications, factors }: Words) =>
  [
    ['Symptoms', symptoms],
    ['Medications', medications],
    ['What was in this day', factors],
  ] as const;

export const saysNothing = (entry: Words): boolean =>
  entry.notes === '' && listsOf(entry).every(([, words]) => words.length === 0);

/** The words of an entry; nothing where it has none. */
export const SaidWords = ({ entry }: { readonly entry: Words }) => (
  <>
    {listsOf(entry).map(
      ([label, words]) =>
        words.length > 0 && (
          <p key={label} className="small">
            <strong>{label}:</strong> {words.join(', ')}
          </p>
        ),
    )}
    {entry.notes && <p className="prose said-notes">{entry.notes}</p>}
  </>
);
