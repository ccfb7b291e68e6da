import { useEffect, useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { OpenedPassport } from '../contract.ts';
import { useOpenShare } from './data.ts';
import { itemText } from './words.ts';

/** What somebody shares with the viewer. It is read on the press, and the owner sees that it was. */
export function SharedItems({ shareId, name }: { readonly shareId: number; readonly name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        Open the shared needs<span className="vh"> of {name}</span>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`What ${name} shares with you`}
        description={`${name} can see that you opened this, and when.`}
      >
        <Content shareId={shareId} />
      </Dialog>
    </>
  );
}

function Content({ shareId }: { readonly shareId: number }) {
  const { mutateAsync } = useOpenShare();
  const { region } = useSession();
  const [state, setState] = useState<{ opened?: OpenedPassport; error?: Error; round: number }>({ round: 0 });
  const { opened, error, round } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each round, not for each drawing
  useEffect(() => {
    mutateAsync({ id: shareId }).then(
      (answer) => setState((old) => ({ round: old.round, opened: answer })),
      (failure: Error) => setState((old) => ({ round: old.round, error: failure })),
    );
  }, [shareId, round]);
  if (opened) {
    return (
      <ul className="passport-shown">
        {opened.items.map((item) => (
          <li key={item.id}>{itemText(item, region)}</li>
        ))}
      </ul>
    );
  }
  if (!error) return <Skeleton count={1} look="row" label="Loading what is shared" />;
  return (
    <ErrorState
      level={3}
      title="This is no longer shared, or couldn’t be loaded"
      onRetry={() => setState((old) => ({ round: old.round + 1 }))}
    >
      {textForPeople(error)}
    </ErrorState>
  );
}
