import { useTitle } from '#platform/web/router/title.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import type { Provider } from '../contract.ts';
import { BookingRules } from './booking-rules.tsx';
import { crumbsOf, WithProvider } from './with-provider.tsx';

/** For who manages a listing: how it can be booked. */
export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <WithProvider id={params.id} when={({ myRole }) => myRole === 'owner' || myRole === 'manager'}>
    {(provider) => <Rules provider={provider} />}
  </WithProvider>
);

function Rules({ provider }: { readonly provider: Provider }) {
  const title = `Booking rules of ${provider.businessName}`;
  useTitle(title);
  return (
    <div className="provider-page">
      <PageTitle
        title={title}
        lead="Times come from your business hours. What members have asked for stays as it was."
        crumbs={crumbsOf(provider)}
      />
      <BookingRules key={provider.id} provider={provider} />
    </div>
  );
}
