import {
  Archive,
  ArchiveRestore,
  Ban,
  Bell,
  BellOff,
  Eye,
  FileLock2,
  Flag,
  Trash2,
  UserPlus,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { BlockDialog } from '#areas/people/web/public.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Menu } from '#platform/web/ui/menu.tsx';
import type { MenuItem } from '#platform/web/ui/menu-item.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Conversation } from '../../contract.ts';
import { type Keeping, useClear, useKeep } from '../data.ts';
import { useMessageSettings } from '../data-settings.ts';
import { isMuted, mayInvite } from '../words.ts';
import type { HeadDialog } from './pane-props.ts';
import type { LiveSwitch } from './use-live-switch.ts';

const hourMs = 3_600_000;
/** Until somebody turns it on again. */
const always = '9999-12-31T00:00:00.000Z';
const after = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

/** In the words of the menu. */
function mutedWords(until: string): string {
  if (until === always) return 'until you turn it on';
  const hours = Math.round((new Date(until).getTime() - Date.now()) / hourMs);
  return hours > 8 ? 'for a week' : hours > 1 ? 'for 8 hours' : 'for 1 hour';
}

const notDone = failed('Couldn’t save your change');

interface Props {
  readonly head: Conversation;
  readonly id: number;
  readonly live: LiveSwitch;
  readonly onDialog: (dialog: HeadDialog) => void;
  readonly onGone: (() => void) | undefined;
}

export function HeadMenu({ head, id, live, onDialog, onGone }: Props) {
  const [asking, setAsking] = useState<'clear' | 'block'>();
  const close = () => setAsking(undefined);
  const keep = useKeep({
    onFail: notDone,
    onDone: ({ archived, mutedUntil }) => {
      if (archived !== undefined) {
        toast({
          title: archived ? 'Moved to the archive' : 'Moved back to your conversations',
          action: archived ? undo({ archived: false }) : undefined,
        });
      }
      if (mutedUntil !== undefined) {
        toast({
          title: mutedUntil ? `Muted ${mutedWords(mutedUntil)}` : 'Notifications are on',
          action: mutedUntil ? undo({ mutedUntil: null }) : undefined,
        });
      }
    },
  });
  const undo = (keeping: Keeping) => ({ label: 'Undo', onAction: () => keep.mutate({ id, ...keeping }) });
  const clear = useClear({
    onDone: () => {
      close();
      toast({ title: 'Conversation deleted for you' });
      onGone?.();
    },
    onFail: (error) => {
      close();
      notDone(error);
    },
  });
  const mute = (mutedUntil: string) => keep.mutate({ id, mutedUntil });
  const archive = (archived: boolean) => keep.mutate({ id, archived });
  const { otherUser } = head;
  const wantsLive = useMessageSettings().data?.liveText ?? false;
  const items: MenuItem[] = [
    isMuted(head.mutedUntil)
      ? {
          label: 'Turn notifications on',
          icon: Bell,
          onSelect: () => keep.mutate({ id, mutedUntil: null }),
        }
      : {
          label: 'Mute',
          description: 'Mute a conversation',
          icon: BellOff,
          items: [
            { label: 'For 1 hour', onSelect: () => mute(after(1)) },
            { label: 'For 8 hours', onSelect: () => mute(after(8)) },
            { label: 'For a week', onSelect: () => mute(after(24 * 7)) },
            { label: 'Until I turn it on', onSelect: () => mute(always) },
          ],
        },
    head.archived
      ? { label: 'Move out of the archive', icon: ArchiveRestore, onSelect: () => archive(false) }
      : { label: 'Archive', icon: Archive, onSelect: () => archive(true) },
    ...(wantsLive && head.kind === 'direct' && head.endedAt === null && live.isOff
      ? [{ label: 'Let them see what I type', icon: Eye, onSelect: () => live.turn(true) }]
      : []),
    ...(head.kind === 'group' || head.people.some(({ role }) => role === 'supporter')
      ? [{ label: 'People', icon: Users, onSelect: () => onDialog('people') }]
      : []),
    ...(mayInvite(head)
      ? [{ label: 'Invite a supporter', icon: UserPlus, onSelect: () => onDialog('supporter') }]
      : []),
    {
      label: 'Keep as evidence',
      icon: FileLock2,
      onSelect: () => navigate(`/settings/privacy?conversation=${id}`),
    },
    { separator: true },
    { label: 'Delete for me', icon: Trash2, danger: true, onSelect: () => setAsking('clear') },
    ...(otherUser
      ? [
          { label: 'Block', icon: Ban, danger: true, onSelect: () => setAsking('block') },
          {
            label: 'Report',
            icon: Flag,
            onSelect: () =>
              openReport({
                contentType: 'member',
                contentId: otherUser.id,
                reportedUserId: otherUser.id,
                reportedName: otherUser.displayName,
                subject: otherUser.displayName,
              }),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu variant="quiet" label="More" name={`More for ${head.title}`} items={items} />
      <ConfirmDialog
        open={asking === 'clear'}
        danger
        title="Delete this conversation for you?"
        confirmLabel="Delete for me"
        pending={clear.pending}
        onConfirm={() => clear.mutate({ id })}
        onCancel={close}
      >
        <p>All messages so far will be deleted for you. Others keep theirs. You can’t undo this.</p>
      </ConfirmDialog>
      {otherUser && <BlockDialog open={asking === 'block'} person={otherUser} onClose={close} onBlocked={onGone} />}
    </>
  );
}
