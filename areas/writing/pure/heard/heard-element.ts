/** An element as far as a screen reader is concerned. Made of a document of ours, or of a page. */
export interface HeardElement {
  /** In small letters: "h2". */
  readonly tag: string;
  /** Of the page as it is now: a ticked box has `checked`. */
  readonly attrs: Readonly<Record<string, string>>;
  readonly children: readonly (HeardElement | string)[];
}

export const element = (
  tag: string,
  children: readonly (HeardElement | string)[] = [],
  attrs: Readonly<Record<string, string>> = {},
): HeardElement => ({ tag, attrs, children });

export const attr = ({ attrs }: HeardElement, name: string): string | undefined =>
  Object.hasOwn(attrs, name) ? attrs[name] : undefined;
