import type { KeyboardEvent, MouseEvent } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { stepFrom } from '../../pure/move.ts';
import { placeNear, whereIs } from '../../pure/near.ts';
import { distance, type Point, type Scene } from '../../pure/plan.ts';
import type { Here } from './use-room.ts';

interface MapPartProps {
  readonly scene: Scene;
  readonly everyone: readonly Here[];
  readonly me: Here;
  readonly onGo: (point: Point) => void;
}

/** Centimetres around the room, for the names of who stands at a wall. */
const margin = 100;

/** One step of an arrow key on the map, where up is the back of the room. */
const step = 100;
const turns: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', 0],
  ['ArrowRight', 90],
  ['ArrowDown', 180],
  ['ArrowLeft', 270],
]);

/**
 * The room from above. It is one tab stop: arrows move, Home says what is near. All it shows is in the words beside it, so
 * that nothing of it has to be seen.
 */
export function MapPart({ scene, everyone, me, onGo }: MapPartProps) {
  const others = everyone.filter(({ id }) => id !== me.id);
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const turn = turns.get(event.key);
    if (turn !== undefined) {
      event.preventDefault();
      onGo(stepFrom(me, 0, turn, step));
    } else if (event.key === 'Home') {
      event.preventDefault();
      const near = others.toSorted((one, other) => distance(one, me) - distance(other, me)).slice(0, 3);
      const people = near.map((one) => `${one.name}: ${whereIs(me, me.facing, one)}.`).join(' ');
      announce(`You are near ${placeNear(scene, me).name}. ${people || 'No one else is in this room.'}`);
    }
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onGo({
      x: Math.round(((event.clientX - box.left) / box.width) * (scene.width + 2 * margin) - margin),
      y: Math.round(((event.clientY - box.top) / box.height) * (scene.depth + 2 * margin) - margin),
    });
  };
  return (
    <Section title="Flat map" intro="Press a place to go there, or use the arrow keys. Home says who is near.">
      <div
        className="vr-map ring-in-self"
        role="application"
        aria-label={`Map of the room. You are near ${placeNear(scene, me).name}.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        onKeyDown={key}
        onClick={press}
      >
        <svg
          viewBox={`${-margin} ${-margin} ${scene.width + 2 * margin} ${scene.depth + 2 * margin}`}
          aria-hidden="true"
        >
          <rect className="vr-ground" width={scene.width} height={scene.depth} />
          {scene.things.map(({ id, shape, x, y, width, depth }) =>
            shape === 'box' ? (
              <rect key={id} className="vr-thing" x={x - width / 2} y={y - depth / 2} width={width} height={depth} />
            ) : (
              <ellipse key={id} className="vr-thing" cx={x} cy={y} rx={width / 2} ry={depth / 2} />
            ),
          )}
          {scene.seats.map(({ id, x, y }) => (
            <circle key={id} className="vr-seat" cx={x} cy={y} r={26} />
          ))}
          {everyone.map((one) => (
            <Person key={one.id} one={one} isMe={one.id === me.id} />
          ))}
        </svg>
        {/* Words in the size of the page, which a drawing would shrink with itself. */}
        <div aria-hidden="true">
          {scene.spots.map(({ id, name, ...point }) => (
            <span key={id} className="vr-map-spot" style={placed(scene, point)}>
              {name}
            </span>
          ))}
          {labelsOf(everyone, me.id).map(({ id, words, point }) => (
            <span key={id} className="vr-map-name" style={placed(scene, point)}>
              {words}
            </span>
          ))}
        </div>
      </div>
    </Section>
  );
}

const placed = ({ width, depth }: Scene, { x, y }: Point) => ({
  left: `${(100 * (x + margin)) / (width + 2 * margin)}%`,
  top: `${(100 * (y + margin)) / (depth + 2 * margin)}%`,
});

/** Who stands so near to somebody shares a label with them. */
const together = { across: 200, along: 70 };

/** One label for each person or group, so that no name lies over another. */
function labelsOf(everyone: readonly Here[], meId: number) {
  const labels: { readonly id: number; readonly point: Point; readonly names: string[] }[] = [];
  for (const { id, name, handRaised, talks, x, y } of everyone) {
    const near = labels.find(
      ({ point }) => Math.abs(point.x - x) < together.across && Math.abs(point.y - y) < together.along,
    );
    const words = `${handRaised ? '✋ ' : ''}${id === meId ? 'You' : name}${talks ? ' (talking)' : ''}`;
    if (near) near.names.push(words);
    else labels.push({ id, point: { x, y }, names: [words] });
  }
  return labels.map(({ id, point, names }) => ({ id, point, words: names.join(', ') }));
}

function Person({ one, isMe }: { readonly one: Here; readonly isMe: boolean }) {
  const { x, y, facing, talks, visitor } = one;
  return (
    <g className="vr-person-mark" style={{ transform: `translate(${x}px, ${y}px)` }} data-me={isMe ? '' : undefined}>
      {talks && <circle className="vr-talks" r={40} />}
      {visitor.bubble > 0 && <circle className="vr-ring" r={visitor.bubble} />}
      <path className="vr-nose" d="M0 -46 L14 -24 L-14 -24 Z" transform={`rotate(${facing})`} />
      <circle className="vr-body" r={28} />
    </g>
  );
}
