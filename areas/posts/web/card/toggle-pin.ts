import { announce } from '#platform/web/announce.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Post } from '../../contract.ts';
import { setOnProfile } from '../data.ts';

const notDone = failed('Couldn’t save your change');

/** The card may have moved to the top of a profile, and taken the focus with it. */
const keepFocus = (id: number) =>
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById(`post-${id}`)?.focus();
  }, 100);

/** Puts one’s own post first on one’s profile, or takes it off; both can be undone. */
export async function togglePin({ id, onProfile }: Post): Promise<void> {
  try {
    const { instead } = await setOnProfile(id, !onProfile);
    keepFocus(id);
    const undo = async () => {
      try {
        if (onProfile) await setOnProfile(id, true);
        else await (instead === null ? setOnProfile(id, false) : setOnProfile(instead, true));
        keepFocus(id);
        announce('Undone');
      } catch (error) {
        notDone(error);
      }
    };
    toast({
      title: onProfile ? 'Taken off the top of your profile' : 'Pinned to your profile',
      action: { label: 'Undo', onAction: () => void undo() },
    });
  } catch (error) {
    notDone(error);
  }
}
