import { Flag, Pencil, Trash2, UserSearch } from 'lucide-react';
import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Menu } from '#platform/web/ui/menu.tsx';
import type { Space, SpacePost } from '../contract.ts';
import { useDeletePost } from './data.ts';
import type { SpaceLabels } from './labels.ts';
import { reportOf } from './report.ts';
import { RevealAuthor, useMayReveal } from './reveal-author.tsx';

interface Props {
  readonly space: Space;
  readonly labels: SpaceLabels;
  readonly post: SpacePost;
  readonly onEdit: () => void;
}

export function PostMenu({ space, labels, post, onEdit }: Props) {
  const [asking, setAsking] = useState(false);
  const [revealing, setRevealing] = useState(false);
  const { author, id, mayDelete } = post;
  const mayReveal = useMayReveal(author);
  const remove = useDeletePost(space.id, {
    onDone: () => {
      announce('Post deleted');
      document.getElementById('page-title')?.focus();
    },
    onFail: failed('Couldn’t delete the post'),
  });
  const open = space.status === 'open';
  return (
    <>
      <Menu
        label="More"
        variant="quiet"
        name={`More, ${author.name}’s post`}
        items={[
          ...(author.mine && open ? [{ label: 'Edit', icon: Pencil, onSelect: onEdit }] : []),
          ...(mayDelete ? [{ label: 'Delete', icon: Trash2, danger: true, onSelect: () => setAsking(true) }] : []),
          ...(mayReveal ? [{ label: 'Who wrote this?', icon: UserSearch, onSelect: () => setRevealing(true) }] : []),
          ...(author.mine
            ? []
            : [{ label: 'Report to moderators', icon: Flag, onSelect: () => reportOf('space_post', id, author) }]),
        ]}
      />
      {revealing && (
        <RevealAuthor contentType="space_post" contentId={id} alias={author.name} onClose={() => setRevealing(false)} />
      )}
      <ConfirmDialog
        open={asking}
        title="Delete this post?"
        confirmLabel="Delete post"
        danger
        pending={remove.pending}
        onConfirm={() => {
          setAsking(false);
          remove.mutate({ id: space.id, postId: id });
        }}
        onCancel={() => setAsking(false)}
      >
        It’s deleted for everyone in the {labels.thing}, with its comments.
      </ConfirmDialog>
    </>
  );
}
