import type { EnergyContent, EnergyDay } from '../../contract/energy.ts';
import { type Diary, openRows, type RecordRow } from '../records.ts';
import { aroundOf } from '../view.ts';

export async function energyViews(diary: Diary, rows: readonly RecordRow[]): Promise<EnergyDay[]> {
  const opened = await openRows<EnergyContent>(diary, rows);
  return opened.map(({ row, opened: one }) => ({ ...aroundOf(row, one), day: row.day ?? row.at.slice(0, 10) }));
}
