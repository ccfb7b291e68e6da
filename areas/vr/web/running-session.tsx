import { counted, countedHours } from '#platform/contract/counted.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { VrSession } from '../contract.ts';
import { readListsAgain, useLeave, useSessions } from './data.ts';
import { useStay } from './stay.ts';
import { controlWords } from './words.ts';

export const durationOf = ({ sessionDuration }: VrSession): string =>
  sessionDuration === 0 ? 'less than a minute' : countedHours(sessionDuration);

export const controlsOf = ({ adaptiveControlsUsed: used }: VrSession): string =>
  used.length === 0 ? 'None' : used.map((control) => controlWords[control].label).join(', ');

export const nameOf = ({ space }: VrSession): string => space.name || 'A space that you can’t see any longer';

export function LeaveButton({ session }: { readonly session: VrSession }) {
  const leave = useLeave({
    onDone: (left) => toast({ title: 'You left the space', description: `You were there for ${durationOf(left)}.` }),
    onFail: failed('Couldn’t leave the space'),
  });
  return (
    <Button
      pending={leave.pending}
      pendingText="Leaving…"
      onClick={() => leave.mutate({ id: session.id })}
      description="leave a VR space"
    >
      Leave<span className="vh"> {nameOf(session)}</span>
    </Button>
  );
}

/** The session that runs, if one does. */
const useRunning = () => useSessions().items.find(({ status }) => status === 'in_progress');

/** Whoever looks at the lists stays in the space that they are in. */
export function useStayInSession(): void {
  const running = useRunning();
  useStay(running?.space.id ?? undefined, { view: running?.view ?? 'text' }, () => undefined, readListsAgain);
}

/** The space that the member is in while they look at the list. */
export function RunningSession() {
  const running = useRunning();
  if (!running) return null;
  return (
    <div className="vr-now" data-scan="">
      <p>
        <strong>You are in {nameOf(running)}.</strong> {soFar(running)} Controls used: {controlsOf(running)}.
      </p>
      <div className="row">
        {running.space.id !== null && (
          <ButtonLink href={`/vr-social-spaces/${running.space.id}`} variant="primary">
            Go back in
          </ButtonLink>
        )}
        <LeaveButton session={running} />
      </div>
    </div>
  );
}

const soFar = ({ sessionDuration }: VrSession) =>
  sessionDuration === 0 ? 'You have just come in.' : `${counted(sessionDuration, 'minute')} so far.`;
