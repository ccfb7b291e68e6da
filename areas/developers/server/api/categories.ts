import { type Category, categories } from '../../pure/options.ts';

/** Numbers of categories never change, and count from 1. */
export const forumOf = (category: Category): number => categories.indexOf(category) + 1;

export const categoryOf = (forumId: number | null): Category | null =>
  forumId === null ? null : (categories[forumId - 1] ?? null);
