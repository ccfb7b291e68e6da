import { textForPeople } from '#platform/web/client/error.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { readPresenceAgain, useJoin, useSettings } from './data.ts';

/** VR-14 to VR-16: enters with what the member uses, and opens the room. A refusal says why, and the counts are read again. */
export function useEnter(): { readonly enter: (spaceId: number) => void; readonly pending: boolean } {
  const { data: settings } = useSettings();
  const join = useJoin({
    onDone: (_, { spaceId }) => {
      toast({ title: 'Joined VR Space', description: "You've successfully joined the virtual space." });
      const href = `/vr-social-spaces/${spaceId}`;
      if (location.pathname !== href) navigate(href);
    },
    onFail: (error) => {
      toast({ title: 'Couldn’t enter the space', description: textForPeople(error), variant: 'destructive' });
      readPresenceAgain();
    },
  });
  return {
    // Before the settings are known here, the server takes the member’s own.
    enter: (spaceId) =>
      join.mutate({
        spaceId,
        ...(settings && { adaptiveControls: settings.adaptiveControls, view: settings.view }),
      }),
    pending: join.pending,
  };
}
