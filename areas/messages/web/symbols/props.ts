import type { SymbolWord } from '../../contract.ts';

export interface SymbolMessage {
  readonly content: string;
  readonly symbols: SymbolWord[];
}

export interface SymbolBoardProps {
  /** Who it’s for: "Nothing is sent to Tomasz until …". */
  readonly to: string;
  readonly sending: boolean;
  /** The sentence is cleared when this is done, and stays when it fails. */
  readonly onSend: (message: SymbolMessage) => unknown;
  /** One for each conversation: an unfinished sentence is kept under it on this device. */
  readonly draftKey?: string | undefined;
  /** Of its headings. */
  readonly level?: 2 | 3 | undefined;
}

export interface WithSymbolsProps {
  readonly text: string;
  /** The pictures that the writer chose. */
  readonly symbols?: readonly SymbolWord[] | undefined;
}
