import { Ban, ShieldPlus, UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { SharedItems } from '#areas/passport/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { List } from '#platform/web/ui/list.tsx';
import { Menu } from '#platform/web/ui/menu.tsx';
import type { Space, SpaceMember } from '../contract.ts';
import { mayIn } from '../pure/parts.ts';
import { useBanned, useHandOver, useLiftBan, useMembers, useRemove, useSetRole } from './data.ts';
import { InviteDialog } from './invite-dialog.tsx';
import type { SpaceLabels } from './labels.ts';
import { MemberName } from './member-name.tsx';

interface Props {
  readonly space: Space;
  readonly labels: SpaceLabels;
}

/** Who is in a space; only its members see this. */
export function Members({ space, labels }: Props) {
  const list = useMembers(space.id);
  const [inviting, setInviting] = useState(false);
  const runs = space.me.mayRun && space.status === 'open';
  const isKept = space.runOnly.includes('people');
  const isWhole = mayIn(space, 'people');
  return (
    <div className="stack">
      <div className="space-head">
        <h2 tabIndex={-1} id="space-members">
          {counted(space.memberCount, 'member')}
        </h2>
        {runs && (
          <Button icon={UserPlus} onClick={() => setInviting(true)}>
            Invite someone
          </Button>
        )}
      </div>
      <p className="soft small">
        {isWhole
          ? `Only ${isKept ? 'the people who run' : 'members of'} this ${labels.thing} see this list.`
          : 'Only the people who run it see everyone. Here you find them, and yourself.'}
      </p>
      <List
        list={list}
        shown={list.items.length}
        total={isWhole ? space.memberCount : undefined}
        things={['member', 'members']}
        prefix="space-member"
        level={3}
        empty={null}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list space-people" role="list">
          {list.items.map((member) => (
            <li key={member.no} id={`space-member-${member.no}`}>
              <MemberName author={member} />
              {member.shareId && <SharedItems shareId={member.shareId} name={member.name} />}
              {runs && !member.mine && member.role !== 'owner' && (
                <MemberMenu space={space} labels={labels} member={member} />
              )}
            </li>
          ))}
        </ul>
      </List>
      {runs && <Banned space={space} />}
      {inviting && <InviteDialog space={space} labels={labels} onClose={() => setInviting(false)} />}
    </div>
  );
}

type Question = 'remove' | 'ban' | 'handOver';

function MemberMenu({ space, labels, member }: Props & { readonly member: SpaceMember }) {
  const [asking, setAsking] = useState<Question>();
  const { no, name, role } = member;
  const done = (words: string) => () => {
    announce(words);
    document.getElementById('space-members')?.focus();
  };
  const onFail = failed('That didn’t work');
  const setRole = useSetRole(space.id, { onDone: () => announce(`${name} has another role now`), onFail });
  const remove = useRemove(labels, space.id, { onDone: done(`${name} is no longer in it`), onFail });
  const handOver = useHandOver(labels, space.id, { onDone: done(`${name} is the owner now`), onFail });
  const isOwner = space.me.role === 'owner';
  const mayRemove = isOwner || role === 'member';
  const questions = {
    remove: { title: `Take ${name} out?`, label: 'Remove', text: `They can ask to join this ${labels.thing} again.` },
    ban: { title: `Ban ${name}?`, label: 'Ban', text: 'They can’t come back until you lift the ban.' },
    handOver: {
      title: `Make ${name} the owner?`,
      label: 'Hand over',
      text: `The ${labels.thing} is theirs then. You stay as a moderator.`,
    },
  } as const;
  const question = asking && questions[asking];
  const confirm = () => {
    if (asking === 'handOver') handOver.mutate({ id: space.id, no });
    else remove.mutate({ id: space.id, no, ...(asking === 'ban' && { ban: 'true' }) });
    setAsking(undefined);
  };
  if (!mayRemove) return null;
  return (
    <>
      <Menu
        label="Manage"
        name={`Manage ${name}`}
        items={[
          ...(isOwner
            ? [
                {
                  label: role === 'moderator' ? 'Make a member' : 'Make a moderator',
                  icon: ShieldPlus,
                  onSelect: () =>
                    setRole.mutate({ id: space.id, no, role: role === 'moderator' ? 'member' : 'moderator' }),
                },
                { label: 'Hand over to them', icon: UserPlus, onSelect: () => setAsking('handOver') },
              ]
            : []),
          { label: 'Remove', icon: UserMinus, onSelect: () => setAsking('remove') },
          { label: 'Ban', icon: Ban, danger: true, onSelect: () => setAsking('ban') },
        ]}
      />
      <ConfirmDialog
        open={question !== undefined}
        title={question?.title}
        confirmLabel={question?.label ?? ''}
        danger={asking !== 'handOver'}
        onConfirm={confirm}
        onCancel={() => setAsking(undefined)}
      >
        {question?.text}
      </ConfirmDialog>
    </>
  );
}

function Banned({ space }: { readonly space: Space }) {
  const [open, setOpen] = useState(false);
  const list = useBanned(space.id, open);
  const lift = useLiftBan(space.id, {
    onDone: () => announce('The ban is lifted'),
    onFail: failed('Couldn’t lift the ban'),
  });
  return (
    <Disclosure summary="Banned" onToggle={setOpen}>
      <List
        list={list}
        shown={list.items.length}
        things={['banned member', 'banned members']}
        prefix="space-banned"
        level={3}
        empty={<p className="soft">No one is banned.</p>}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list space-people" role="list">
          {list.items.map((member) => (
            <li key={member.no} id={`space-banned-${member.no}`}>
              <MemberName author={{ ...member, role: null }} />
              <Button variant="quiet" onClick={() => lift.mutate({ id: space.id, no: member.no })}>
                Lift the ban<span className="vh"> of {member.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      </List>
    </Disclosure>
  );
}
