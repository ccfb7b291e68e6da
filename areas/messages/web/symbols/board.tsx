import { part, usePart } from '#platform/web/later.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
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

const content = part(async () => (await import('./board-content.tsx')).BoardContent);

/** The picture board. Its pictures come with it, and only then. */
export function SymbolBoard(props: SymbolBoardProps) {
  const { loaded: Content, failed, retry } = usePart(content);
  if (Content) return <Content {...props} />;
  if (failed)
    return (
      <ErrorState title="Couldn’t load the symbol board" onRetry={retry}>
        <p>Check your connection and try again. You can still type your message.</p>
      </ErrorState>
    );
  return <Skeleton label="Loading the symbol board" />;
}
