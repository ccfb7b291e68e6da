import { plural } from '#platform/contract/counted.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { PlaceWithPeople } from '../../pure/near.ts';
import type { Point, Scene } from '../../pure/plan.ts';

interface PlacesProps {
  readonly scene: Scene;
  readonly places: readonly PlaceWithPeople[];
  readonly where: string;
  readonly near: string;
  readonly onGo: (point: Point) => void;
}

/** The room in words: where one is first, then its places with distance and direction. */
export function Places({ scene, places, where, near, onGo }: PlacesProps) {
  const go = (id: string) => {
    const spot = scene.spots.find((one) => one.id === id);
    if (spot) onGo(spot);
  };
  return (
    <Section title="The room in words">
      <p>{scene.about}</p>
      <p>
        <strong>{where}</strong> {near}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="list plain-list" role="list" data-scan="Places">
        {places.map(({ id, name, where: far, people }) => (
          <li key={id} className="vr-place">
            <h3>{name.charAt(0).toUpperCase() + name.slice(1)}</h3>
            <p>
              {far.charAt(0).toUpperCase() + far.slice(1)}.{' '}
              {people.length === 0
                ? 'Empty.'
                : `${people.map((person) => person.name).join(', ')} ${plural(people.length, 'is', 'are')} near it.`}
            </p>
            <Button variant="quiet" onClick={() => go(id)} description="a place in a room">
              Go there<span className="vh">, {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
