import { CalendarPlus, MessageCircle } from 'lucide-react';
import { moneyText } from '#platform/contract/money.ts';
import { unitWords } from '#platform/contract/price-units.ts';
import { mayHere } from '#platform/web/acting.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { Provider, ProviderService } from '../contract.ts';
import { TypeBadge } from './badges.tsx';
import { askHref, bookHref } from './book-href.ts';
import { deliveryText, featureWords, hoursRange } from './words.ts';

/** PROVIDER-20 to -23 */
export function ServicesTab({ provider: { services, isActive, mine } }: { readonly provider: Provider }) {
  if (services.length === 0) {
    return (
      <EmptyState title="No services yet" level={2}>
        <p>This provider hasn’t listed what it offers.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className="vh">Services</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list provider-services" role="list">
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} hasWays={isActive && !mine && service.isActive} />
        ))}
      </ul>
    </>
  );
}

interface ServiceCardProps {
  readonly service: ProviderService;
  /** It can be asked for and about. */
  readonly hasWays: boolean;
}

function ServiceCard({ service, hasWays }: ServiceCardProps) {
  const { id, providerId, serviceName, serviceType, serviceDescription, unitPrice, unitType, accessibilityFeatures } =
    service;
  return (
    <li className="sheet provider-service" id={`service-${id}`}>
      <div className="provider-service-top">
        <h3>{serviceName}</h3>
        <TypeBadge type={serviceType} />
        <p className="push provider-price num">
          {moneyText(unitPrice)} {unitWords[unitType]}
        </p>
      </div>
      {serviceDescription && <p className="provider-words">{serviceDescription}</p>}
      <Facts
        items={[
          { label: 'Category', value: `${service.categoryName} (${service.categoryCode})` },
          ...(service.supportItem
            ? [{ label: 'Support item', value: <span className="num">{service.supportItem}</span> }]
            : []),
          { label: 'Booking hours', value: hoursRange(service) },
          { label: 'Delivery', value: deliveryText(service) },
          { label: 'Transport', value: service.requiresTransport ? 'Transport required' : 'No transport required' },
        ]}
      />
      {accessibilityFeatures.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list provider-chips" role="list" aria-label="Accessibility features">
          {accessibilityFeatures.map((feature) => (
            <li key={feature}>
              <Chip>{featureWords[feature]}</Chip>
            </li>
          ))}
        </ul>
      )}
      {hasWays && (
        <div className="row">
          <ButtonLink href={bookHref(providerId, id)} icon={CalendarPlus} description="a booking of a service">
            Book This Service<span className="vh">: {serviceName}</span>
          </ButtonLink>
          {mayHere('askProvider', 'requestBooking') && (
            <ButtonLink
              href={askHref(providerId, id)}
              variant="quiet"
              icon={MessageCircle}
              description="a question about a service"
            >
              Ask Questions<span className="vh"> about {serviceName}</span>
            </ButtonLink>
          )}
        </div>
      )}
    </li>
  );
}
