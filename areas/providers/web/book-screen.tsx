import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { Bookable } from '#areas/bookings/contract.ts';
import { BookingForm, toBooking, useBookable } from '#areas/bookings/web/public.ts';
import { moneyText } from '#platform/contract/money.ts';
import { unitWords } from '#platform/contract/price-units.ts';
import { mayHere } from '#platform/web/acting.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { Provider, ProviderService } from '../contract.ts';
import { askHref } from './book-href.ts';
import { crumbsOf, WithProvider } from './with-provider.tsx';
import { deliveryText, hoursRange } from './words.ts';

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <WithProvider id={params.id}>{(provider) => <Book key={provider.id} provider={provider} />}</WithProvider>
);

/** In place of a service: the two get to know each other first. */
const meeting = 'meet';

/** PROVIDERS-08, PROVIDER-13, -22: what is asked for is in the address. */
function Book({ provider }: { readonly provider: Provider }) {
  const [query, setQuery] = useQueryParams();
  const { businessName, whyNotBooked } = provider;
  const services = provider.services.filter(({ isActive }) => isActive);
  const title = `Book Service with ${businessName}`;
  useTitle(title);
  const asked = query.get('service');
  const only = services.length === 1 ? services[0] : undefined;
  const service = services.find(({ id }) => String(id) === asked) ?? (asked === null ? only : undefined);
  const chosen = asked === meeting ? meeting : service ? String(service.id) : '';
  return (
    <div className="provider-page">
      <PageTitle
        title={title}
        lead="You ask, they answer. Nothing is booked and nothing is paid until both of you say yes."
        crumbs={crumbsOf(provider)}
      />
      {whyNotBooked ? (
        <NotNow provider={provider} why={whyNotBooked} />
      ) : (
        <>
          <Section title="Which service?">
            <div className="stack">
              {asked !== null && !chosen && <p>That service is no longer offered. Choose another one.</p>}
              <RadioGroup
                legend="Service"
                options={[
                  ...services.map((one) => ({ value: String(one.id), label: one.serviceName, hint: serviceHint(one) })),
                  {
                    value: meeting,
                    label: 'Meet and greet',
                    hint: 'Meet first: 30 minutes, for free. Afterwards both of you can still say no.',
                  },
                ]}
                value={chosen}
                onChange={(value: string) => setQuery({ service: value })}
              />
            </div>
          </Section>
          {chosen && <Asking provider={provider} chosen={chosen} />}
        </>
      )}
    </div>
  );
}

/** "$70.23 an hour. 2 to 8 hours. In-person only." */
const serviceHint = (service: ProviderService): string =>
  `${moneyText(service.unitPrice)} ${unitWords[service.unitType]}. ${hoursRange(service)}. ${deliveryText(service)}.`;

function NotNow({ provider: { id, whyNotAsked }, why }: { readonly provider: Provider; readonly why: string }) {
  return (
    <Notice
      title={why}
      tone="warn"
      action={
        whyNotAsked === '' &&
        mayHere('askProvider', 'requestBooking') && (
          <ButtonLink href={askHref(id)} icon={MessageCircle}>
            Send Message
          </ButtonLink>
        )
      }
    />
  );
}

/** One form for all services: what was written stays when another one is chosen. */
function Asking({ provider, chosen }: { readonly provider: Provider; readonly chosen: string }) {
  const thing =
    chosen === meeting ? { kind: 'meetgreet', ref: provider.id } : { kind: 'providerservice', ref: Number(chosen) };
  const { data, error, loading, refreshing, retry } = useBookable(thing);
  const [last, setLast] = useState<Bookable>();
  if (data && data !== last) setLast(data);
  const shown = data ?? last;
  return (
    <>
      {loading && <Spinner label="Loading free times" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load the free times" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && !data.mayBook && <NotNow provider={provider} why={data.whyNot} />}
      {shown && (
        <div hidden={!data?.mayBook}>
          <BookingForm bookable={shown} onBooked={toBooking} draftKey={`provider-booking:${provider.id}`} />
        </div>
      )}
    </>
  );
}
