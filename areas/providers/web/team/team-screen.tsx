/// <reference types="vite/client" />
import { LogOut, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { InviteDialog } from '#platform/web/team/invite-dialog.tsx';
import { TeamLine } from '#platform/web/team/team-line.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ListingMember, ListingTeam } from '../../contract.ts';
import type { HelperRole } from '../../pure/options.ts';
import { crumbs } from '../crumbs.ts';
import { useAcceptOffer, useEndOffer, useInvite, useLeaveTeam, useTeam } from './data.ts';
import { MemberMenu } from './member-menu.tsx';
import { roleHints, roleWords } from './role-words.ts';
import '../providers.css';

const ownCrumbs = [...crumbs, { label: 'Your listings', href: '/ndis-providers/mine' }] as const;

const words = {
  thing: 'team',
  title: 'Team of a listing',
  missing: 'Team not found',
  lead: 'There is no such listing, or you don’t help to run it.',
  way: { label: 'See all providers', href: '/ndis-providers' },
  crumbs,
};

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <ById id={params.id} use={useTeam} words={words}>
    {(team) => <Team team={team} />}
  </ById>
);

const roleToGive = (value: HelperRole) => ({ value, label: roleWords[value], hint: roleHints[value] });
const [asCoordinator, asManager] = [roleToGive('coordinator'), roleToGive('manager')];

function Team({ team }: { readonly team: ListingTeam }) {
  const { businessName, myRole, members } = team;
  const title = `Team of ${businessName}`;
  useTitle(title);
  const [inviting, setInviting] = useState(false);
  const invite = useInvite();
  const joined = members.filter((one) => one.joined);
  const invited = members.filter((one) => !one.joined);
  const offeredToMe = members.some((one) => one.mine && one.offered);
  return (
    <>
      <PageTitle
        title={title}
        lead="The people who run this listing. Only they see this page."
        crumbs={ownCrumbs}
        actions={
          myRole !== 'coordinator' && (
            <Button icon={UserPlus} variant="primary" onClick={() => setInviting(true)}>
              Invite someone
            </Button>
          )
        }
      />
      <div className="provider-main">
        {offeredToMe && <OfferToMe team={team} />}
        <Section title={counted(joined.length, 'person', 'people')}>
          <People team={team} members={joined} />
        </Section>
        {invited.length > 0 && (
          <Section title="Invited" intro="They can do nothing here until they accept.">
            <People team={team} members={invited} />
          </Section>
        )}
        <Section title="What each role may do">
          <dl className="provider-roles">
            <dt>Owner</dt>
            <dd>
              Everything, and decides who manages it. Booking requests and messages reach the owner. There is one.
            </dd>
            <dt>Manager</dt>
            <dd>{roleHints.manager} Invites coordinators.</dd>
            <dt>Coordinator</dt>
            <dd>{roleHints.coordinator}</dd>
          </dl>
        </Section>
        {myRole === 'owner' ? (
          <p className="soft">It’s your listing. To leave it, hand it over to someone in the team first.</p>
        ) : (
          <Leave team={team} />
        )}
      </div>
      {inviting && (
        <InviteDialog
          title={`Invite someone to run ${businessName}`}
          description="They see its name, the role and who invites them."
          roles={myRole === 'owner' ? [asCoordinator, asManager] : [asCoordinator]}
          oneRole={`As a coordinator. ${roleHints.coordinator} Only the owner can invite managers.`}
          send={(invitee) => invite.mutateAsync({ id: team.id, ...invitee })}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  );
}

const People = ({ team, members }: { readonly team: ListingTeam; readonly members: readonly ListingMember[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
  <ul className="plain-list list" role="list">
    {members.map((member) => (
      <TeamLine
        key={member.no}
        member={member}
        roleWord={roleWords[member.role]}
        chips={member.offered && <Chip tone="warn">Offered the listing</Chip>}
      >
        <MemberMenu team={team} member={member} />
      </TeamLine>
    ))}
  </ul>
);

function OfferToMe({ team: { id, businessName } }: { readonly team: ListingTeam }) {
  const onFail = failed('That didn’t work');
  const accept = useAcceptOffer({
    onDone: () => {
      document.getElementById('page-title')?.focus();
      toast({ title: `You own ${businessName} now` });
    },
    onFail,
  });
  const decline = useEndOffer({
    onDone: () => {
      document.getElementById('page-title')?.focus();
      toast({ title: 'Offer declined' });
    },
    onFail,
  });
  return (
    <Notice title={`${businessName} is offered to you`}>
      <div className="stack">
        <p>As its owner you may do everything, and decide who manages it. The owner before you stays as a manager.</p>
        <div className="row">
          <Button
            variant="primary"
            description="accept a listing"
            pending={accept.pending}
            onClick={() => accept.mutate({ id })}
          >
            Become the owner
          </Button>
          <Button description="decline a listing" pending={decline.pending} onClick={() => decline.mutate({ id })}>
            Decline the offer
          </Button>
        </div>
      </div>
    </Notice>
  );
}

function Leave({ team: { id, businessName } }: { readonly team: ListingTeam }) {
  const [asking, setAsking] = useState(false);
  const leave = useLeaveTeam({
    onDone: () => {
      toast({ title: `You left the team of ${businessName}` });
      navigate('/ndis-providers/mine');
    },
    onFail: failed('Couldn’t leave'),
  });
  return (
    <>
      <div className="row">
        <Button icon={LogOut} description="leave a team" pending={leave.pending} onClick={() => setAsking(true)}>
          Leave the team
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        title={`Leave the team of ${businessName}?`}
        confirmLabel="Yes, leave the team"
        onConfirm={() => {
          setAsking(false);
          leave.mutate({ id });
        }}
        onCancel={() => setAsking(false)}
      >
        You can no longer change the listing or see its team. Someone has to invite you again to come back.
      </ConfirmDialog>
    </>
  );
}
