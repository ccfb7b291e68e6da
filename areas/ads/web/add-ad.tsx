import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useCreateAd, useCreatives } from './data.ts';

/** An ad is a creative in an ad set. */
export function AddAd({
  adSetId,
  accountId,
  onClose,
}: {
  readonly adSetId: number;
  readonly accountId: number;
  readonly onClose: () => void;
}) {
  const [chosen, setChosen] = useState<string>();
  const list = useCreatives({ account: accountId });
  const create = useCreateAd();
  const add = async () => {
    const made = await create.mutateAsync({ id: adSetId, creativeId: Number(chosen) }).catch(() => undefined);
    if (!made) return;
    toast({
      title: 'Ad added',
      description:
        made.review === 'held'
          ? 'Its words need a proof. A person looks at it.'
          : 'A person looks at it before it runs.',
    });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add an ad"
      description="A person looks at it before it runs."
      footer={
        list.items.length > 0 && (
          <Button
            variant="primary"
            disabled={chosen === undefined}
            pending={create.pending}
            description="Add the ad"
            onClick={() => void add()}
          >
            Add the ad
          </Button>
        )
      }
    >
      <div className="stack">
        {create.error && <p role="alert">{textForPeople(create.error)}</p>}
        <List
          list={list}
          shown={list.items.length}
          things={['creative', 'creatives']}
          prefix="choice"
          level={3}
          empty={
            <EmptyState
              title="No creatives yet"
              level={3}
              action={
                <ButtonLink href={`/ads?account=${accountId}&tab=creatives`}>Go to the Creative Library</ButtonLink>
              }
            />
          }
        >
          <RadioGroup
            legend="Creative"
            look="list"
            options={list.items.map(({ id, title, body }) => ({ value: String(id), label: title, hint: body }))}
            value={chosen}
            onChange={setChosen}
          />
        </List>
      </div>
    </Dialog>
  );
}
