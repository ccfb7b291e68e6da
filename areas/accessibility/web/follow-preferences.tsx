import { useLive } from '#platform/web/live/use-live.ts';
import { useAccessibility } from '#platform/web/preferences/store.tsx';

/** Mounted once by the frame: a change on another device is in force here at once. Renders nothing. */
export function FollowPreferences() {
  const { userId, refresh, saving } = useAccessibility();
  const again = () => void refresh().catch(() => undefined);
  useLive(
    userId === null ? undefined : `user:${userId}`,
    ({ name }) => {
      // Our own save answers for itself.
      if (name === 'preferencesChanged' && !saving) again();
    },
    { onGap: again },
  );
  return null;
}
