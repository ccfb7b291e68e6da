import { doorClosed } from '#platform/server/acting.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import type { startWellnessKeyMove as contract } from '../../contract/keys.ts';
import { acting } from '../acting.ts';
import { diaryOf } from '../diary.ts';
import { addFirstKey, newWrappedKey } from './key-ring.ts';
import { addKey, keysToMove, keysView, setKeyState } from './keys.ts';

export const startWellnessKeyMove: Handler<typeof contract> = async (useCase) => {
  const { input, principal, services, emit } = useCase;
  const diary = diaryOf(useCase);
  await addFirstKey(diary);
  const { target, source } = await keysToMove(diary);
  if (!target) throw new Error('A diary has a key to write with.');
  if (source)
    throw problem.conflict('Your diary is moving to another key already. Finish that first, or turn it back.');
  if (input.mode === 'recoverable' && target.mode === 'recoverable')
    throw problem.conflict('We can open your diary for you already.');
  const generation = target.highest + 1;
  await setKeyState(diary, target.generation, 'source');
  const none = { salt: null, cost: null, byPassphrase: null, byRecovery: null };
  await addKey(diary, {
    ...none,
    ...input,
    generation,
    wrapped: input.mode === 'recoverable' ? newWrappedKey(services.config, principal.id, generation) : '',
  });
  await emit(wellnessChanged, { userId: principal.id });
  if (input.mode === 'sealed') await emit(doorClosed, { memberId: principal.id, door: acting.name });
  return keysView(diary);
};
