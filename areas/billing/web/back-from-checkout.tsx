import { useEffect, useRef } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useFinishCheckout } from './data.ts';
import { doneWords } from './words.ts';

/** The checkout is at another site, and leads back here: what came of it is asked for, and said once. */
export function BackFromCheckout() {
  const [query, setQuery] = useQueryParams();
  const token = query.get('checkout');
  const finish = useFinishCheckout({
    onDone: ({ state, kind }) => {
      if (state === 'open') return;
      toast(
        state === 'paid' ? doneWords[kind] : { title: 'Checkout Over', description: 'Nothing was charged for it.' },
      );
      setQuery({ checkout: null });
    },
  });
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });
  useEffect(() => {
    if (token) latest.current.mutate({ token });
  }, [token]);
  if (!token) return null;
  const again = (
    <Button pending={finish.pending} pendingText="Looking…" onClick={() => finish.mutate({ token })}>
      Look again
    </Button>
  );
  if (finish.error) {
    return (
      <Notice tone="warn" title="We couldn’t see whether your payment has arrived" action={again}>
        {textForPeople(finish.error)}
      </Notice>
    );
  }
  return (
    <Notice title="We are looking for your payment" action={again}>
      It can take a minute. You can leave this page: we email you once it has arrived.
    </Notice>
  );
}
