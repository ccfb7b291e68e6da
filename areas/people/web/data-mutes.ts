import { refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import type { listMutes, Mute, mute, unmute } from '../contract.ts';

export const useMutes = () => useList<typeof listMutes>('listMutes');

interface Done {
  readonly onDone: (answer: Mute) => void;
  readonly onFail: (error: Error) => void;
}

export const useMute = (options: Done) => useWrite<typeof mute>('mute', options);
export const useUnmute = (options: Done) => useWrite<typeof unmute>('unmute', options);

/** Posts, comments, suggestions and notices all change; whoever calls this says where the focus goes. */
export const refreshAfterMute = (): Promise<void> => refresh(['*']);

/** Undo, long after the button is gone. */
export async function endMute({ id }: Mute): Promise<void> {
  await call<typeof unmute>('unmute', { id });
  await refreshAfterMute();
}

/** Undo the other way: the same again, with the time that was left. */
export async function muteAgain({ kind, member, text, until }: Mute): Promise<void> {
  const end = until ? { until } : {};
  await call<typeof mute>(
    'mute',
    kind === 'member' ? { kind, memberId: member?.id ?? 0, ...end } : { kind, text, ...end },
  );
  await refreshAfterMute();
}
