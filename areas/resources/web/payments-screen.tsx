/// <reference types="vite/client" />
import { ExternalLink } from 'lucide-react';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { libraryHref } from './library-filters.ts';
import { libraryCrumbs } from './with-resource.tsx';
import './resources.css';

const finders = {
  AU: {
    whose: 'Services Australia',
    name: 'Payment and Service Finder',
    href: 'https://www.servicesaustralia.gov.au/payment-and-service-finder',
  },
  US: { whose: 'USA.gov', name: 'Benefit finder', href: 'https://www.usa.gov/benefit-finder' },
} as const;

/** RESOURCES-06: the government's own calculator; Doorways computes nothing about anybody's money. */
export function Screen() {
  const { whose, name, href } = finders[useSession().region];
  return (
    <div className="resource-page">
      <PageTitle
        title="Benefits calculator"
        lead={`The ${name} from ${whose} asks a few questions and shows what you might be able to get.`}
        crumbs={libraryCrumbs}
      />
      <Section title="Before you go">
        <ul className="resource-points">
          <li>It’s a government website. It opens in a new tab, and Doorways stays open here.</li>
          <li>Doorways doesn’t send anything about you there, and doesn’t see your answers.</li>
          <li>Its answers are only a guide. They don’t guarantee a payment.</li>
          <li>Have your details ready: what you earn, what you own, where you live and who you live with.</li>
        </ul>
      </Section>
      <div className="row">
        <ButtonLink href={href} newTab variant="primary" size="l" icon={ExternalLink} description="a finder">
          Open the {name}
        </ButtonLink>
      </div>
      <p>
        More in the library: <Link href={libraryHref({ tab: 'all', category: 'benefits' })}>resources on benefits</Link>
        .
      </p>
    </div>
  );
}
