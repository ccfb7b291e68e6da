import { Copy, Flag, Grid2x2, Pencil, Reply, SmilePlus, Trash2, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { canSpeak } from '#platform/web/speech/speaker.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Menu } from '#platform/web/ui/menu.tsx';
import type { MenuItem } from '#platform/web/ui/menu-item.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Message } from '../../contract.ts';
import { limits, reactions } from '../../pure/limits.ts';
import { deleteFor, refreshLists, restore } from '../data.ts';
import type { Log } from '../log/log.ts';
import { putMessage } from '../log/use-log.ts';
import { plainWords, reactionNames, shortened } from '../words.ts';
import { toggleReaction } from './reactions.tsx';
import { readMessageAloud } from './read-message.ts';

interface Props {
  readonly message: Message;
  readonly mine: boolean;
  readonly canWrite: boolean;
  readonly log: Log | undefined;
  readonly label: string;
  readonly onAnswer: () => void;
  readonly withSymbols: boolean;
  readonly onSymbols: (on: boolean) => void;
  readonly onEdit: () => void;
  readonly toField: () => void;
}

const hourMs = 3_600_000;
const isFresh = ({ createdAt }: Message) => Date.now() - new Date(createdAt).getTime() < limits.changeHours * hourMs;

async function copy(message: Message): Promise<void> {
  try {
    await navigator.clipboard.writeText(plainWords(message));
    announce('Copied');
  } catch {
    toast({
      title: 'Your browser didn’t let us copy',
      description: 'Select the words of the message, then copy them.',
      variant: 'destructive',
    });
  }
}

async function takeBack(id: number): Promise<void> {
  try {
    putMessage(await restore(id));
    void refreshLists();
    announce('Message restored');
  } catch (error) {
    failed('Couldn’t restore the message')(error);
  }
}

export function MessageMenu({ message, mine, canWrite, log, label, withSymbols, onSymbols, ...on }: Props) {
  const { onAnswer, onEdit, toField } = on;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id } = message;

  const hide = async () => {
    try {
      await deleteFor(id, 'me');
      // What was pressed goes with the message.
      toField();
      await log?.reread();
      void refreshLists();
      toast({ title: 'Message deleted for you', action: { label: 'Undo', onAction: () => void takeBack(id) } });
    } catch (error) {
      failed('Couldn’t delete the message')(error);
    }
  };
  const deleteForAll = async () => {
    setBusy(true);
    try {
      await deleteFor(id, 'everyone');
      setAsking(false);
      toField();
      await log?.sync();
      void refreshLists();
      announce('Message deleted for everyone');
    } catch (error) {
      setAsking(false);
      failed('Couldn’t delete the message')(error);
    } finally {
      setBusy(false);
    }
  };

  const items: MenuItem[] = [
    ...(canWrite
      ? [
          { label: 'Reply', icon: Reply, onSelect: onAnswer },
          {
            label: 'React',
            icon: SmilePlus,
            items: reactions.map((mark) => ({
              description: 'Reaction',
              label: `${mark} ${reactionNames[mark]}`,
              checked: message.reactions.some((one) => one.mark === mark && one.byMe),
              onSelect: () => void toggleReaction(message, mark),
            })),
          },
        ]
      : []),
    { label: 'Copy', icon: Copy, onSelect: () => void copy(message) },
    ...(canSpeak() ? [{ label: 'Read aloud', icon: Volume2, onSelect: () => readMessageAloud(message) }] : []),
    ...(message.content === ''
      ? []
      : [
          {
            label: withSymbols ? 'Show without symbols' : 'Show with symbols',
            icon: Grid2x2,
            onSelect: () => onSymbols(!withSymbols),
          },
        ]),
    ...(mine && canWrite && message.content !== '' && !message.poll && isFresh(message)
      ? [{ label: 'Edit', icon: Pencil, onSelect: onEdit }]
      : []),
    { separator: true },
    { label: 'Delete for me', icon: Trash2, onSelect: () => void hide() },
    ...(mine && isFresh(message)
      ? [{ label: 'Delete for everyone', icon: Trash2, danger: true, onSelect: () => setAsking(true) }]
      : []),
    ...(mine
      ? []
      : [
          {
            label: 'Report',
            icon: Flag,
            onSelect: () =>
              openReport({
                contentType: 'message',
                contentId: id,
                reportedUserId: message.fromUserId,
                reportedName: message.from.displayName,
                subject: `${message.from.displayName}’s message “${shortened(plainWords(message))}”`,
              }),
          },
        ]),
  ];
  return (
    <>
      <Menu variant="quiet" label="More" name={label} items={items} />
      <ConfirmDialog
        open={asking}
        danger
        title="Delete this message for everyone?"
        confirmLabel="Delete for everyone"
        pending={busy}
        onConfirm={() => void deleteForAll()}
        onCancel={() => setAsking(false)}
      >
        <p>A note will say it was deleted. Someone may have already read it.</p>
      </ConfirmDialog>
    </>
  );
}
