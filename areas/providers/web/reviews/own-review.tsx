import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { dayInWords } from '#platform/web/time/day-words.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import type { Review } from '../../contract.ts';
import { useDeleteReview } from '../data.ts';
import { EditReview } from './review-form.tsx';

/** What its writer does with a review: changes it for a week, and deletes it whenever they like. */
export function OwnReview({ review }: { readonly review: Review }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const remove = useDeleteReview({
    onDone: () => {
      announce('Your review was deleted');
      document.getElementById('page-title')?.focus();
    },
    onFail: failed('Couldn’t delete your review'),
  });
  const { id, editableUntil } = review;
  const isEditable = editableUntil !== null && Date.parse(editableUntil) > Date.now();
  return (
    <div className="row">
      {isEditable && (
        <Button variant="quiet" onClick={() => setOpen('edit')}>
          Change your review<span className="vh">, until {dayInWords(editableUntil)}</span>
        </Button>
      )}
      <Button variant="quiet" pending={remove.pending} onClick={() => setOpen('delete')}>
        Delete your review
      </Button>
      {open === 'edit' && <EditReview review={review} onClose={close} />}
      <ConfirmDialog
        open={open === 'delete'}
        danger
        title="Delete your review?"
        confirmLabel="Yes, delete your review"
        onConfirm={() => {
          close();
          remove.mutate({ id });
        }}
        onCancel={close}
      >
        <p>Your stars, your words and any reply go, and no longer count. It can’t be restored.</p>
      </ConfirmDialog>
    </div>
  );
}
