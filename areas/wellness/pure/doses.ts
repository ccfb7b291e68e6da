export interface Dose {
  /** When it was planned: ISO 8601. */
  readonly at: string;
  /** When it was answered, if it was. */
  readonly answeredAt: string | null;
  readonly answer: 'taken' | 'skipped' | null;
}

export interface MedicineDoses {
  /** "Baclofen 10 mg, 3 a day" */
  readonly name: string;
  readonly doses: readonly Dose[];
}

export interface DoseRow {
  readonly name: string;
  readonly planned: number;
  readonly onTime: number;
  readonly late: number;
  readonly skipped: number;
  /** Planned, past, and never answered. */
  readonly missed: number;
  /** Planned, and not yet late. */
  readonly waiting: number;
}

const minuteMs = 60_000;

/** What became of the planned doses of each medicine. A dose is late, or missed, after so many minutes. */
export function dosesTable(medicines: readonly MedicineDoses[], now: Date, lateAfter = 60): readonly DoseRow[] {
  return medicines.map(({ name, doses }) => {
    const row = { name, planned: 0, onTime: 0, late: 0, skipped: 0, missed: 0, waiting: 0 };
    for (const { at, answeredAt, answer } of doses) {
      const due = Date.parse(at) + lateAfter * minuteMs;
      row.planned += 1;
      if (answer === 'skipped') row.skipped += 1;
      else if (answer === 'taken' && Date.parse(answeredAt ?? at) > due) row.late += 1;
      else if (answer === 'taken') row.onTime += 1;
      else if (due < now.getTime()) row.missed += 1;
      else row.waiting += 1;
    }
    return row;
  });
}
