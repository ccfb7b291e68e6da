import type { Answer, OperationShape } from '#platform/contract/operation.ts';
import { type Args, call } from '#platform/web/client/call.ts';
import { ApiError } from '#platform/web/client/error.ts';
import type { DiaryKey, WellnessKeys } from '../../contract/keys.ts';
import type { Content } from '../../pure/contents.ts';
import { generationOf } from '../../pure/sealing.ts';
import { knownKeys, lockedError, sealWith, withKeys } from './diary-keys.ts';
import { heldKey } from './held-key.ts';
import { findOpened, openParts } from './opening.ts';
import { sealers } from './sealers.ts';
import { openedNow, sealedArgs } from './use-diary.ts';

/** A call of an entry, as it waits in the storage of the browser: with its fields, or with what was sealed of them. */
export type KeptArgs = Content & { readonly uid: string };

const away = () => new ApiError(0, '');
const opensNoLonger = () => {
  const detail = 'We couldn’t open this entry. It was damaged on this device.';
  return new ApiError(409, JSON.stringify({ title: 'Conflict', status: 409, detail }));
};

/** It lies as the diary is kept now: nothing has to be opened or sealed to send it. */
export const isAsKept = ({ sealed }: Content, { mode, generation }: WellnessKeys): boolean =>
  mode === 'sealed' ? typeof sealed === 'string' && generationOf(sealed) === generation : sealed === undefined;

/** Nothing can be done with it before the diary is unlocked. */
export const needsKey = (args: Content, keys: WellnessKeys): boolean =>
  !isAsKept(args, keys) &&
  [keys.mode === 'sealed' ? keys.generation : 0, typeof args.sealed === 'string' ? generationOf(args.sealed) : 0].some(
    (generation) => generation > 0 && !heldKey(generation),
  );

async function opened(args: KeptArgs): Promise<KeptArgs> {
  const { sealed, ...around } = args;
  if (typeof sealed !== 'string') return args;
  const generation = generationOf(sealed);
  const part = { kind: 'entry', uid: args.uid, generation, sealed };
  await openParts([part]);
  const found = findOpened(part);
  if (found === 'damaged') throw opensNoLonger();
  if (typeof found === 'object') return { ...found.content, ...around };
  throw lockedError();
}

export interface KeptAs {
  readonly body: Content;
  /** The key that it is sealed with, itself sealed: a passphrase of before still opens it when that has changed. */
  readonly key: DiaryKey | undefined;
}

/** As it may lie in the storage of the browser: sealed where the diary is. Without a connection, too. */
export async function keptAs(name: string, args: KeptArgs, keys = knownKeys()): Promise<KeptAs> {
  const sealer = sealers[name];
  if (!keys || !sealer) throw away();
  const sealed = isAsKept(args, keys) ? args : await sealer(await opened(args), sealWith(keys), () => args.uid);
  const { uid: _known, ...body } = sealed;
  const isSealed = typeof body.sealed === 'string';
  return { body, key: isSealed ? keys.keys.find(({ generation }) => generation === keys.generation) : undefined };
}

const patience = 30_000;

/** As callSealed, for what was kept so: with the keys that hold when it is sent. */
export async function callKept<O extends OperationShape>(
  name: O['name'],
  args: KeptArgs & { readonly id?: number; readonly version?: number },
): Promise<Answer<O>> {
  const sent = await withKeys(async (seal, keys) => {
    const body = isAsKept(args, keys)
      ? (args as unknown as Args<O>)
      : await sealedArgs<O>(name, (await opened(args)) as unknown as Args<O>, seal, () => args.uid);
    return call<O>(name, body, { signal: AbortSignal.timeout(patience) });
  });
  return openedNow(name, sent);
}
