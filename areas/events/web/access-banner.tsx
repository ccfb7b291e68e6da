import { featureLabel, usePassport } from '#areas/passport/web/public.ts';
import { announce } from '#platform/web/announce.ts';
import { useSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ClosedDoor } from '#platform/web/ui/drawings.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import type { EventDetail } from '../contract.ts';
import { useWithdrawAccess } from './data.ts';
import { longDay } from './times.ts';

/** Auslan where that is the one need that was asked for and is not answered with yes. */
function useMissing({ access, myAccessRequest }: EventDetail): string {
  const { data } = usePassport();
  const { region } = useSession();
  const yes = new Set(access.filter(({ answer }) => answer === 'yes').map(({ feature }) => feature));
  const asked = data?.items.filter(({ id }) => myAccessRequest?.itemIds.includes(id)) ?? [];
  const open = asked.flatMap(({ feature }) => (feature && !yes.has(feature) ? feature : []));
  const [only] = open;
  if (!only || open.length > 1) return 'Your access request isn’t confirmed';
  if (only === 'ASL') return region === 'US' ? 'ASL not confirmed' : 'Auslan not confirmed';
  return `${featureLabel(only, region)} not confirmed`;
}

/** From five days before, while there is no answer. */
export function AccessBanner({ event }: { readonly event: EventDetail }) {
  const title = useMissing(event);
  const withdraw = useWithdrawAccess({
    onDone: () => {
      document.getElementById('page-title')?.focus();
      announce('Access request withdrawn');
    },
    onFail: failed('Couldn’t withdraw your request'),
  });
  const { myAccessRequest: request, organizerPerson, id } = event;
  if (!request?.isLate) return null;
  return (
    <section className="event-alert" aria-labelledby="event-alert">
      <div data-part="decoration">
        <ClosedDoor size={72} />
      </div>
      <div>
        <h2 id="event-alert">{title}</h2>
        <p>
          You asked on {longDay(request.askedAt)} and there’s no answer yet. We’ll remind the organiser five days
          before. You’ll get a notification when they answer.
        </p>
        <div className="row">
          <ButtonLink href={`/messages/with/${organizerPerson.id}`}>Message the organiser</ButtonLink>
          <Button variant="quiet" pending={withdraw.pending} onClick={() => withdraw.mutate({ id })}>
            I can come without it
          </Button>
        </div>
      </div>
    </section>
  );
}
