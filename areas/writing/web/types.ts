import type { DraftContent, DraftKind } from '../contract.ts';
import type { Document } from '../pure/types.ts';

export interface UploadedImage {
  readonly mediaId: number;
}

export interface FoundMember {
  readonly userId: number;
  readonly username: string;
  readonly displayName: string;
}

export interface EditorProps {
  readonly id: string;
  readonly label: string;
  readonly value: Document;
  readonly onChange: (value: Document) => void;
  /** reply: short texts without headings, tables and pictures of their own. */
  readonly variant?: 'full' | 'reply' | undefined;
  /** Without it no pictures can be added. `uploadImage` of this module is the house's own. */
  readonly uploadImage?: ((file: File, onProgress: (part: number) => void) => Promise<UploadedImage>) | undefined;
  /** Offers "Ask others to describe it" beside the description of a picture. */
  readonly askForDescription?: ((mediaId: number) => Promise<void>) | undefined;
  /** Without it nobody can be mentioned. */
  readonly findMembers?: ((words: string) => Promise<readonly FoundMember[]>) | undefined;
  readonly hint?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly error?: string | undefined;
}

export interface UseDraftOptions {
  readonly kind: DraftKind;
  readonly targetId?: number | null | undefined;
  /** Goes on with this draft instead of looking for one of the same kind and target. */
  readonly draftId?: number | undefined;
  /** What the form starts with when there is no draft: the post that is edited. */
  readonly initial?: Partial<DraftContent> | undefined;
}
