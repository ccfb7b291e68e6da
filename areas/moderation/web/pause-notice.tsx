import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';

export const OpenAnyway = ({ onOpen }: { readonly onOpen: () => void }) => (
  <Button onClick={onOpen}>Someone may be in danger: open this one</Button>
);

/** Stands in for what a moderator who pauses would read. */
export const PauseNotice = ({
  until,
  thing,
  onOpenAnyway,
}: {
  readonly until: number;
  readonly thing: 'report' | 'flag';
  /** Where somebody may be in danger, nothing waits. */
  readonly onOpenAnyway: (() => void) | undefined;
}) => (
  <Notice tone="warn" title="You’re on a break" action={onOpenAnyway && <OpenAnyway onOpen={onOpenAnyway} />}>
    It ends at <Time value={new Date(until).toISOString()} look="absolute" />. Then this {thing} opens automatically.
    Another moderator can take it now.
  </Notice>
);
