import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { type saveMentoringGroup as contract, mentoringGroupSaved } from '../../contract.ts';
import { from } from '../from.ts';
import { lockGroup, mustGoOn } from './rows.ts';
import { tellGroup } from './tell.ts';
import { readGroup } from './view.ts';

interface Saved {
  readonly id: number;
  readonly name: string;
  readonly focusArea: string;
  readonly goals: string;
  readonly format: string;
  readonly when: string;
  readonly capacity: number;
  readonly isOpen: boolean;
}
const save = statement((v: Saved) =>
  from
    .updateTable('mentoring_groups')
    .set((e) => ({
      name: v.name,
      focus_area: v.focusArea,
      goals: v.goals,
      format: v.format,
      when_words: v.when,
      capacity: v.capacity,
      is_open: v.isOpen,
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id),
);

export const saveMentoringGroup: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, emit, now, services } = ask;
  const { id, version, ...words } = input;
  const userId = principal.id;
  const row = await lockGroup(query, userId, id, version);
  mustGoOn(row);
  if (words.capacity < (row.members ?? 0)) {
    throw problem.conflict('There are more people in the group already. Choose a larger number.');
  }
  await query(save, { ...words, id });
  await emit(mentoringGroupSaved, { id, ownerId: userId });
  await tellGroup({ query, emit }, row, { by: userId, change: 'saved' });
  return readGroup({ query, config: services.config, userId, now }, id);
};
