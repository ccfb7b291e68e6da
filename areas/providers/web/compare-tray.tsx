import { Send } from 'lucide-react';
import { counted } from '#platform/contract/counted.ts';
import { mayHere } from '#platform/web/acting.ts';
import { announce } from '#platform/web/announce.ts';
import type { QueryChange } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { limits } from '../pure/options.ts';
import { useCompared } from './data.ts';
import { focusFound } from './focus-found.ts';

interface CompareTrayProps {
  readonly ids: readonly number[];
  readonly onChange: (change: QueryChange) => void;
}

/** Up to four providers, kept in the address while the list around them changes. */
export function CompareTray({ ids, onChange }: CompareTrayProps) {
  const { data } = useCompared(ids);
  const { member } = useSession();
  if (ids.length === 0) return null;
  const names = data?.map(({ businessName }) => businessName).join(', ');
  return (
    <section className="provider-tray" aria-labelledby="provider-tray">
      <div>
        <h3 id="provider-tray">Compare: {counted(ids.length, 'provider')} chosen</h3>
        <p>
          {names && `${names}. `}
          {ids.length < limits.compared ? `You can compare up to ${limits.compared}.` : 'That’s as many as fit.'}
        </p>
      </div>
      <div className="row">
        <ButtonLink href={`/ndis-providers/compare?compare=${ids.join(',')}`}>
          Compare {counted(ids.length, 'provider')}
        </ButtonLink>
        {member && mayHere('askProviders', 'requestBooking') && (
          <ButtonLink href={`/ndis-providers/ask?providers=${ids.join(',')}`} icon={Send}>
            Ask {ids.length === 1 ? 'it' : 'them'} at once
          </ButtonLink>
        )}
        <Button
          variant="quiet"
          description="the choice to compare"
          onClick={() => {
            onChange({ compare: null });
            announce('No providers are chosen to compare');
            focusFound();
          }}
        >
          Choose none
        </Button>
      </div>
    </section>
  );
}
