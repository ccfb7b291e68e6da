/** Categories in which people can write without their name: health, families, relationships. */
const anonymousCategories: readonly number[] = [6, 7, 9];

export const mayHideIn = (category: number | null): boolean =>
  category !== null && anonymousCategories.includes(category);
