import type { ApiDocument } from '#platform/server/api-document.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Services } from '#platform/server/services.ts';
import type { getApiDocs as docs, readApiDocument as file } from '../../contract.ts';
import { fieldWords } from '../../pure/field-words.ts';

type Described = Record<string, unknown>;

/** Each field with its words and an example, as the documentation has them. */
function withWords(name: string, schema: unknown): unknown {
  const words = fieldWords[name];
  const { properties, ...rest } = schema as { readonly properties?: Readonly<Record<string, Described>> };
  if (!words || !properties) return schema;
  const described = Object.entries(properties).map(([field, one]): [string, Described] => {
    const about = words[field];
    return [field, about ? { ...one, description: about.words, examples: [about.example] } : one];
  });
  return { ...rest, properties: Object.fromEntries(described) };
}

export function describedDocument(document: ApiDocument): ApiDocument {
  const schemas = Object.entries(document.components.schemas).map(([name, one]) => [name, withWords(name, one)]);
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
}

const kept = new Map<string, ApiDocument>();
/** It changes with the software alone. */
function documentOf({ config, apiDocument }: Services): ApiDocument {
  const before = kept.get(config.publicUrl);
  if (before) return before;
  const document = describedDocument(apiDocument());
  kept.set(config.publicUrl, document);
  return document;
}

export const readApiDocument: Handler<typeof file> = async ({ services }) => ({
  ...documentOf(services),
});

export const getApiDocs: Handler<typeof docs> = async ({ services }) => ({
  data: { ...documentOf(services) },
});
