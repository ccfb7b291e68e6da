import { z } from 'zod';
import type { Document } from '#areas/writing/contract.ts';
import { id, Timestamp } from '#platform/contract/fields.ts';

/** Until when it can be brought back; null when a moderator took it away. */
export const restorableUntil = Timestamp.nullable();

export const one = z.object({ id });

export const hasWords = ({ content, document }: { content?: string | undefined; document?: Document | undefined }) =>
  content !== undefined || document !== undefined;
export const writeSomething = { path: ['content'], error: 'Write something first.' };
