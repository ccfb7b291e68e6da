import { fileSize } from '#platform/contract/file-size.ts';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import type { SdkFile } from '../../contract.ts';
import { samplesFor } from '../../pure/samples.ts';
import { CodeBlock } from '../code-block.tsx';
import { useSdk } from '../data.ts';

/** APIDOCS-03 */
export function QuickStart({ site }: { readonly site: string }) {
  const { installs, firstRequest } = samplesFor(site);
  return (
    <Section id="quick-start" title="Quick Start">
      <ol className="api-steps">
        <li className="stack">
          <h3>Get an API key</h3>
          <p>
            A test key talks to a sandbox with sample people. A live key talks to the real community.{' '}
            <Link href="/api-docs/keys">Make a test key</Link>
          </p>
        </li>
        <li className="stack">
          <h3>Install the SDK</h3>
          <p>Both come from this server.</p>
          <CodeBlock label="JavaScript install" text={installs.javascript} />
          <CodeBlock label="Python install" text={installs.python} />
          <Checksums />
        </li>
        <li className="stack">
          <h3>Make a first request</h3>
          <p>Put your key into the variable DOORWAYS_KEY first.</p>
          <CodeBlock label="First request" text={firstRequest} />
        </li>
      </ol>
    </Section>
  );
}

function Checksums() {
  const { data } = useSdk();
  if (!data) return null;
  return (
    <Disclosure summary="All packages with their checksums">
      <TableOrList<SdkFile>
        caption={`Packages of version ${data.version}`}
        columns={[
          {
            key: 'name',
            label: 'File',
            cell: ({ name, path }) => (
              <Link href={path} download>
                {name}
              </Link>
            ),
          },
          { key: 'size', label: 'Size', number: true, cell: ({ bytes }) => fileSize(bytes) },
          { key: 'sum', label: 'SHA-256', cell: ({ sha256 }) => <code>{sha256}</code> },
        ]}
        rows={data.files}
        rowKey={({ name }) => name}
      />
    </Disclosure>
  );
}
