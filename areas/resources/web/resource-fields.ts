import type { Resource } from '../contract.ts';
import { type Category, type Format, limits, type ResourceType, type State } from '../pure/options.ts';

export interface ResourceValues {
  readonly title: string;
  readonly description: string;
  readonly category: Category | '';
  readonly resourceType: ResourceType | '';
  /** With commas between. */
  readonly tags: string;
  readonly formats: Format[];
  readonly states: State[];
  readonly language: string;
  readonly way: 'link' | 'file';
  readonly externalUrl: string;
  /** An uploaded file; 0: none. */
  readonly fileId: number;
  readonly fileName: string;
}

export const emptyResource: ResourceValues = {
  title: '',
  description: '',
  category: '',
  resourceType: '',
  tags: '',
  formats: [],
  states: ['national'],
  language: '',
  way: 'link',
  externalUrl: '',
  fileId: 0,
  fileName: '',
};

export const valuesOf = (resource: Resource): ResourceValues => ({
  title: resource.title,
  description: resource.description,
  category: resource.category,
  resourceType: resource.resourceType,
  tags: resource.tags.join(', '),
  formats: [...resource.formats],
  states: [...resource.states],
  language: resource.language,
  way: resource.file ? 'file' : 'link',
  externalUrl: resource.externalUrl ?? '',
  fileId: 0,
  fileName: '',
});

export const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim().replace(/^#/, '').trim())
    .filter((tag) => tag !== '');

const isAddress = (text: string) => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text) && URL.canParse(text);

type Found = Partial<Record<keyof ResourceValues, string>>;

function tagError(text: string): string | undefined {
  const tags = tagsIn(text);
  if (tags.length > limits.tags) return `Use at most ${limits.tags} tags.`;
  return tags.some((tag) => tag.length > limits.tag) ? `A tag may have ${limits.tag} characters.` : undefined;
}

/** What is missing or too long; the server checks the rest. `hasFile`: there is one from before. */
export function checkResource(values: ResourceValues, hasFile: boolean): Found {
  const { title, description, category, resourceType, tags, states, way, externalUrl, fileId } = values;
  const tagged = tagError(tags);
  return {
    ...(!title.trim() && { title: 'Write a title.' }),
    ...(title.length > limits.title && { title: `The title may have ${limits.title} characters.` }),
    ...(!description.trim() && { description: 'Say what it is and who it helps.' }),
    ...(description.length > limits.description && {
      description: `The description may have ${limits.description} characters.`,
    }),
    ...(!category && { category: 'Choose a category.' }),
    ...(!resourceType && { resourceType: 'Choose a type.' }),
    ...(tagged && { tags: tagged }),
    ...(states.length === 0 && { states: 'Say where it holds.' }),
    ...(way === 'link' &&
      !isAddress(externalUrl.trim()) && { externalUrl: 'Write the whole address, such as https://example.org/guide.' }),
    ...(way === 'file' && fileId === 0 && !hasFile && { fileId: 'Choose a file.' }),
  };
}

/** The call's body, without what was not chosen. */
export const contentOf = (values: ResourceValues) => ({
  title: values.title.trim(),
  description: values.description.trim(),
  category: values.category as Category,
  resourceType: values.resourceType as ResourceType,
  tags: tagsIn(values.tags),
  formats: values.formats,
  states: values.states,
  ...(values.language.trim() && { language: values.language.trim() }),
  ...(values.way === 'link' && { externalUrl: values.externalUrl.trim() }),
  ...(values.way === 'file' && values.fileId > 0 && { fileId: values.fileId }),
});
