import { textForPeople } from '#platform/web/client/error.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { type Endpoint, kindOf, type Schema, useEndpoints } from './document.ts';

interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

const fieldsOf = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.includes(name) }));

const usual = ({ default: value }: Schema) => (value === undefined ? '' : JSON.stringify(value));

function Arguments({ caption, fields }: { readonly caption: string; readonly fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <TableOrList<Field>
      caption={caption}
      columns={[
        { key: 'name', label: 'Name', cell: ({ name }) => <code>{name}</code> },
        { key: 'kind', label: 'What it is', cell: ({ schema }) => kindOf(schema) },
        { key: 'needed', label: 'Needed', cell: ({ required }) => (required ? 'Yes' : 'No') },
        { key: 'usual', label: 'Without it', cell: ({ schema }) => <code>{usual(schema)}</code> },
      ]}
      rows={fields}
      rowKey={({ name }) => name}
    />
  );
}

/** APIDOCS-31 */
function Answer({ name, schema }: { readonly name: string; readonly schema: Schema }) {
  return (
    <TableOrList<Field>
      caption={`Fields of the answer: ${name}`}
      columns={[
        { key: 'name', label: 'Name', cell: (field) => <code>{field.name}</code> },
        { key: 'kind', label: 'What it is', cell: (field) => kindOf(field.schema) },
        { key: 'words', label: 'Meaning', cell: (field) => field.schema.description },
        {
          key: 'example',
          label: 'Example',
          cell: (field) => <code>{JSON.stringify(field.schema.examples?.[0])}</code>,
        },
      ]}
      rows={fieldsOf(schema)}
      rowKey={(field) => field.name}
    />
  );
}

function One({ endpoint, schema }: { readonly endpoint: Endpoint; readonly schema: Schema | undefined }) {
  const { method, path, summary, needs, parameters, body, entity } = endpoint;
  const inQuery = parameters.map(({ name, schema: one, required }) => ({ name, schema: one, required }));
  return (
    <li className="stack" id={`endpoint-${endpoint.name}`}>
      <h3 className="api-endpoint">
        <Chip>{method}</Chip> <code>{path}</code>
      </h3>
      <p>
        {summary} {needs}
      </p>
      <Disclosure summary={`Details of ${method} ${path}`}>
        <div className="stack">
          <Arguments caption="In the address" fields={inQuery} />
          <Arguments caption="In the body" fields={body ? fieldsOf(body) : []} />
          {entity && schema && <Answer name={entity} schema={schema} />}
        </div>
      </Disclosure>
    </li>
  );
}

/** APIDOCS-07 */
export function Endpoints() {
  const { endpoints, schemas, error, loading, refreshing, retry } = useEndpoints();
  return (
    <Section
      id="endpoints"
      title="Endpoints"
      intro="Each answer is an object with data. A list has total, limit, offset and next too."
      action={<Link href="/api/openapi/v1.json">OpenAPI file</Link>}
    >
      {loading && <Skeleton count={3} look="row" label="Loading the endpoints" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load the endpoints" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {endpoints && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list api-endpoints" role="list">
          {endpoints.map((endpoint) => (
            <One key={endpoint.name} endpoint={endpoint} schema={schemas[endpoint.entity ?? '']} />
          ))}
        </ul>
      )}
    </Section>
  );
}
