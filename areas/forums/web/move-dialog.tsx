import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import type { Topic } from '../contract.ts';
import { useForums } from './data.ts';

interface Props {
  readonly topic: Topic;
  readonly onClose: () => void;
  readonly onMove: (forumId: number) => void;
}

export function MoveDialog({ topic, onClose, onMove }: Props) {
  const { data } = useForums();
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string>();
  const others = (data ?? []).filter(({ id }) => id !== topic.forum.id);
  const move = () => (chosen ? onMove(Number(chosen)) : setError('Choose a category first.'));
  return (
    <Dialog
      open
      onClose={onClose}
      title="Move to another category"
      description={`It is in “${topic.forum.name}” now. Its address stays the same.`}
      size="s"
      footer={
        <>
          <Button variant="primary" onClick={move}>
            Move topic
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <Select
        label="New category"
        placeholder="Choose one"
        error={error}
        value={chosen}
        onChange={(event) => {
          setChosen(event.currentTarget.value);
          setError(undefined);
        }}
        options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </Dialog>
  );
}
