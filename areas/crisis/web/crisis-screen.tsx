/// <reference types="vite/client" />
import { useEffect, useState } from 'react';
import { keepOffline } from '#platform/web/offline.ts';
import { useSession } from '#platform/web/session.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import type { WayToTalk } from '../pure/chooser.ts';
import { firstWords } from '../pure/first-words.ts';
import { CannotSpeak } from './cannot-speak.tsx';
import { Chooser } from './chooser.tsx';
import { CrisisTabs } from './crisis-tabs.tsx';
import { useNow, useReader, useServices } from './data.ts';
import { Emergency } from './emergency.tsx';
import { ImmediateHelp } from './immediate-help.tsx';
import { LeaveQuickly } from './leave-quickly.tsx';
import './crisis.css';

/** Numbers first; no account, no waiting, and no call to the server needed to read them. */
export function Screen() {
  const { region, member } = useSession();
  const now = useNow();
  const [reader, setState] = useReader();
  const [way, setWay] = useState<WayToTalk>();
  const services = useServices(region, now, reader);
  useEffect(() => keepOffline('/crisis-support'), []);
  const showChats = () => {
    setWay('type');
    document.querySelector<HTMLElement>('#chooser input[value="type"]')?.focus();
  };
  return (
    <div className="crisis">
      <PageTitle
        title={firstWords.title}
        lead={firstWords.lead}
        crumbs={[{ label: 'Home', href: '/' }]}
        actions={<LeaveQuickly region={region} />}
      />
      <Emergency region={region} />
      {region === 'AU' && <ImmediateHelp onChat={showChats} />}
      {region === 'AU' && <Chooser now={now} reader={reader} way={way} onWay={setWay} onState={setState} />}
      {region === 'AU' && <CannotSpeak />}
      <CrisisTabs services={services} now={now} />
      {member && (
        <p>
          <Link href="/supporters/account">See who can act in your account, and end it quietly</Link>
        </p>
      )}
    </div>
  );
}
