import { useState } from 'react';
import { ReasonDialog } from '#platform/web/forms/reason-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { AdminMemberDetail, GivenRole } from '../contract.ts';
import { useRevoke } from './data.ts';
import { roleWords } from './role-words.ts';

/** A role that the member has, what it allows, and the way to take it. */
export function RoleRow({
  member: { id, displayName },
  role,
  confirmed,
}: {
  readonly member: AdminMemberDetail;
  readonly role: GivenRole;
  readonly confirmed: boolean;
}) {
  const [asking, setAsking] = useState(false);
  const revoke = useRevoke();
  const { name, may } = roleWords[role];
  return (
    <li className="role-row">
      <div className="admin-words">
        <h3>{name}</h3>
        <p className="soft small">{may}</p>
      </div>
      {confirmed && (
        <Button onClick={() => setAsking(true)}>
          Remove<span className="vh"> the role {name}</span>
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={`Remove the role ${name} from ${displayName}?`}
          description="It applies from their next step. The change is on the record."
          confirmLabel="Remove the role"
          pendingText="Removing…"
          done={`${displayName} no longer has the role ${name}`}
          onConfirm={(reason) => revoke.mutateAsync({ id, role, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
