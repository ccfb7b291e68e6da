/// <reference types="vite/client" />
import { useState } from 'react';
import { inFigures } from '#platform/contract/counted.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Developer, MadeApiKey } from '../../contract.ts';
import { crumbs } from '../crumbs.ts';
import { rememberKey, useDeveloperNews } from '../data.ts';
import '../developers.css';
import { NewSecret } from '../new-secret.tsx';
import { SignedUp } from '../signed-up.tsx';
import { KeyList } from './key-list.tsx';
import { LeaveApi } from './leave-api.tsx';
import { NewKey } from './new-key.tsx';
import { SandboxPart } from './sandbox-part.tsx';

/** APIDOCS-19 */
export function Screen() {
  useDeveloperNews();
  return (
    <>
      <PageTitle
        title="API keys"
        lead="Each app gets a key of its own, with no more than it needs."
        crumbs={crumbs}
        actions={<ButtonLink href="/api-docs/webhooks">Webhooks</ButtonLink>}
      />
      <SignedUp>{(developer) => <Keys developer={developer} />}</SignedUp>
    </>
  );
}

function Keys({ developer }: { readonly developer: Developer }) {
  const [made, setMade] = useState<MadeApiKey>();
  return (
    <>
      <KeyList onRolled={setMade} />
      <div className="api-halves">
        <NewKey onMade={setMade} />
        <div className="stack">
          <Section title="What no key can open" intro="There is no scope for these.">
            <ul>
              <li>Wellness and crisis support</li>
              <li>Who belongs to which group</li>
              <li>Messages of other people</li>
              <li>Accessibility settings and access passports</li>
            </ul>
          </Section>
          <Section title="Limits">
            <Facts
              items={[
                { label: 'Your plan gives', value: `${inFigures(developer.perMinute)} calls a minute for each key` },
                {
                  label: 'More',
                  value: developer.isPremium ? (
                    'You have API access: webhooks are open to you.'
                  ) : (
                    <Link href="/pricing">Plans with API access have 5,000 calls a minute, and webhooks</Link>
                  ),
                },
              ]}
            />
          </Section>
          <SandboxPart />
          <LeaveApi />
        </div>
      </div>
      {made && <Made made={made} onClose={() => setMade(undefined)} />}
    </>
  );
}

function Made({ made: { key, secret }, onClose }: { readonly made: MadeApiKey; readonly onClose: () => void }) {
  return (
    <NewSecret
      title={`Your key for ${key.name}`}
      what="API key"
      secret={secret}
      onClose={onClose}
      more={
        key.mode === 'test' && (
          <ButtonLink href="/api-docs#try-it" onClick={() => rememberKey(secret)}>
            Try it now
          </ButtonLink>
        )
      }
    />
  );
}
