/** A text with structure, in the JSON shape of ProseMirror. Only what is named here exists. */
export interface Document {
  readonly type: 'doc';
  readonly content: readonly Block[];
}

export type Block =
  | Paragraph
  | Heading
  | BulletList
  | OrderedList
  | Blockquote
  | HorizontalRule
  | CodeBlock
  | Table
  | Image
  | Warning;

export interface Paragraph {
  readonly type: 'paragraph';
  readonly content?: readonly Inline[];
}
export interface Heading {
  readonly type: 'heading';
  readonly attrs: { readonly level: 2 | 3 | 4 };
  readonly content?: readonly Inline[];
}
export interface BulletList {
  readonly type: 'bulletList';
  readonly content: readonly ListItem[];
}
export interface OrderedList {
  readonly type: 'orderedList';
  /** Missing: 1. */
  readonly attrs?: { readonly start: number };
  readonly content: readonly ListItem[];
}
export interface ListItem {
  readonly type: 'listItem';
  readonly content: readonly Block[];
}
export interface Blockquote {
  readonly type: 'blockquote';
  /** Whose words these are, in a reply. */
  readonly attrs?: { readonly commentId: number; readonly name: string };
  readonly content: readonly Block[];
}
export interface HorizontalRule {
  readonly type: 'horizontalRule';
}
export interface CodeBlock {
  readonly type: 'codeBlock';
  readonly content?: readonly Text[];
}
export interface Table {
  readonly type: 'table';
  readonly content: readonly TableRow[];
}
export interface TableRow {
  readonly type: 'tableRow';
  readonly content: readonly TableCell[];
}
export interface TableCell {
  readonly type: 'tableHeader' | 'tableCell';
  readonly attrs?: { readonly colspan?: number; readonly rowspan?: number };
  readonly content: readonly Block[];
}
export interface Image {
  readonly type: 'image';
  readonly attrs: ImageAttrs;
}
export interface ImageAttrs {
  readonly mediaId: number;
  /** Empty: not described here; the description of the upload stands in. */
  readonly alt: string;
  readonly decorative: boolean;
  readonly caption: string;
}
/** A passage behind a content warning. */
export interface Warning {
  readonly type: 'warning';
  readonly attrs: { readonly label: string };
  readonly content: readonly Block[];
}

export type Inline = Text | HardBreak | Mention;
export interface Text {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: readonly Mark[];
}
export interface HardBreak {
  readonly type: 'hardBreak';
}
export interface Mention {
  readonly type: 'mention';
  readonly attrs: { readonly userId: number; readonly username: string };
}
export type Mark =
  | { readonly type: 'bold' | 'italic' | 'code' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }
  | { readonly type: 'lang'; readonly attrs: { readonly lang: string } };

/** Any part of a document that stands in a `content`. */
export type Node = Block | ListItem | TableRow | TableCell | Inline;

export const emptyDocument: Document = { type: 'doc', content: [] };
