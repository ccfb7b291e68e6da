import { counted } from '#platform/contract/counted.ts';
import { useConnection } from '#platform/web/live/use-connection.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import type { HelpService } from '../contract.ts';
import { AvailableSupport, onDutyInWords } from './available.tsx';
import { useCrisisStats } from './data-requests.ts';
import { MyRequests } from './my-requests.tsx';
import { RequestForm } from './request-form.tsx';
import { ServiceRow } from './service-row.tsx';

const tabs = ['request', 'hotlines', 'mine', 'available'] as const;
type TabId = (typeof tabs)[number];

/** Without a connection the page does not know its member, and signing in would not help. */
function SignInFirst({ children }: { readonly children: string }) {
  if (useConnection() === 'offline') {
    return <Notice title="This part needs a connection">You can call the numbers without one.</Notice>;
  }
  return (
    <Notice
      title="Sign in for this part"
      action={
        <ButtonLink href="/sign-in?return=%2Fcrisis-support" description="the way to sign in">
          Sign in
        </ButtonLink>
      }
    >
      {children} You can call the numbers without an account.
    </Notice>
  );
}

function OnDuty({ openLines }: { readonly openLines: number }) {
  const { data } = useCrisisStats();
  if (data?.supportersOnDuty !== 0) return data ? <p>{onDutyInWords(data)}</p> : null;
  return (
    <Notice tone="warn" title={onDutyInWords(data)}>
      Your request will wait for the next supporter. {counted(openLines, 'line')} under “Crisis Hotlines” are open now.
    </Notice>
  );
}

const clock = new Intl.DateTimeFormat('en-AU', { weekday: 'long', hour: 'numeric', minute: '2-digit' });

function Group({ title, intro, services }: { title: string; intro: string; services: readonly HelpService[] }) {
  if (services.length === 0) return null;
  return (
    <Section title={title} intro={intro}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list list" role="list" data-safety="">
        {services.map((service) => (
          <ServiceRow key={service.id} service={service} />
        ))}
      </ul>
    </Section>
  );
}

function Hotlines({ services, now }: { readonly services: readonly HelpService[]; readonly now: Date }) {
  const of = (group: HelpService['group']) => services.filter((service) => service.group === group);
  return (
    <div className="crisis">
      <Group
        title="Crisis Hotlines"
        intro={`Someone to talk or write to. It is now ${clock.format(now)} where you are.`}
        services={of('crisis')}
      />
      <Group
        title="Other lines that help"
        intro="For disability, care, abuse and the NDIS. Not for emergencies."
        services={of('support')}
      />
      <Group
        title="About the emergency numbers"
        intro="What each number can and can’t do."
        services={of('emergency')}
      />
    </div>
  );
}

/** The four parts of CRISIS-01. The numbers are the one that shows first, whatever the address says of the others. */
export function CrisisTabs({ services, now }: { readonly services: readonly HelpService[]; readonly now: Date }) {
  const { member } = useSession();
  const [query, setQuery] = useQueryParams();
  const chosen: TabId = tabs.find((tab) => tab === query.get('tab')) ?? 'hotlines';
  const openLines = services.filter(({ group, openNow }) => group === 'crisis' && openNow).length;
  const show = (tab: TabId) => setQuery({ tab: tab === 'hotlines' ? null : tab });
  const sent = () => {
    show('mine');
    // The form goes, and with it the focus: it moves to the tab that shows the request.
    document.querySelector<HTMLElement>('.tabs [role="tab"]:nth-child(3)')?.focus();
  };
  return (
    <Tabs
      label="Crisis support"
      value={chosen}
      onChange={show}
      tabs={[
        {
          id: 'request',
          label: 'Request Support',
          panel: (
            <Section title="Request Support" intro="Ask a supporter of this community to contact you.">
              {member ? (
                <div className="stack crisis-form">
                  <OnDuty openLines={openLines} />
                  <RequestForm onSent={sent} />
                </div>
              ) : (
                <SignInFirst>A supporter will answer you here, so we need to know who you are.</SignInFirst>
              )}
            </Section>
          ),
        },
        {
          id: 'hotlines',
          label: 'Crisis Hotlines',
          panel: <Hotlines services={services} now={now} />,
        },
        {
          id: 'mine',
          label: 'My Requests',
          panel: (
            <Section title="My Requests">
              {member ? (
                <div className="stack">
                  <MyRequests />
                  <p>
                    <Link href="/crisis-support/plan">My safety plan</Link>
                  </p>
                </div>
              ) : (
                <SignInFirst>Only you and your supporter can see your requests.</SignInFirst>
              )}
            </Section>
          ),
        },
        {
          id: 'available',
          label: 'Available Support',
          panel: (
            <Section title="Available Support">
              <AvailableSupport openLines={openLines} />
            </Section>
          ),
        },
      ]}
    />
  );
}
