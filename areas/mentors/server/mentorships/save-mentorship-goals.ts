import type { Handler } from '#platform/server/area.ts';
import type { saveMentorshipGoals as contract } from '../../contract.ts';
import { sealGoals } from '../seal.ts';
import { act } from './act.ts';

export const saveMentorshipGoals: Handler<typeof contract> = (ask) =>
  act(ask, 'goals', (row) => ({ ...row, goalsSealed: sealGoals(ask.services.config, row.id, ask.input.goals) }));
