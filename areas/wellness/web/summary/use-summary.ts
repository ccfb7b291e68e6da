import { useMemo } from 'react';
import { useUser } from '#areas/people/web/public.ts';
import { useSession } from '#platform/web/session.ts';
import { indexDiary } from '../../pure/diary-index.ts';
import { dosesTable } from '../../pure/doses.ts';
import { dosageOn } from '../../pure/stock.ts';
import { type Summary, summaryOf, type Visit } from '../../pure/summary.ts';
import { useUpcoming } from '../appointments/data.ts';
import { reminderTitle } from '../appointments/opened.ts';
import { useSettings } from '../data.ts';
import { useDiaryRange } from '../data-history.ts';
import { useMedicines } from '../medicines/data.ts';
import { type OpenDose, type OpenMedicine, openDose, openMedicine } from '../medicines/opened.ts';
import { hasEnded, scheduleWords } from '../medicines/words.ts';
import type { Here } from '../zone.ts';
import type { Choice } from './choice.ts';
import { talkLines, useRangeDoses } from './data.ts';

/** "Baclofen, 10 mg, tablet. Every day at 7:00 am and 8:00 pm" */
function medicineWords({ name, amount, changes, strength, form, schedule }: OpenMedicine, today: string): string {
  const what = [name, dosageOn(amount, changes, today), strength && `strength ${strength}`, form];
  return `${what.filter(Boolean).join(', ')}. ${scheduleWords(schedule, today)}`;
}

const nameOf = ({ name, amount }: OpenDose) => [name, amount].filter(Boolean).join(' ');

/** The latest dose of each medicine names it, so that a change of the dosage makes no second row. */
function byMedicine(doses: readonly OpenDose[]) {
  const groups = new Map<number, OpenDose[]>();
  for (const dose of doses) groups.set(dose.medicineId, [...(groups.get(dose.medicineId) ?? []), dose]);
  return [...groups]
    .sort(([a], [b]) => a - b)
    .flatMap(([, group]) => (group[0] ? [{ name: nameOf(group[0]), doses: group }] : []));
}

const rowsOf = (doses: readonly OpenDose[], now: Date) =>
  dosesTable(
    byMedicine(doses.filter(({ isAsNeeded }) => !isAsNeeded)).map(({ name, doses: planned }) => ({
      name,
      doses: planned.map(({ dueAt, answeredAt, status }) => ({
        at: dueAt,
        answeredAt,
        answer: status === 'taken' || status === 'skipped' ? status : null,
      })),
    })),
    now,
  );

const neededOf = (doses: readonly OpenDose[]) =>
  byMedicine(doses.filter(({ isAsNeeded, status }) => isAsNeeded && status === 'taken')).map(
    ({ name, doses: taken }) => ({ name, taken: taken.length }),
  );

export type SummaryState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void; readonly retrying: boolean }
  | { readonly state: 'locked' }
  | { readonly state: 'ready'; readonly summary: Summary };

/** Puts the page together from what is opened in this browser. */
export function useSummary(choice: Choice, here: Here) {
  const { from, to, parts, visit } = choice;
  const { member } = useSession();
  const range = useDiaryRange({ from, to });
  const doses = useRangeDoses({ from, to });
  const medicines = useMedicines();
  const upcoming = useUpcoming();
  const settings = useSettings();
  const profile = useUser(member?.id ?? 0);
  const talk = profile.data ? talkLines(profile.data) : [];
  const reads = [range, doses, medicines, upcoming, settings, ...(parts.includes('talk') ? [profile] : [])];
  const index = useMemo(() => indexDiary(range.entries), [range.entries]);
  const visits = (upcoming.data ?? []).map((one) => ({
    id: `${one.source}-${one.id}`,
    title: reminderTitle(one),
    at: one.appointmentDate,
    place: one.location ?? '',
  }));
  const failed = reads.find(({ error }) => error !== null);
  const opened = (medicines.data ?? []).map(openMedicine);
  const openDoses = doses.doses.map(openDose);
  const isLocked =
    range.isLocked ||
    opened.some((medicine) => medicine.isLocked) ||
    settings.data?.sealed !== undefined ||
    (upcoming.data ?? []).some(({ sealed }) => sealed !== undefined);
  const chosen: Visit | undefined = visits.find(({ id }) => id === visit);
  const build = (): Summary =>
    summaryOf({
      ...{ from, to, index, now: here.now, zone: here.zone, visit: chosen, appointments: visits },
      name: member?.displayName ?? '',
      questions: settings.data?.questions ?? [],
      talk,
      medicines: opened
        .filter(({ schedule }) => !hasEnded(schedule, here.now))
        .map((medicine) => medicineWords(medicine, here.today)),
      doses: rowsOf(openDoses, here.now),
      needed: neededOf(openDoses),
      notes: range.entries.flatMap(({ day, notes }) => (notes.trim() === '' ? [] : [{ day, text: notes.trim() }])),
      parts: new Set(parts),
    });
  const isLoading = reads.some(({ loading }) => loading);
  const state: SummaryState = failed?.error
    ? {
        state: 'failed',
        error: failed.error,
        retry: failed.retry,
        retrying: 'retrying' in failed ? failed.retrying : failed.refreshing,
      }
    : isLoading
      ? { state: 'loading' }
      : isLocked
        ? { state: 'locked' }
        : { state: 'ready', summary: build() };
  return { state, visits, settings: settings.data, hasTalk: talk.length > 0 };
}
