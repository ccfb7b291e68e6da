import { Time } from '#platform/web/time/time.tsx';

/** Nothing, when the person does not share it. */
export function Presence({ isOnline, lastSeen }: { readonly isOnline: boolean; readonly lastSeen: string | null }) {
  if (isOnline) return 'Active now';
  return (
    lastSeen && (
      <>
        Last seen <Time midSentence value={lastSeen} />
      </>
    )
  );
}
