import { useState } from 'react';
import type { WholePost } from '#areas/posts/contract.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { afterMove } from './after-move.ts';
import { useMerge, useSimilar } from './data.ts';

const numberIn = (text: string): number | undefined => {
  const found = /(?:^|\/forums\/topic\/)(\d{1,9})(?:[?#].*)?$/.exec(text.trim());
  return found ? Number(found[1]) : undefined;
};

/** All replies go into another topic, and this one is closed and leads there. */
export function MergeDialog({ post, onClose }: { readonly post: WholePost; readonly onClose: () => void }) {
  const merge = useMerge();
  const { data } = useSimilar(post.title);
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const others = (data ?? []).filter(({ id }) => id !== post.id);
  const send = async () => {
    const intoId = numberIn(address);
    if (intoId === undefined) return setError('Choose a topic, or paste the address of one.');
    try {
      const done = await merge.mutateAsync({ id: post.id, intoId });
      onClose();
      afterMove('Topics merged', done);
    } catch (caught) {
      setError(textForPeople(caught));
    }
  };
  const choose = (value: string) => {
    setAddress(value);
    setError(undefined);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Merge into another topic"
      description="All replies move there with new numbers. This topic keeps its text, is closed and links there."
      footer={
        <>
          <Button variant="primary" pending={merge.pending} onClick={() => void send()}>
            Merge topics
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <div className="stack">
        {others.length > 0 && (
          <RadioGroup
            legend="Similar topics"
            look="list"
            value={String(numberIn(address) ?? '')}
            onChange={(value) => choose(`/forums/topic/${value}`)}
            options={others.map(({ id, title }) => ({ value: String(id), label: title }))}
          />
        )}
        <TextField
          label="Address of the other topic"
          hint="For example /forums/topic/12"
          value={address}
          error={error}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
