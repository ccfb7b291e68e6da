import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useRollCall } from './data.ts';
import { dangerWords } from './words.ts';

/** On every other tab: a roll-call is running and the viewer has not answered. */
export function RollCallBanner({ id }: { readonly id: number }) {
  const { data } = useRollCall(id, true);
  const rollCall = data?.rollCall;
  if (!rollCall || rollCall.endedAt || rollCall.mine) return null;
  return (
    <Notice
      tone="danger"
      title={`Roll-call: ${dangerWords[rollCall.danger]}`}
      action={<ButtonLink href={`/local-communities/${id}?tab=safety`}>Tell us if you’re safe</ButtonLink>}
    >
      {rollCall.words}
    </Notice>
  );
}
