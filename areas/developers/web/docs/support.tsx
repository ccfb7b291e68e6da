import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useSdk } from '../data.ts';

/** APIDOCS-09 */
export function Support() {
  const { data } = useSdk();
  return (
    <Section id="support" title="Developer support">
      <ul>
        <li>
          <Link href="/forums">Ask the community: the forum Technology</Link>
        </li>
        <li>
          <Link href="/api/openapi/v1.json">Read the docs as an OpenAPI file</Link>
        </li>
        <li>
          <Link href="/api-docs/status">See whether the API works: the status page</Link>
        </li>
        {data?.supportEmail && (
          <li>
            <a href={`mailto:${data.supportEmail}`}>Write to {data.supportEmail}</a>
          </li>
        )}
        <li>
          <Link href="/contact-support">Contact Support</Link>
        </li>
      </ul>
    </Section>
  );
}
