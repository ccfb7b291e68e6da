import { useState } from 'react';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { featureWords, type GameKind, gameKinds, kindWords, playersOf, roomFeatures } from '../pure/kinds.ts';
import { GameIcon } from './game-icon.tsx';
import { Rules } from './rules/rules.tsx';

/** ARCADE-15 to -21. */
export function BrowseGames({ onCreate }: { readonly onCreate: (game: GameKind) => void }) {
  const [reading, setReading] = useState<GameKind>();
  return (
    <Section title="Five games" intro="Every board works by arrow keys, by typing a move, by touch and by one switch.">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="game-list" role="list">
        {gameKinds.map((kind) => (
          <Game key={kind} kind={kind} onCreate={() => onCreate(kind)} onRules={() => setReading(kind)} />
        ))}
      </ul>
      {reading && (
        <Dialog open size="l" title={`Rules of ${kindWords[reading].name}`} onClose={() => setReading(undefined)}>
          <Rules kind={reading} level={3} />
          <p>
            <Link href={`/arcade/rules/${reading}`}>These rules on a page of their own</Link>
          </p>
        </Dialog>
      )}
    </Section>
  );
}

function Game({
  kind,
  onCreate,
  onRules,
}: {
  readonly kind: GameKind;
  readonly onCreate: () => void;
  readonly onRules: () => void;
}) {
  const { name, difficulty, about } = kindWords[kind];
  return (
    <li className="game-item">
      <GameIcon kind={kind} large />
      <h3>{name}</h3>
      <p className="row">
        <Chip>{difficulty}</Chip>
        <span>{playersOf(kind)} players</span>
      </p>
      <p>{about}</p>
      <p className="soft">
        Accessibility: {roomFeatures.map((feature) => featureWords[feature].label.toLowerCase()).join(', ')}.
      </p>
      <div className="game-ways">
        <Button wide onClick={onRules}>
          View Rules<span className="vh"> of {name}</span>
        </Button>
        <Button wide onClick={onCreate}>
          Create Room<span className="vh"> for {name}</span>
        </Button>
        <ButtonLink wide variant="quiet" href={`/arcade/lessons/${kind}`}>
          Learn by doing<span className="vh">: {name}</span>
        </ButtonLink>
        <ButtonLink wide variant="quiet" href={`/arcade/practice/${kind}`}>
          Practice on this device<span className="vh">: {name}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
