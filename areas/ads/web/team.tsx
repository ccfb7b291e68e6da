import { LogOut, UserCog, UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { navigate } from '#platform/web/router/navigate.ts';
import { InviteDialog } from '#platform/web/team/invite-dialog.tsx';
import { TeamLine } from '#platform/web/team/team-line.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { closeToTitle } from '#platform/web/ui/close-to-title.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Menu } from '#platform/web/ui/menu.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { AdTeam, AdTeamMember } from '../contract.ts';
import type { HelperRole } from '../pure/options.ts';
import { useInviteAdMember, useLeaveAdAccount, useRemoveAdMember, useSetAdMemberRole } from './data.ts';
import { nameOf, roleHints, roleWords } from './role-words.ts';

const roleToGive = (value: HelperRole) => ({ value, label: roleWords[value], hint: roleHints[value] });

/** Who helps with an account, and what each may do. Its owner looks after all of them. */
export function Team({ team }: { readonly team: AdTeam }) {
  const { id, name, myRole, members } = team;
  const [isInviting, setInviting] = useState(false);
  const invite = useInviteAdMember();
  return (
    <Section title="People" intro="The people who help with these ads. Only they see this page.">
      <div className="stack">
        {myRole === 'owner' && (
          <div className="row">
            <Button icon={UserPlus} description="Invite someone to help with ads" onClick={() => setInviting(true)}>
              Invite someone
            </Button>
          </div>
        )}
        <ul className="plain-list list" aria-label="People">
          {members.map((member) => (
            <TeamLine
              key={member.no}
              member={member}
              roleWord={roleWords[member.role]}
              chips={!member.joined && <Chip tone="warn">Invited</Chip>}
            >
              {myRole === 'owner' && member.role !== 'owner' && <MemberMenu team={team} member={member} />}
            </TeamLine>
          ))}
        </ul>
        <dl className="ads-roles">
          {(['owner', 'manager', 'analyst'] as const).map((role) => (
            <div key={role}>
              <dt>{roleWords[role]}</dt>
              <dd>{roleHints[role]}</dd>
            </div>
          ))}
        </dl>
        {myRole !== 'owner' && <Leave team={team} />}
      </div>
      {isInviting && (
        <InviteDialog
          title="Invite someone to help"
          description={`They see the name ${name}, the role and who invites them.`}
          roles={[roleToGive('analyst'), roleToGive('manager')]}
          send={(invitee) => invite.mutateAsync({ id, ...invitee })}
          onClose={() => setInviting(false)}
        />
      )}
    </Section>
  );
}

function MemberMenu({ team: { id, name: account }, member }: { readonly team: AdTeam; readonly member: AdTeamMember }) {
  const { no, role, joined } = member;
  const name = nameOf(member);
  const [isAsking, setAsking] = useState(false);
  const onFail = (failure: Error) => {
    setAsking(false);
    failed('That didn’t work')(failure);
  };
  const done = (title: string) => () => {
    closeToTitle(() => setAsking(false));
    toast({ title });
  };
  const other = role === 'manager' ? 'analyst' : 'manager';
  const change = useSetAdMemberRole({
    onDone: () => toast({ title: `${name} is ${other === 'analyst' ? 'an' : 'a'} ${other} now` }),
    onFail,
  });
  const remove = useRemoveAdMember({
    onDone: done(joined ? `${name} no longer helps with these ads` : 'Invitation withdrawn'),
    onFail,
  });
  return (
    <>
      <Menu
        label="Manage"
        name={`Manage ${name}`}
        description="Manage someone who helps with ads"
        items={[
          {
            label: other === 'analyst' ? 'Make them an analyst' : 'Make them a manager',
            description: other === 'analyst' ? 'Make someone an analyst of ads' : 'Make someone a manager of ads',
            icon: UserCog,
            onSelect: () => change.mutate({ id, no, role: other }),
          },
          joined
            ? {
                label: 'Remove',
                description: 'Remove someone who helps with ads',
                icon: UserMinus,
                danger: true,
                onSelect: () => setAsking(true),
              }
            : {
                label: 'Withdraw the invitation',
                description: 'Withdraw an invitation to help with ads',
                icon: UserMinus,
                onSelect: () => remove.mutate({ id, no }),
              },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        danger
        title={`Remove ${name}?`}
        confirmLabel="Yes, remove them"
        pending={remove.pending}
        onConfirm={() => remove.mutate({ id, no })}
        onCancel={() => setAsking(false)}
      >
        They are told, and can no longer see or change the ads of {account}.
      </ConfirmDialog>
    </>
  );
}

function Leave({ team: { id, name } }: { readonly team: AdTeam }) {
  const [isAsking, setAsking] = useState(false);
  const leave = useLeaveAdAccount({
    onDone: () => {
      toast({ title: `You no longer help with the ads of ${name}` });
      navigate('/ads');
    },
    onFail: failed('Couldn’t leave'),
  });
  return (
    <>
      <div className="row">
        <Button
          icon={LogOut}
          description="Leave an advertising account"
          pending={leave.pending}
          onClick={() => setAsking(true)}
        >
          Leave this account
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        danger
        title={`Leave ${name}?`}
        confirmLabel="Yes, leave"
        onConfirm={() => {
          setAsking(false);
          leave.mutate({ id });
        }}
        onCancel={() => setAsking(false)}
      >
        You can no longer see or change its ads. Its owner has to invite you again to come back.
      </ConfirmDialog>
    </>
  );
}
