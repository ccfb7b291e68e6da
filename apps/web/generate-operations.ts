import type { AreaContract, OperationShape } from '#platform/contract/operation.ts';

/** Names of the query, where they cannot be told from the method: see platform/web/client/address.ts. */
function queryNames({ method, query, body, upload }: OperationShape): string[] | undefined {
  const names = Object.keys(query?.shape ?? {});
  const allInQuery = upload !== undefined || method === 'GET' || method === 'DELETE';
  if (allInQuery) return body ? names : undefined;
  return names.length > 0 ? names : undefined;
}

function line(operation: OperationShape): string {
  const query = queryNames(operation);
  const extra = [
    ...(operation.output.kind === 'page' ? ['page: true'] : []),
    ...(query ? [`query: ${JSON.stringify(query)}`] : []),
  ];
  const entry = [JSON.stringify(operation.method), JSON.stringify(operation.path)];
  if (extra.length > 0) entry.push(`{ ${extra.join(', ')} }`);
  return `  ${operation.name}: [${entry.join(', ')}],\n`;
}

/** The text of apps/web/operations.gen.ts: how the browser calls each operation, without the contracts themselves. */
export function generateOperations(contracts: readonly AreaContract[]): string {
  // Programs call what keys open, and no page of the site does.
  const operations = contracts.flatMap((contract) => contract.operations).filter(({ key }) => key === undefined);
  const lines = [...operations].sort((a, b) => (a.name < b.name ? -1 : 1)).map(line);
  return `// Made from the contracts by npm run generate.
import type { OperationTable } from '#platform/web/client/address.ts';

export const operations: OperationTable = {
${lines.join('')}};
`;
}
