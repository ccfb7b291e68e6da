/// <reference types="vite/client" />
import { useState } from 'react';
import { useSession } from '#platform/web/session.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { HelpService } from '../contract.ts';
import type { WayToTalk } from '../pure/chooser.ts';
import { CannotSpeak } from './cannot-speak.tsx';
import { Chooser } from './chooser.tsx';
import { CrisisTabs } from './crisis-tabs.tsx';
import { useNow, useReader, useServices } from './data.ts';
import { Emergency } from './emergency.tsx';
import { ImmediateHelp } from './immediate-help.tsx';
import { LeaveQuickly } from './leave-quickly.tsx';
import { ServiceRow } from './service-row.tsx';
import './crisis.css';

function Services({
  title,
  intro,
  services,
}: {
  readonly title: string;
  readonly intro: string;
  readonly services: readonly HelpService[];
}) {
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

/** Numbers first; no account, no waiting, and no call to the server needed to read them. */
export function Screen() {
  const { region } = useSession();
  const now = useNow();
  const [reader, setState] = useReader();
  const [way, setWay] = useState<WayToTalk>();
  const services = useServices(region, now, reader);
  const showChats = () => {
    setWay('type');
    document.querySelector<HTMLElement>('#chooser input[value="type"]')?.focus();
  };
  const of = (group: HelpService['group']) => services.filter((service) => service.group === group);
  return (
    <div className="crisis">
      <PageTitle
        title="Crisis Support"
        lead="It is good that you came. Use whichever way is easiest for you. You do not need an account."
        crumbs={[{ label: 'Home', href: '/' }]}
        actions={<LeaveQuickly region={region} />}
      />
      <Emergency region={region} />
      {region === 'AU' && <ImmediateHelp onChat={showChats} />}
      {region === 'AU' && <Chooser now={now} reader={reader} way={way} onWay={setWay} onState={setState} />}
      {region === 'AU' && <CannotSpeak />}
      <CrisisTabs hotlines={of('crisis')} now={now} />
      <Services
        title="Other lines that help"
        intro="For disability, care, abuse and the NDIS. They are not for emergencies."
        services={of('support')}
      />
      <Services
        title="About the emergency numbers"
        intro="What each of them can do, and what it cannot."
        services={of('emergency')}
      />
    </div>
  );
}
