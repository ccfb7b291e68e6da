import { navigate } from '#platform/web/router/navigate.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { takeBackMove } from './data.ts';
import { topicHref } from './place.ts';

const undoMs = 30_000;

/** Goes to where the replies are now, and offers the way back. */
export function afterMove(title: string, { moveId, topicId }: { moveId: number; topicId: number }): void {
  navigate(topicHref(topicId));
  const undo = async () => {
    try {
      navigate(topicHref(await takeBackMove(moveId)));
      toast({ title: 'Replies moved back' });
    } catch (error) {
      failed('Couldn’t move the replies back')(error);
    }
  };
  toast({ title, duration: undoMs, action: { label: 'Undo', onAction: () => void undo() } });
}
