import { place } from '../place.ts';
import { whole } from '../site.ts';
import type { ReportSubject } from './report-subject.ts';

/** Filled by the area that takes reports. */
export const reporting = place<() => Promise<{ showReport(of: ReportSubject): void }>>('reporting');

export async function showReport(of: ReportSubject): Promise<void> {
  await whole();
  for (const load of reporting.now()) (await load()).showReport(of);
}
