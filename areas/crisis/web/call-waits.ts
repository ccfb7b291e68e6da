import { navigate } from '#platform/web/router/navigate.ts';
import { currentSession } from '#platform/web/session.ts';
import { toast } from '#platform/web/ui/toast.ts';

/** Tells those who help that somebody waits in a call, on whichever page they are. Authors get no such news anywhere. */
export async function tellOfCalls(): Promise<void> {
  const { member } = currentSession();
  if (!member?.roles.some((role) => role === 'supporter' || role === 'duty')) return;
  const { watch } = await import('#platform/web/live/connection.ts');
  let last: unknown;
  watch(`user:${member.id}`, {
    onGap: () => undefined,
    onEvent: ({ name, payload }) => {
      const { kind, to, from, room } = payload;
      if (name !== 'crisisCall' || kind !== 'here' || to !== undefined || from === last) return;
      last = from;
      const path = `/crisis-support/requests/${room}`;
      // That page says so itself.
      if (location.pathname === path) return;
      toast({
        title: 'Someone is waiting in a call',
        description: 'The call is part of a support request.',
        action: { label: 'Open the request', onAction: () => navigate(`${path}#call`) },
        duration: 30_000,
      });
    },
  });
}
