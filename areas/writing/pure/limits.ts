/** Sizes that both sides keep to. */
export const limits = {
  /** Nodes within each other, the text itself not counted. */
  depth: 12,
  nodes: 5000,
  /** Of all text, captions and descriptions together. */
  characters: 60_000,
  images: 20,
  /** Of a table cell, in either direction. */
  span: 20,
  alt: 1500,
  caption: 300,
  warning: 120,
  name: 100,
  username: 50,
  href: 2000,
  title: 200,
  contentWarning: 120,
  tag: 40,
  tags: 10,
  /** Drafts of one member. */
  drafts: 100,
  /** Further fields of a draft, and the length of each. */
  extras: 20,
  extra: 500,
} as const;
