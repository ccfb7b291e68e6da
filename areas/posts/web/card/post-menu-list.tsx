import { Bookmark, BookOpenText, History, Link2, Pencil, Pin, PinOff, Share2, Trash2, VolumeX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { openMute } from '#areas/people/web/public.ts';
import { usePreference } from '#platform/web/preferences/store.tsx';
import { navigate } from '#platform/web/router/navigate.ts';
import { useSession } from '#platform/web/session.ts';
import type { MenuItem, MenuListControl } from '#platform/web/ui/menu-item.ts';
import { MenuList } from '#platform/web/ui/menu-list.tsx';
import type { Post } from '../../contract.ts';
import { copyLink, sharePost } from './share.ts';
import { togglePin } from './toggle-pin.ts';
import { useDelete } from './use-delete.ts';
import { useSaveToggle } from './use-save-toggle.ts';

const DeleteQuestion = lazy(async () => ({ default: (await import('./delete-question.tsx')).DeleteQuestion }));
const OfferEasyDialog = lazy(async () => ({
  default: (await import('../easy/offer-easy-dialog.tsx')).OfferEasyDialog,
}));
const HistoryDialog = lazy(async () => ({ default: (await import('./history-dialog.tsx')).HistoryDialog }));

export interface PostMenuProps {
  readonly post: Post;
  readonly onEdit: () => void;
  /** Where to go when the post is gone; a list just closes the gap. */
  readonly onGone?: (() => void) | undefined;
}

/** What can be done with a post, and the questions that follow. */
export function PostMenuList({ post, onEdit, onGone, ...control }: PostMenuProps & MenuListControl) {
  const isMember = useSession().member !== null;
  const careful = usePreference('clickAssistance');
  const [shown, setShown] = useState<'delete' | 'history' | 'easy' | null>(null);
  const saving = useSaveToggle(post);
  const deleting = useDelete(post.id, onGone);
  const items: MenuItem[] = [
    { label: 'Copy link', icon: Link2, onSelect: () => void copyLink(post.path) },
    { label: 'Share', icon: Share2, onSelect: () => void sharePost(post) },
  ];
  if (isMember) {
    items.push({
      label: post.savedByMe ? 'Remove from saved' : 'Save',
      description: post.savedByMe ? 'Saved' : 'Save for later',
      icon: Bookmark,
      onSelect: saving.toggle,
    });
    if (post.editedAt) items.push({ label: 'See history', icon: History, onSelect: () => setShown('history') });
  }
  const wantsEasy = post.type === 'post' && (post.easyContent === '' || post.easyOutdated);
  // Who writes without their name has no profile, and can’t be muted.
  if (isMember && !post.mine && !post.anonymous) {
    if (wantsEasy) {
      items.push({ label: 'Offer an Easy English version', icon: BookOpenText, onSelect: () => setShown('easy') });
    }
    items.push(
      { separator: true },
      { label: 'Mute…', icon: VolumeX, onSelect: () => openMute({ member: post.author, tags: post.tags }) },
    );
  }
  // An article is written on a page of its own.
  const edit = post.type === 'blog' ? () => navigate(`${post.path}/edit`) : onEdit;
  if (post.canEdit) items.push({ separator: true }, { label: 'Edit', icon: Pencil, onSelect: edit });
  if (post.mine && !post.anonymous) {
    items.push({
      label: post.onProfile ? 'Unpin from my profile' : 'Pin to my profile',
      icon: post.onProfile ? PinOff : Pin,
      onSelect: () => void togglePin(post),
    });
  }
  if (post.canDelete) {
    // Authors have Undo; who asked for help with pressing is asked before as well.
    const remove = careful || !post.mine ? () => setShown('delete') : deleting.run;
    items.push({ label: 'Delete', icon: Trash2, danger: true, onSelect: remove });
  }
  const close = () => setShown(null);
  return (
    <>
      <MenuList {...control} items={items} />
      <Suspense fallback={null}>
        {shown === 'delete' && (
          <DeleteQuestion
            what="post"
            mine={post.mine}
            onCancel={close}
            onConfirm={() => {
              close();
              deleting.run();
            }}
          />
        )}
        {shown === 'history' && <HistoryDialog id={post.id} onClose={close} />}
        {/* The form of it would take its look from the head of the card. */}
        {shown === 'easy' && createPortal(<OfferEasyDialog post={post} onClose={close} />, document.body)}
      </Suspense>
    </>
  );
}
