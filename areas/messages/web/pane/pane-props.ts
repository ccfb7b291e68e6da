import type { ReactNode } from 'react';
import type { Which } from '../data.ts';

export interface ConversationPaneProps {
  readonly conversation: Which;
  /** In a window of the chat: less around it. */
  readonly compact?: boolean | undefined;
  /** Id of the heading, by which what is around it is named. */
  readonly headingId?: string | undefined;
  /** Id of the field to write in. */
  readonly writeId?: string | undefined;
  /** Begins at the message with this number. */
  readonly around?: number | undefined;
  /** Before the name: the way back, or nothing. */
  readonly before?: ReactNode;
  /** After the menu: a button that closes the window, or nothing. */
  readonly after?: ReactNode;
  /** The conversation is not there any more for its reader: declined, deleted, left or blocked. */
  readonly onGone?: (() => void) | undefined;
  /** Nothing is said: what comes into a window that is not in use is told as a count elsewhere. */
  readonly silent?: boolean | undefined;
}

export type HeadDialog = 'people' | 'supporter';
