import { DoorClosed, DoorOpen, ExternalLink, MessageSquareText, Phone } from 'lucide-react';
import { Glossary } from '#platform/web/preferences/glossary.tsx';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { HelpChannel, HelpService } from '../contract.ts';

/** Whether it answers now, as a word and a door; colour only repeats it. */
function OpenState({ openNow, opens }: Pick<HelpService, 'openNow' | 'opens'>) {
  if (openNow === null) return <span className="service-state soft">Hours not known</span>;
  return (
    <span className={openNow ? 'service-state service-open' : 'service-state soft'}>
      <Icon icon={openNow ? DoorOpen : DoorClosed} />
      {openNow ? 'Open now' : opens ? `Closed now, ${opens}` : 'Closed now'}
    </span>
  );
}

const verbs: Partial<Record<HelpChannel['kind'], string>> = {
  call: 'Call',
  text: 'Text',
  relay: 'Call',
  email: 'Write to',
};

const ways: Partial<Record<HelpChannel['kind'], string>> = {
  call: 'a phone number',
  text: 'a text number',
  relay: 'a phone number',
  tty: 'a phone number',
  email: 'an email address',
};

function Channel({ channel, name }: { readonly channel: HelpChannel; readonly name: string }) {
  const { kind, label, href, note, openedOn } = channel;
  const isAdmin = useSession().member?.roles.includes('admin');
  const isWebsite = openedOn !== undefined;
  const icon = isWebsite ? ExternalLink : kind === 'text' ? MessageSquareText : Phone;
  return (
    <li>
      {href ? (
        <ButtonLink href={href} icon={icon} className="num" newTab={isWebsite} description={ways[kind] ?? 'a website'}>
          <span className="vh">
            {verbs[kind] ?? 'Open'} {name},{' '}
          </span>
          {label}
        </ButtonLink>
      ) : (
        <span className="service-plain num">{label}</span>
      )}
      {note && <span className="soft small"> {note}</span>}
      {isAdmin && openedOn === null && (
        <span className="soft small"> For administrators: no one has checked this address by hand yet.</span>
      )}
    </li>
  );
}

const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export function ServiceRow({ service }: { readonly service: HelpService }) {
  const { name, purpose, audience, channels, hours, openNow, opens, relay, caution, lastChecked } = service;
  return (
    <li className="service">
      <div className="service-head">
        <h3>{name}</h3>
        <OpenState openNow={openNow} opens={opens} />
      </div>
      <p>
        <Glossary text={purpose} />
        {audience && <> For: {audience}.</>}
      </p>
      {caution && (
        <p>
          <strong>{caution}</strong>
        </p>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list service-ways" role="list">
        {channels.map((channel) => (
          <Channel key={`${channel.kind} ${channel.label}`} channel={channel} name={name} />
        ))}
      </ul>
      <p className="soft small">
        {hours && <>{hours}. </>}
        {relay && <>{relay} </>}
        Last checked on <time dateTime={lastChecked}>{day.format(new Date(lastChecked))}</time>.
      </p>
    </li>
  );
}
