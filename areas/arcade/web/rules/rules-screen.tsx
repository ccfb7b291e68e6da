import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { type GameKind, isGameKind, kindWords } from '../../pure/kinds.ts';
import { arcadeCrumbs } from '../crumbs.ts';
import { NoGame } from '../no-game.tsx';
import { Rules } from './rules.tsx';
import '../arcade.css';

export function Screen({ params }: { readonly params: { readonly kind: string } }) {
  return isGameKind(params.kind) ? <Known kind={params.kind} /> : <NoGame />;
}

function Known({ kind }: { readonly kind: GameKind }) {
  const title = `Rules of ${kindWords[kind].name}`;
  useTitle(title);
  return (
    <>
      <PageTitle
        title={title}
        lead={kindWords[kind].about}
        crumbs={arcadeCrumbs}
        actions={
          <>
            <ButtonLink href={`/arcade/lessons/${kind}`}>Learn by doing</ButtonLink>
            <ButtonLink href={`/arcade/practice/${kind}`}>Practice on this device</ButtonLink>
          </>
        }
      />
      <Rules kind={kind} level={2} />
    </>
  );
}
