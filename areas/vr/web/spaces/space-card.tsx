import { Accessibility, DoorOpen, Pencil, SlidersHorizontal } from 'lucide-react';
import { absoluteTime } from '#platform/web/time/relative-time.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { VrSpace } from '../../contract.ts';
import { sceneOf } from '../../pure/scenes.ts';
import { controlWords, featureWords, platformWords, typeWords } from '../words.ts';

const shownFeatures = 3;
const shownControls = 2;

interface EnterProps {
  readonly space: VrSpace;
  readonly onEnter: (id: number) => void;
  readonly pending: boolean;
}

/** VR-04: who cannot come in reads why on the button itself. */
export function EnterButton({ space, onEnter, pending }: EnterProps) {
  const { id, name, inside, isOpen, currentOccupancy, maxOccupancy } = space;
  const named = <span className="vh"> {name}</span>;
  if (inside) {
    return (
      <ButtonLink href={`/vr-social-spaces/${id}`} variant="primary">
        Go back in<span className="vh"> to {name}</span>
      </ButtonLink>
    );
  }
  if (currentOccupancy >= maxOccupancy) {
    return <Button disabled>Full{named}</Button>;
  }
  if (!isOpen) {
    return <Button disabled>Not open now{named}</Button>;
  }
  return (
    <Button icon={DoorOpen} pending={pending} pendingText="Entering…" onClick={() => onEnter(id)}>
      Enter{named}
    </Button>
  );
}

const some = (all: readonly string[], shown: number) => {
  const more = all.length - shown;
  return (
    <span>
      {all.slice(0, shown).join(', ')}
      {more > 0 && <strong> +{more} more</strong>}
    </span>
  );
};

/** VR-04, VR-08, VR-09, VR-17. */
export function SpaceCard({ space, onEnter, pending }: EnterProps) {
  const { id, name, description, spaceType, vrPlatform, currentOccupancy, maxOccupancy, host, scene, mine } = space;
  const features = space.accessibilityFeatures.map((feature) => featureWords[feature]);
  const controls = space.adaptiveControls.map((control) => controlWords[control].label);
  return (
    <Card as="li" className="vr-card" id={`space-${id}`}>
      <p className="row">
        <Chip tone="action">{typeWords[spaceType]}</Chip>
        <Chip>{platformWords[vrPlatform]}</Chip>
        <Chip>{sceneOf(scene).name}</Chip>
      </p>
      <h3>
        <Link href={`/vr-social-spaces/${id}`}>{name}</Link>
      </h3>
      <p data-may-clip="">{description}</p>
      <ul className="vr-card-facts plain-list">
        <li>
          <Icon icon={Accessibility} />
          {features.length > 0 ? some(features, shownFeatures) : <span>No accessibility features named</span>}
        </li>
        {controls.length > 0 && (
          <li>
            <Icon icon={SlidersHorizontal} />
            {/* VR-09: at most two, and no count behind them. */}
            <span>{controls.slice(0, shownControls).join(', ')}</span>
          </li>
        )}
        <li>
          <Avatar name={host.name} src={host.avatar} size="s" />
          <span>
            Hosted by <strong>{mine ? 'you' : host.name}</strong>
          </span>
        </li>
        {space.opensAt !== null && space.closesAt !== null && (
          <li>
            <span>
              Open from <time dateTime={space.opensAt}>{absoluteTime(space.opensAt)}</time> to{' '}
              <time dateTime={space.closesAt}>{absoluteTime(space.closesAt)}</time>
            </span>
          </li>
        )}
      </ul>
      <p className="vr-card-foot">
        <span>
          <strong className="num">
            {currentOccupancy} of {maxOccupancy}
          </strong>{' '}
          people
        </span>
        <span className="row" data-scan="">
          <EnterButton space={space} onEnter={onEnter} pending={pending} />
          {mine && (
            <ButtonLink
              href={`/vr-social-spaces/${id}/edit`}
              variant="quiet"
              icon={Pencil}
              description="edit a VR space"
            >
              Edit<span className="vh"> {name}</span>
            </ButtonLink>
          )}
        </span>
      </p>
    </Card>
  );
}
