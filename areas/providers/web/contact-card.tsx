import { CalendarPlus, DoorClosed, DoorOpen, ExternalLink, Flag, Mail, MessageCircle, Phone } from 'lucide-react';
import { mayHere } from '#platform/web/acting.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { useSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { Provider } from '../contract.ts';
import { askHref, bookHref } from './book-href.ts';
import { changeText } from './opening.ts';
import { shownBanner } from './shown-banner.ts';
import { replyText, telHref } from './words.ts';

/** PROVIDER-10 to -13 */
export function ContactCard({ provider }: { readonly provider: Provider }) {
  const { id, businessName, openNow, zone, phone, email, website, isActive, mine, myRole, isUnclaimed } = provider;
  const { member } = useSession();
  const banner = shownBanner(provider);
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
      {isActive && !mine && <Ways provider={provider} />}
      {(myRole === 'owner' || myRole === 'manager') && (
        <ButtonLink href={`/ndis-providers/mine/${id}/bookings`} icon={CalendarPlus} wide>
          Booking rules
        </ButtonLink>
      )}
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
      {member && isActive && !mine && banner && (
        <Button
          variant="quiet"
          icon={Flag}
          data-safety=""
          onClick={() =>
            openReport({
              contentType: 'provider_image',
              contentId: banner.id,
              subject: `the picture at the top of ${businessName}`,
            })
          }
        >
          Report the picture at the top
        </Button>
      )}
    </Card>
  );
}

/** PROVIDER-13 */
function Ways({ provider: { id, replyMinutes } }: { readonly provider: Provider }) {
  return (
    <>
      {replyMinutes !== null && <p>{replyText(replyMinutes)}</p>}
      <div className="stack provider-ways">
        <ButtonLink href={bookHref(id)} variant="primary" size="l" icon={CalendarPlus} wide>
          Book Service
        </ButtonLink>
        {mayHere('askProvider', 'requestBooking') && (
          <ButtonLink href={askHref(id)} icon={MessageCircle} wide>
            Send Message
          </ButtonLink>
        )}
      </div>
      <p className="soft small">Booking sends a request. The provider confirms it, and no money is paid here.</p>
    </>
  );
}
