import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Game, Side } from '../../pure/game.ts';
import { featureWords, type RoomFeature, roomFeatures } from '../../pure/kinds.ts';
import { levels, levelWords } from '../../pure/opponent/levels.ts';
import type { Practice } from './kept.ts';

/** Against whom, and which side. Another choice begins a new game, and says so. */
export function PracticeChoices({
  game,
  practice,
  onChange,
  onFeatures,
}: {
  readonly game: Game;
  readonly practice: Practice;
  readonly onChange: (part: Partial<Practice>) => void;
  readonly onFeatures: (features: RoomFeature[]) => void;
}) {
  const { against, side } = practice;
  return (
    <Section title="Who plays" side intro="Another choice begins a new game. The score stays.">
      <RadioGroup
        legend="Against"
        look="list"
        value={against}
        options={[
          ...levels.map((level) => ({
            value: level,
            label: `Computer: ${levelWords[level].name}`,
            hint: levelWords[level].about,
          })),
          { value: 'person' as const, label: 'Two people on this device', hint: 'You take turns.' },
        ]}
        onChange={(value) => onChange({ against: value })}
      />
      {against !== 'person' && (
        <RadioGroup
          legend="You play"
          look="list"
          value={String(side)}
          options={game.sides.map((name, n) => ({ value: String(n), label: n === 0 ? `${name}, and begin` : name }))}
          onChange={(value) => onChange({ side: Number(value) as Side })}
        />
      )}
      <Disclosure summary="Accessibility of the board">
        <CheckboxGroup
          legend="The board has"
          options={roomFeatures.map((feature) => ({
            value: feature,
            label: featureWords[feature].label,
            hint: featureWords[feature].effect,
          }))}
          values={practice.features}
          onChange={onFeatures}
        />
      </Disclosure>
      <p>
        <Link href={`/arcade/rules/${game.kind}`}>Rules of this game</Link>
      </p>
    </Section>
  );
}
