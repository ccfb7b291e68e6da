import {
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  PerspectiveCamera,
  Plane,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { createPace, intervalOf, type Quality } from '../../../pure/pace.ts';
import type { Scene as Plan, Point } from '../../../pure/plan.ts';
import type { Here } from '../use-room.ts';
import { type Colours, coloursOf, dispose, metres, personOf, roomOf } from './build.ts';
import { type Headset, type HeadsetActs, type HeadsetComfort, putOn } from './headset.ts';

/** Degrees from the top of a picture to its bottom. */
const angle = 70;
/** Metres above the ground that one looks from, standing and sitting. */
const eyes = { standing: 1.5, sitting: 1.15 };

interface StageOptions {
  readonly canvas: HTMLCanvasElement;
  readonly plan: Plan;
  readonly meId: number;
  readonly quality: Quality;
  /** Everyone, as they are at that moment. */
  readonly hereAt: (now: number) => readonly Here[];
  /** Whoever looks is on the way: for the comfort vignette. */
  readonly onMoving: (moving: boolean) => void;
  readonly comfort: () => HeadsetComfort;
  readonly headset: HeadsetActs;
}

export interface Stage {
  /** The point of the ground that was pressed; undefined: the sky. */
  readonly pointAt: (clientX: number, clientY: number) => Point | undefined;
  /** From now on it is seen in a headset, until that or the page ends it. Throws what the browser says against it. */
  readonly putOn: () => Promise<void>;
  readonly takeOff: () => void;
  readonly end: () => void;
}

interface Shown {
  readonly group: Group;
  /** What it was built from: another one is built anew. */
  readonly look: string;
}

const lookOf = ({ name, handRaised, talks, visitor }: Here) => `${name}\n${handRaised}\n${talks}\n${visitor.bubble}`;

/** Draws the room from where the reader stands. Throws where the device has no WebGL. */
export function makeStage(options: StageOptions): Stage {
  const { canvas, plan, meId, quality, hereAt, onMoving } = options;
  const renderer = new WebGLRenderer({ canvas, antialias: quality !== 'low', powerPreference: 'low-power' });
  const colours: Colours = coloursOf(canvas);
  const scene = new Scene();
  scene.background = new Color(colours.page);
  scene.add(new HemisphereLight(0xffffff, 0xffffff, 2.2));
  const sun = new DirectionalLight(0xffffff, 1.2);
  sun.position.set(4, 10, 6);
  scene.add(sun);
  const room = roomOf(plan, colours);
  scene.add(room);
  const camera = new PerspectiveCamera(angle, 1, 0.1, 60);
  const rig = new Group();
  rig.add(camera);
  scene.add(rig);
  let headset: Headset | undefined;
  const people = new Map<number, Shown>();
  const pace = createPace(quality);

  const show = (one: Here) => {
    const look = lookOf(one);
    let known = people.get(one.id);
    if (known && known.look !== look) {
      scene.remove(known.group);
      dispose(known.group);
      known = undefined;
    }
    if (!known) {
      known = { group: personOf(one, one.visitor.bubble, colours), look };
      people.set(one.id, known);
      scene.add(known.group);
    }
    known.group.position.set(metres(one.x), one.seat ? -0.25 : 0, metres(one.y));
    known.group.rotation.y = (-one.facing * Math.PI) / 180;
  };

  let before: Point | undefined;
  let wasMoving = false;
  const look = (me: Here, xr: XRFrame | undefined) => {
    const height = me.seat ? eyes.sitting : eyes.standing;
    const moving = before !== undefined && (before.x !== me.x || before.y !== me.y);
    before = { x: me.x, y: me.y };
    if (headset && xr) headset.frame(xr, me, height, moving);
    else {
      camera.position.set(metres(me.x), height, metres(me.y));
      camera.rotation.set(0, (-me.facing * Math.PI) / 180, 0);
    }
    if (moving === wasMoving) return;
    wasMoving = moving;
    onMoving(moving);
  };

  const resize = () => {
    const { clientWidth, clientHeight } = canvas;
    const ratio = pace.now() === 'high' ? Math.min(devicePixelRatio, 2) : 1;
    if (clientWidth === 0 || clientHeight === 0 || renderer.xr.isPresenting) return;
    renderer.setPixelRatio(ratio);
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
  };
  const watch = new ResizeObserver(resize);
  watch.observe(canvas);
  resize();

  const draw = (xr?: XRFrame) => {
    const start = performance.now();
    const everyone = hereAt(Date.now());
    const me = everyone.find(({ id }) => id === meId);
    for (const one of everyone) if (one.id !== meId) show(one);
    const there = new Set(everyone.map(({ id }) => id));
    for (const [id, { group }] of people) {
      if (there.has(id)) continue;
      scene.remove(group);
      dispose(group);
      people.delete(id);
    }
    if (me) look(me, xr);
    renderer.render(scene, camera);
    // A headset asks for its own number of pictures, and fewer would make its wearer sick.
    if (headset) return;
    const former = pace.now();
    pace.drawn(performance.now() - start);
    if (pace.now() !== former) resize();
  };

  let isOver = false;
  let last = 0;
  renderer.setAnimationLoop((time: number, xr?: XRFrame) => {
    if (headset) return draw(xr);
    if (document.visibilityState !== 'visible' || time - last < intervalOf(pace.now())) return;
    last = time;
    draw();
  });

  const ray = new Raycaster();
  const ground = new Plane(new Vector3(0, 1, 0), 0);
  return {
    pointAt: (clientX, clientY) => {
      const box = canvas.getBoundingClientRect();
      const at = new Vector2(((clientX - box.left) / box.width) * 2 - 1, 1 - ((clientY - box.top) / box.height) * 2);
      ray.setFromCamera(at, camera);
      const hit = ray.ray.intersectPlane(ground, new Vector3());
      return hit ? { x: Math.round(hit.x * 100), y: Math.round(hit.z * 100) } : undefined;
    },
    putOn: async () => {
      if (pace.now() !== 'high') renderer.xr.setFramebufferScaleFactor(0.7);
      const own = await putOn({
        renderer,
        scene,
        camera,
        rig,
        plan,
        colours,
        comfort: options.comfort,
        acts: {
          ...options.headset,
          onEnd: () => {
            headset = undefined;
            camera.fov = angle;
            camera.zoom = 1;
            resize();
            options.headset.onEnd();
          },
        },
      });
      if (isOver) own.end();
      else headset = own;
    },
    takeOff: () => headset?.end(),
    end: () => {
      isOver = true;
      headset?.end();
      renderer.setAnimationLoop(null);
      watch.disconnect();
      dispose(room);
      for (const { group } of people.values()) dispose(group);
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
