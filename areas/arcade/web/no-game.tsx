import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { arcadeCrumbs } from './crumbs.ts';

/** An address with a game that is not played here. */
export function NoGame() {
  useTitle('Game not found');
  return (
    <>
      <PageTitle title="Game not found" crumbs={arcadeCrumbs} />
      <EmptyState
        level={2}
        title="This game is not played here"
        action={<ButtonLink href="/arcade">Back to Arcade</ButtonLink>}
      >
        <p>There are chess, checkers, tic-tac-toe, connect four and reversi.</p>
      </EmptyState>
    </>
  );
}
