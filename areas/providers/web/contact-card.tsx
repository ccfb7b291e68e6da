import { DoorClosed, DoorOpen, ExternalLink, Flag, Mail, Phone } from 'lucide-react';
import { openReport } from '#platform/web/report/open-report.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { Provider } from '../contract.ts';
import { changeText } from './opening.ts';
import { telHref } from './words.ts';

/** PROVIDER-10 to -12 */
export function ContactCard({ provider }: { readonly provider: Provider }) {
  const { id, businessName, openNow, zone, phone, email, website, isActive, mine, isUnclaimed } = provider;
  const { member } = useSession();
  return (
    <Card as="section" className="stack" aria-labelledby="provider-contact">
      <h2 id="provider-contact" className="provider-side-title">
        Get in touch
      </h2>
      <p className="row">
        <Icon icon={openNow.isOpen ? DoorOpen : DoorClosed} />
        <strong>{openNow.isOpen ? 'Open now' : 'Closed now'}</strong>
        <span className="soft">
          {[changeText(openNow, zone), openNow.today && `Today: ${openNow.today}`].filter(Boolean).join('. ')}
        </span>
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list provider-contacts" role="list">
        {phone && (
          <li>
            <Icon icon={Phone} />
            <Link href={telHref(phone)} className="num">
              {phone}
            </Link>
          </li>
        )}
        {email && (
          <li>
            <Icon icon={Mail} />
            <Link href={`mailto:${email}`}>{email}</Link>
          </li>
        )}
        {website && (
          <li>
            <Icon icon={ExternalLink} />
            <Link href={website} newTab>
              {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
            </Link>
          </li>
        )}
      </ul>
      {isUnclaimed && isActive && (
        <p>
          Is this your organisation? <Link href={`/ndis-providers/${id}/claim`}>Claim it</Link>
        </p>
      )}
      {member && isActive && !mine && (
        <Button
          variant="quiet"
          icon={Flag}
          data-safety=""
          onClick={() => openReport({ contentType: 'provider', contentId: id, subject: businessName })}
        >
          Report to moderators
        </Button>
      )}
    </Card>
  );
}
