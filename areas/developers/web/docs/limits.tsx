import { inFigures } from '#platform/contract/counted.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { callsPerMinute, overlapHours, searchesPerMinute, writesPerMinute } from '../../pure/options.ts';

const perMinute = (calls: number) => `${inFigures(calls)} requests a minute for each key`;

/** APIDOCS-08 */
export const Limits = () => (
  <div id="limits" className="api-halves">
    <Section title="Rate limits">
      <Facts
        items={[
          { label: 'Free tier', value: perMinute(callsPerMinute.usual) },
          {
            label: 'Premium tier',
            value: (
              <>
                {perMinute(callsPerMinute.premium)}, with a <Link href="/pricing">plan with API access</Link>
              </>
            ),
          },
          {
            label: 'Writes',
            value: `Live keys write as often as you can on the site: ${writesPerMinute} times a minute, all keys together.`,
          },
          {
            label: 'Searches',
            value: `Live keys search by new words as often as you can on the site: ${searchesPerMinute} times a minute, all keys together.`,
          },
          {
            label: 'Each answer says',
            value: (
              <>
                <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code>, <code>RateLimit-Reset</code>
              </>
            ),
          },
          {
            label: 'Too many',
            value: (
              <>
                Status 429, and <code>Retry-After</code> in seconds. The SDKs wait and try again.
              </>
            ),
          },
        ]}
      />
    </Section>
    <Section title="Authentication">
      <Facts
        items={[
          {
            label: 'Header',
            value: <code>Authorization: Bearer ds_live_…</code>,
          },
          {
            label: 'Live keys',
            value: (
              <>
                <code>ds_live_</code>, for production: the real community, in your name
              </>
            ),
          },
          {
            label: 'Test keys',
            value: (
              <>
                <code>ds_test_</code>, for development: a sandbox that only you see
              </>
            ),
          },
          { label: 'Roll', value: `A new key at once. The old one counts for ${overlapHours} hours more.` },
          {
            label: 'A key got out?',
            value: <Link href="/api-docs/leaked-key">Report a leaked key: it is revoked at once</Link>,
          },
        ]}
      />
    </Section>
  </div>
);
