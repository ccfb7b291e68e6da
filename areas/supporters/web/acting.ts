import { type Acting, actingKey } from '#platform/web/acting.ts';
import { currentSession } from '#platform/web/session.ts';

const key = () => actingKey(currentSession().member?.id ?? 0);

export const keepActing = (acting: Acting): void => sessionStorage.setItem(key(), JSON.stringify(acting));

/** A page of its own: nothing that was read for the one stays for the other. */
export function startActing(acting: Acting): void {
  keepActing(acting);
  location.assign(`/supporters/for/${acting.member.id}`);
}

export function stopActing(where = '/supporters'): void {
  sessionStorage.removeItem(key());
  location.assign(where);
}
