import type { Input } from '#platform/contract/operation.ts';
import type { createResource } from '../contract.ts';
import type { WayIn } from './way-in.ts';

type Content = Omit<Input<typeof createResource>, 'externalUrl' | 'fileId' | 'fills'>;

/** Each once, tags whatever their capitals; in one order, so that the same choice is the same row. */
const unique = (tags: readonly string[]) => [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()];

/** Columns that a sender fills, and their values in the same order. */
export const writtenColumns = [
  'title',
  'description',
  'category',
  'resource_type',
  'tags',
  'formats',
  'states',
  'language',
  'external_url',
  'file_name',
  'file_type',
  'file_bytes',
  'file_key',
] as const;

export const writtenValues = (content: Content, way: WayIn): unknown[] => [
  content.title.trim(),
  content.description.trim(),
  content.category,
  content.resourceType,
  unique(content.tags),
  [...new Set(content.formats)].sort(),
  [...new Set(content.states)].sort(),
  content.formats.includes('other_languages') ? (content.language ?? '') : '',
  way.externalUrl,
  way.fileName,
  way.fileType,
  way.fileBytes,
  way.fileKey,
];
