import { part, usePart } from '#platform/web/later.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { SymbolBoardProps } from './props.ts';

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
