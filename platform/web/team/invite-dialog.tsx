import { useState } from 'react';
import { RadioGroup } from '../ui/radio-group.tsx';
import { UsernameDialog } from './username-dialog.tsx';

export interface RoleToGive<Role extends string> {
  readonly value: Role;
  readonly label: string;
  /** What it may do. */
  readonly hint: string;
}

/** Invites someone to a team. The first role is the one that is chosen; where there is but one, it is said. */
export function InviteDialog<Role extends string>({
  title,
  description,
  roles,
  oneRole,
  send,
  onClose,
}: {
  readonly title: string;
  readonly description: string;
  readonly roles: readonly [RoleToGive<Role>, ...RoleToGive<Role>[]];
  /** Why there is no choice, where there is none. */
  readonly oneRole?: string;
  readonly send: (invitee: { readonly username: string; readonly role: Role }) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const [role, setRole] = useState<Role>(roles[0].value);
  return (
    <UsernameDialog
      title={title}
      description={description}
      what="invite to a team"
      sent="They can do nothing here until they accept."
      send={(username) => send({ username, role })}
      onClose={onClose}
    >
      {roles.length > 1 ? (
        <RadioGroup legend="Role" options={roles} value={role} onChange={setRole} />
      ) : (
        <p>{oneRole}</p>
      )}
    </UsernameDialog>
  );
}
