import { useState } from 'react';
import type { WholePost } from '#areas/posts/contract.ts';
import { excerptOf } from '#areas/writing/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { limits } from '../pure/limits.ts';
import { afterMove } from './after-move.ts';
import { useReplies, useSplit } from './data.ts';

/** Chosen replies become a topic of their own; the first of them opens it. */
export function SplitDialog({ post, onClose }: { readonly post: WholePost; readonly onClose: () => void }) {
  const split = useSplit();
  const [from, setFrom] = useState(1);
  const { data } = useReplies(post.id, from, from + limits.split);
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [errors, setErrors] = useState<{ title?: string | undefined; chosen?: string | undefined; whole?: string }>({});
  const replies = data?.items ?? [];
  const send = async () => {
    const found = {
      title: title.trim() ? undefined : 'Give the new topic a title.',
      chosen: chosen.length > 0 ? undefined : 'Choose at least one reply.',
    };
    if (found.title || found.chosen) return setErrors(found);
    try {
      const done = await split.mutateAsync({ id: post.id, title: title.trim(), commentIds: chosen.map(Number) });
      onClose();
      afterMove(`${counted(done.replies, 'reply', 'replies')} became a topic`, done);
    } catch (error) {
      setErrors({ whole: textForPeople(error) });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dirty={title !== '' || chosen.length > 0}
      title="Split replies off"
      description="The first reply you choose opens the new topic. Old links go there too."
      footer={
        <>
          <Button variant="primary" pending={split.pending} onClick={() => void send()}>
            Make a new topic
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <div className="stack">
        {errors.whole && <p role="alert">{errors.whole}</p>}
        <TextField
          label="Title of the new topic"
          maxLength={limits.title}
          value={title}
          error={errors.title}
          onChange={(event) => {
            setTitle(event.currentTarget.value);
            setErrors({});
          }}
        />
        {data ? (
          <CheckboxGroup
            legend="Replies to move"
            error={errors.chosen}
            values={chosen}
            onChange={(next) => {
              setChosen(next);
              setErrors({});
            }}
            options={replies.map(({ id, number, author, content }) => ({
              value: String(id),
              label: `Reply ${number} by ${author.displayName}: ${excerptOf(content, 80)}`,
            }))}
          />
        ) : (
          <Skeleton count={3} look="row" label="Loading the replies" />
        )}
        {data?.next && (
          <Button onClick={() => setFrom((replies.at(-1)?.number ?? from) + 1)}>Show later replies instead</Button>
        )}
      </div>
    </Dialog>
  );
}
