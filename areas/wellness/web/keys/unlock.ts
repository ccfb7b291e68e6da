import { currentSession } from '#platform/web/session.ts';
import type { DiaryKey } from '../../contract/keys.ts';
import { keyOfRecoveryCode, readRecoveryCode } from '../../pure/recovery-code.ts';
import { DoesNotOpen } from '../../pure/sealing.ts';
import type { Bytes } from '../../pure/web-crypto.ts';
import { unwrapKey } from '../../pure/wrapping.ts';
import { keysOfWaiting } from '../waiting/kept.ts';
import { currentKeys } from './diary-keys.ts';
import { heldKey, holdKey } from './held-key.ts';
import { makeKey } from './make-key.ts';

/** False: another passphrase or code. Nothing else throws DoesNotOpen. */
async function opens(key: DiaryKey, wrapped: string | null, wrapping: Bytes): Promise<boolean> {
  if (wrapped === null) return false;
  try {
    holdKey(key.generation, await unwrapKey(wrapped, wrapping));
    return true;
  } catch (error) {
    if (error instanceof DoesNotOpen) return false;
    throw error;
  }
}

async function tryOn(key: DiaryKey, typed: string): Promise<boolean> {
  const code = readRecoveryCode(typed);
  if (code && (await opens(key, key.byRecovery, await keyOfRecoveryCode(code)))) return true;
  if (!key.salt || !key.cost) return false;
  return opens(key, key.byPassphrase, await makeKey({ passphrase: typed, salt: key.salt, cost: key.cost }));
}

/**
 * Opens what a passphrase or recovery code opens; nothing of it leaves the browser. `partly`: while the diary moves from
 * one passphrase to another, the other one is needed too, and so it is for what still waits here sealed with it.
 */
export async function unlock(typed: string): Promise<'open' | 'partly' | 'wrong'> {
  const { keys } = await currentKeys({ fresh: true });
  const former = keysOfWaiting(currentSession().member?.id ?? 0);
  const all = new Map([...former, ...keys].map((key) => [key.generation, key]));
  const locked = [...all.values()].filter(({ mode, generation }) => mode === 'sealed' && !heldKey(generation));
  let opened = 0;
  for (const key of locked) if (await tryOn(key, typed)) opened += 1;
  return opened === locked.length ? 'open' : opened > 0 ? 'partly' : 'wrong';
}
