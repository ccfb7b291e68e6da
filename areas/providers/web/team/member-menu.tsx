import { Handshake, UserCog, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { closeToTitle } from '#platform/web/ui/close-to-title.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Menu } from '#platform/web/ui/menu.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ListingMember, ListingTeam } from '../../contract.ts';
import { useEndOffer, useOffer, useRemove, useSetRole } from './data.ts';
import { nameOf } from './name-of.ts';
import { roleWords } from './role-words.ts';

type Question = 'remove' | 'offer';

/** Owners look after everyone, managers after coordinators. */
export function MemberMenu({ team, member }: { readonly team: ListingTeam; readonly member: ListingMember }) {
  const [asking, setAsking] = useState<Question>();
  const { id, businessName, myRole } = team;
  const { no, role, joined, offered, mine } = member;
  const name = nameOf(member);
  const onFail = (failure: Error) => {
    setAsking(undefined);
    failed('That didn’t work')(failure);
  };
  const done = (title: string) => () => {
    closeToTitle(() => setAsking(undefined));
    toast({ title });
  };
  const other = role === 'manager' ? 'coordinator' : 'manager';
  const setRole = useSetRole({ onDone: done(`${name} is a ${other} now`), onFail });
  const remove = useRemove({
    onDone: done(joined ? `${name} is no longer in the team` : 'Invitation withdrawn'),
    onFail,
  });
  const offer = useOffer({ onDone: done(`${businessName} is offered to ${name}`), onFail });
  const endOffer = useEndOffer({ onDone: done('Offer withdrawn'), onFail });
  const isOwner = myRole === 'owner';
  if (mine || role === 'owner' || !(isOwner || (myRole === 'manager' && role === 'coordinator'))) return null;
  return (
    <>
      <Menu
        label="Manage"
        name={`Manage ${name}`}
        description="manage someone of a team"
        items={[
          ...(isOwner
            ? [
                {
                  label: `Make them a ${other}`,
                  icon: UserCog,
                  onSelect: () => setRole.mutate({ id, no, role: other }),
                },
              ]
            : []),
          ...(isOwner && joined
            ? [
                offered
                  ? { label: 'Withdraw the offer', icon: Handshake, onSelect: () => endOffer.mutate({ id }) }
                  : { label: 'Hand the listing over', icon: Handshake, onSelect: () => setAsking('offer') },
              ]
            : []),
          joined
            ? { label: 'Remove', icon: UserMinus, danger: true, onSelect: () => setAsking('remove') }
            : { label: 'Withdraw the invitation', icon: UserMinus, onSelect: () => remove.mutate({ id, no }) },
        ]}
      />
      <ConfirmDialog
        open={asking === 'offer'}
        title={`Offer ${businessName} to ${name}?`}
        confirmLabel="Yes, offer it"
        pending={offer.pending}
        onConfirm={() => offer.mutate({ id, no })}
        onCancel={() => setAsking(undefined)}
      >
        It stays yours until they accept. Then you are a manager, and only they can hand it on.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'remove'}
        danger
        title={`Remove ${name}?`}
        confirmLabel="Yes, remove them"
        pending={remove.pending}
        onConfirm={() => remove.mutate({ id, no })}
        onCancel={() => setAsking(undefined)}
      >
        They are told, and can do nothing for {businessName} any longer. They were a {roleWords[role].toLowerCase()}.
      </ConfirmDialog>
    </>
  );
}
