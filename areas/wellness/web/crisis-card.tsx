import { Phone } from 'lucide-react';
import { serviceFacts } from '#areas/crisis/web/public.ts';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';

/** WELL-06. Numbers and hours come from the list of the crisis page, which says when each was last checked. */
export function CrisisCard() {
  const { region } = useSession();
  return (
    <Section title="Crisis Support">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list crisis-ways" role="list" data-safety="">
        {region === 'AU' ? <Australian /> : <American />}
      </ul>
      <p>
        <Link href="/crisis-support">More ways to get help</Link>
      </p>
    </Section>
  );
}

const Digits = ({ children }: { readonly children: string }) => <span className="num">{children}</span>;

/** The channel of a service by which it is reached in this way. */
function channelOf(id: string, kind: 'call' | 'text' | 'tty' | 'relay', label = ''): { label: string; href: string } {
  const channels = serviceFacts(id).channels;
  const found = channels.find((channel) => channel.kind === kind && channel.label.startsWith(label));
  if (!found) throw new Error(`${id} has no ${kind}.`);
  return { label: found.label, href: found.href ?? '' };
}

function Line({ id, name }: { readonly id: string; readonly name: string }) {
  const { name: service, hours, hoursInWords, channels } = serviceFacts(id);
  const { label, href } = channelOf(id, 'call');
  const sms = channels.find(({ kind }) => kind === 'text');
  return (
    <li>
      <ButtonLink href={href} icon={Phone} wide>
        {name}
      </ButtonLink>
      <span className="small">
        {service} <Digits>{label}</Digits>, {hours.kind === 'always' ? 'open 24 hours' : hoursInWords}.
        {sms && (
          <>
            {' '}
            Or <Digits>{sms.label}</Digits>.
          </>
        )}
      </span>
    </li>
  );
}

const Australian = () => (
  <>
    <Line id="lifeline" name="Crisis Hotline" />
    <Line id="beyond-blue" name="Mental Health Support" />
    <li>
      <ButtonLink href={channelOf('triple-zero', 'call').href} icon={Phone} variant="danger" wide>
        Emergency Services
      </ButtonLink>
      <span className="small">
        <Digits>{channelOf('triple-zero', 'call').label}</Digits>, day and night. Police, fire or ambulance.{' '}
        {serviceFacts('triple-zero').caution}
      </span>
      <span className="small">
        If you can’t speak on the phone: <Digits>{channelOf('sms-relay', 'text').label}</Digits>,{' '}
        <Digits>{channelOf('tty-106', 'tty').label}</Digits>, or the National Relay Service (
        <Digits>{channelOf('nrs', 'relay', 'Voice Relay, toll-free').label}</Digits>).
      </span>
    </li>
  </>
);

const elsewhere = ['Crisis Hotline', 'Mental Health Support'];

const American = () => (
  <>
    {elsewhere.map((name) => (
      <li key={name}>
        <ButtonLink href="/crisis-support" icon={Phone} wide>
          {name}
        </ButtonLink>
        <span className="small">Opens Crisis Support, with every number and its hours.</span>
      </li>
    ))}
    <li>
      <ButtonLink href={channelOf('emergency-911', 'call').href} icon={Phone} variant="danger" wide>
        Emergency Services
      </ButtonLink>
      <span className="small">
        <Digits>{channelOf('emergency-911', 'call').label}</Digits>, day and night. Police, fire or ambulance.
      </span>
    </li>
  </>
);
