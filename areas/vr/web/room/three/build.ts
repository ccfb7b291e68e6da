import {
  BoxGeometry,
  type BufferGeometry,
  CanvasTexture,
  CylinderGeometry,
  EdgesGeometry,
  ExtrudeGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
  PlaneGeometry,
  RingGeometry,
  Shape,
  Sprite,
  SpriteMaterial,
} from 'three';
import type { Scene as Plan, Thing } from '../../../pure/plan.ts';

/** The colours of the theme that the page is in. */
export interface Colours {
  readonly page: string;
  readonly surface: string;
  readonly ink: string;
  readonly action: string;
  readonly accent: string;
  readonly looks: Readonly<Record<Thing['look'], string>>;
}

export function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    page: token('--page'),
    surface: token('--surface'),
    ink: token('--ink'),
    action: token('--action'),
    accent: token('--accent'),
    looks: {
      wood: token('--tint-2'),
      leaf: token('--tint-1'),
      stone: token('--surface-sunk'),
      water: token('--tint-4'),
      cloth: token('--tint-5'),
      light: token('--accent-soft'),
      sand: token('--accent-soft'),
    },
  };
}

/** Plans are in centimetres, and the 3D view in metres. */
export const metres = (centimetres: number): number => centimetres / 100;

/** A body with its edges drawn, so that it can be told from what is behind it without colour. */
function drawn(geometry: BufferGeometry, colour: string, ink: string): Group {
  const group = new Group();
  group.add(new Mesh(geometry, new MeshLambertMaterial({ color: colour })));
  group.add(new LineSegments(new EdgesGeometry(geometry, 30), new LineBasicMaterial({ color: ink })));
  return group;
}

function thingOf(thing: Thing, { looks, ink }: Colours): Group {
  const [width, depth, height] = [metres(thing.width), metres(thing.depth), metres(thing.height)];
  const geometry =
    thing.shape === 'box' ? new BoxGeometry(width, height, depth) : new CylinderGeometry(0.5, 0.5, height, 24);
  const body = drawn(geometry, looks[thing.look], ink);
  if (thing.shape === 'round') body.scale.set(width, 1, depth);
  body.position.set(metres(thing.x), height / 2, metres(thing.y));
  return body;
}

/** Ground, low walls, seats, and what stands there: the same plan that the map draws. */
export function roomOf(plan: Plan, colours: Colours): Group {
  const { looks, ink, surface } = colours;
  const room = new Group();
  const [width, depth] = [metres(plan.width), metres(plan.depth)];
  const ground = new Mesh(new PlaneGeometry(width, depth), new MeshLambertMaterial({ color: looks[plan.ground] }));
  ground.rotation.x = -Math.PI / 2;
  ground.position.set(width / 2, 0, depth / 2);
  room.add(ground);
  const wall = 0.4;
  for (const [x, z, across, along] of [
    [width / 2, 0, width, 0.1],
    [width / 2, depth, width, 0.1],
    [0, depth / 2, 0.1, depth],
    [width, depth / 2, 0.1, depth],
  ] as const) {
    const side = drawn(new BoxGeometry(across, wall, along), surface, ink);
    side.position.set(x, wall / 2, z);
    room.add(side);
  }
  for (const thing of plan.things) room.add(thingOf(thing, colours));
  for (const seat of plan.seats) {
    const stool = drawn(new CylinderGeometry(0.24, 0.24, 0.42, 16), surface, ink);
    stool.position.set(metres(seat.x), 0.21, metres(seat.y));
    room.add(stool);
  }
  for (const spot of plan.spots) {
    const sign = signOf(spot.name, colours);
    sign.position.set(metres(spot.x), 2.2, metres(spot.y));
    room.add(sign);
  }
  return room;
}

/** Words that always face whoever looks. */
export function signOf(text: string, { ink, surface }: Pick<Colours, 'ink' | 'surface'>): Sprite {
  const canvas = document.createElement('canvas');
  canvas.width = 512;
  canvas.height = 96;
  const paint = canvas.getContext('2d');
  if (paint) {
    paint.fillStyle = surface;
    paint.fillRect(0, 0, canvas.width, canvas.height);
    paint.strokeStyle = ink;
    paint.lineWidth = 4;
    paint.strokeRect(2, 2, canvas.width - 4, canvas.height - 4);
    paint.fillStyle = ink;
    paint.font = '600 48px system-ui, sans-serif';
    paint.textAlign = 'center';
    paint.textBaseline = 'middle';
    paint.fillText(text, canvas.width / 2, canvas.height / 2, canvas.width - 24);
  }
  const sprite = new Sprite(new SpriteMaterial({ map: new CanvasTexture(canvas) }));
  sprite.scale.set(1.6, 0.3, 1);
  return sprite;
}

/** A person is a doorway, as in every view; no body is guessed. */
export function personOf(
  { name, handRaised, talks }: { readonly name: string; readonly handRaised: boolean; readonly talks: boolean },
  bubble: number,
  colours: Colours,
): Group {
  const { action, accent, ink } = colours;
  const arch = new Shape();
  arch.moveTo(-0.28, 0);
  arch.lineTo(-0.28, 1.1);
  arch.absarc(0, 1.1, 0.28, Math.PI, 0, true);
  arch.lineTo(0.28, 0);
  arch.lineTo(-0.28, 0);
  const person = new Group();
  const body = drawn(new ExtrudeGeometry(arch, { depth: 0.16, bevelEnabled: false }), action, ink);
  body.position.z = -0.08;
  person.add(body);
  const sign = signOf([name, handRaised && '✋', talks && 'talks'].filter(Boolean).join(' '), colours);
  sign.position.y = 1.75;
  person.add(sign);
  if (bubble > 0) {
    const ring = new Mesh(
      new RingGeometry(metres(bubble) - 0.04, metres(bubble), 48),
      new MeshLambertMaterial({ color: accent }),
    );
    ring.rotation.x = -Math.PI / 2;
    ring.position.y = 0.02;
    person.add(ring);
  }
  return person;
}

/** Gives back what a part of the scene holds on the device. */
export function dispose(group: Group): void {
  group.traverse((part) => {
    if (part instanceof Mesh || part instanceof LineSegments) {
      part.geometry.dispose();
      part.material.dispose();
    } else if (part instanceof Sprite) {
      part.material.map?.dispose();
      part.material.dispose();
    }
  });
}
