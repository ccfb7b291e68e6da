import { readFileSync } from 'node:fs';
import { inPython, sdkVersion } from '#areas/developers/pure/sdk-methods.ts';
import type { ApiDocument } from '#platform/server/api-document.ts';
import { type Argument, type Call, callsOf, type Schema } from './calls.ts';

const runtime = readFileSync(new URL('./runtime/python.txt', import.meta.url), 'utf8');

/** A schema as a hint of Python; what is an object there is a dict. */
function hintOf(schema: Schema): string {
  if (schema.enum || schema.type === 'string') return 'str';
  if (schema.type === 'integer') return 'int';
  if (schema.type === 'number') return 'float';
  if (schema.type === 'boolean') return 'bool';
  if (schema.type === 'array') return 'list';
  return 'Any';
}

/** Words of Python that no argument can have. */
const reserved = new Set(['from', 'type', 'in', 'is', 'not', 'class', 'import', 'with']);
const safe = (name: string) => (name !== 'type' && reserved.has(name) ? `${inPython(name)}_` : inPython(name));

const parameter = ({ name, schema, required }: Argument) =>
  required ? `${safe(name)}: ${hintOf(schema)}` : `${safe(name)}: Optional[${hintOf(schema)}] = None`;

const given = (all: readonly Argument[]) => `{${all.map(({ name }) => `"${name}": ${safe(name)}`).join(', ')}}`;

function methodOf({ name, method, path, summary, params, query, body }: Call): string {
  const all = [...(body.length > 0 ? body : query)].sort((a, b) => Number(b.required) - Number(a.required));
  const named = all.length > 0 ? ['*', ...all.map(parameter)] : [];
  const signature = ['self', ...params.map((param) => `${inPython(param)}: int`), ...named].join(', ');
  const place = path.replaceAll(/\{(\w+)\}/g, (_, param: string) => `{${inPython(param)}}`);
  const address = params.length > 0 ? `f"${place}"` : `"${path}"`;
  const options = all.length > 0 ? `, ${body.length > 0 ? 'body' : 'query'}=${given(all)}` : '';
  return `
    def ${inPython(name)}(${signature}) -> Any:
        """${summary}"""
        return self.request("${method}", ${address}${options})`;
}

const project = `[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[project]
name = "doorways"
version = "${sdkVersion}"
description = "Posts, NDIS providers and your own messages of Doorways, for your programs."
readme = "README.md"
requires-python = ">=3.9"
license = { text = "Apache-2.0" }

[tool.setuptools]
packages = ["doorways"]
`;

const readme = `# doorways

Posts, NDIS providers and your own messages of Doorways, for your programs.

\`\`\`python
import os
from doorways import Doorways

doorways = Doorways(api_key=os.environ["DOORWAYS_KEY"])
posts = doorways.get_posts(type="question", limit=10)
\`\`\`

The documentation is at __DOORWAYS_URL__/api-docs
`;

/** Files of the SDK for Python, by their names. */
export const pythonFiles = (document: ApiDocument): Readonly<Record<string, string>> => ({
  'pyproject.toml': project,
  'README.md': readme,
  'doorways/__init__.py': runtime
    .replaceAll('__VERSION__', sdkVersion)
    .replace('__METHODS__', () => callsOf(document).map(methodOf).join('\n')),
});
