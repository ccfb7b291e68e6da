import type { Session } from '#platform/web/session.ts';
import type { WellnessKeys } from '../../contract/keys.ts';
import { awayKept } from './kept.ts';

/** Whose diary can be written on this device without a connection. Never that of a sealed one: it would lie here open. */
interface Away {
  readonly memberId: number;
  readonly generation: number;
}

const name = awayKept.key(0);

function read(): Away | undefined {
  try {
    const away = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<Away> | null;
    return typeof away?.memberId === 'number' && typeof away.generation === 'number' ? (away as Away) : undefined;
  } catch {
    return undefined;
  }
}

function write(away: Away | undefined): void {
  try {
    if (away) localStorage.setItem(name, JSON.stringify(away));
    else localStorage.removeItem(name);
  } catch {
    // Storage is forbidden: then nothing can wait here either.
  }
}

const isOpen = ({ mode, isMoving }: WellnessKeys) => mode === 'recoverable' && !isMoving;

/** As the diary of the member who is here is kept now. */
export function rememberAway(memberId: number, keys: WellnessKeys): void {
  write(isOpen(keys) ? { memberId, generation: keys.generation } : undefined);
}

/** At the first step of sealing, on whatever page. */
export function forgetSealed(keys: WellnessKeys | undefined): void {
  if (keys && !isOpen(keys)) write(undefined);
}

/** Once it is known who is here, what was kept for anyone else goes. */
export function forgetOthers({ member, unknown }: Session): void {
  if (!unknown && read()?.memberId !== member?.id) write(undefined);
}

/** While no one can say who is here: whose diary it is, and its keys. */
export function writerAway({
  unknown,
}: Session): { readonly memberId: number; readonly keys: WellnessKeys } | undefined {
  const away = unknown ? read() : undefined;
  return (
    away && {
      memberId: away.memberId,
      keys: { mode: 'recoverable', generation: away.generation, isMoving: false, left: 0, keys: [] },
    }
  );
}
