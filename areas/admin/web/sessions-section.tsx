import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { ReasonDialog } from '#platform/web/forms/reason-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { AdminMemberDetail } from '../contract.ts';
import { useEndSessions } from './data.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** For an account that a stranger has got into. */
export function SessionsSection({
  member: { id, displayName, sessions },
  confirmed,
}: {
  readonly member: AdminMemberDetail;
  readonly confirmed: boolean;
}) {
  const [asking, setAsking] = useState(false);
  const end = useEndSessions();
  useKeptFocus(sessions);
  return (
    <Section title="Signed in">
      <p>
        {sessions === 0
          ? `${displayName} isn’t signed in anywhere.`
          : `${displayName} is signed in on ${counted(sessions, 'device')}.`}
      </p>
      {confirmed && sessions > 0 && (
        <div>
          <Button description="Sign out everywhere" onClick={() => setAsking(true)}>
            Sign {displayName} out everywhere
          </Button>
        </div>
      )}
      {asking && (
        <ReasonDialog
          title={`Sign ${displayName} out everywhere?`}
          description="Open pages close at once, and they need to sign in again. The audit log keeps your reason."
          confirmLabel="Sign out everywhere"
          pendingText="Signing out…"
          done={`${displayName} is signed out everywhere`}
          onConfirm={(reason) => end.mutateAsync({ id, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
