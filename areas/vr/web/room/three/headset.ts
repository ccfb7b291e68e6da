import {
  BufferGeometry,
  type Group,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  type PerspectiveCamera,
  Plane,
  Quaternion,
  Raycaster,
  RingGeometry,
  type Scene,
  Vector3,
  type WebGLRenderer,
  type XRTargetRaySpace,
} from 'three';
import {
  createHeadWatch,
  createRest,
  type Frame,
  facingOf,
  followed,
  frameAt,
  type Head,
  lookedAt,
  originOf,
  snapped,
} from '../../../pure/head.ts';
import { stepFrom } from '../../../pure/move.ts';
import { distance, type Scene as Plan, type Point } from '../../../pure/plan.ts';
import { restMs } from '../../dwell.ts';
import type { Here } from '../use-room.ts';
import { type Colours, metres, signOf } from './build.ts';

export interface HeadsetComfort {
  /** Dark edges while the visitor is moved by something other than their own body. */
  readonly vignette: boolean;
  /** Resting one’s look on a sign presses it: for whoever holds nothing. */
  readonly rests: boolean;
  /** One stays in a chair: no step of the body is one of the visitor. */
  readonly seated: boolean;
}

export interface HeadsetActs {
  /** At once: a way that the eyes see and the body doesn’t feel makes many people sick. */
  readonly onJump: (point: Point) => void;
  /** A step of one’s own body. */
  readonly onWalk: (point: Point) => void;
  readonly onFace: (facing: number) => void;
  readonly onEnd: () => void;
}

interface HeadsetOptions {
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  /** Carries the camera and what is held in the hands. */
  readonly rig: Group;
  readonly plan: Plan;
  readonly colours: Colours;
  readonly comfort: () => HeadsetComfort;
  readonly acts: HeadsetActs;
}

export interface Headset {
  /** Before each picture. `eyes`: metres above the ground; `moving`: the visitor is on a way. */
  readonly frame: (xr: XRFrame, me: Here, eyes: number, moving: boolean) => void;
  readonly end: () => void;
}

const snapBy = 45;
const stepBy = 100;
/** A stick that is pushed so far means it, and has to come back before it counts again. */
const pushed = { on: 0.7, off: 0.3 };
const reach = 6;
/** Radians off the middle of the view at which one still looks at a thing: heads shake. */
const looksAt = 0.14;

/** A headset’s session: what its sensors say becomes turns, steps and jumps of the visitor, and nothing else. */
export async function putOn(options: HeadsetOptions): Promise<Headset> {
  const { renderer, scene, camera, rig, plan, colours, comfort, acts } = options;
  const { xr } = navigator;
  if (!xr) throw new DOMException('There is no headset.', 'NotSupportedError');
  const session = await xr.requestSession('immersive-vr', { optionalFeatures: ['local-floor', 'hand-tracking'] });
  renderer.xr.enabled = true;
  try {
    renderer.xr.setReferenceSpaceType(session.enabledFeatures?.includes('local-floor') ? 'local-floor' : 'local');
    await renderer.xr.setSession(session);
  } catch (error) {
    renderer.xr.enabled = false;
    await session.end().catch(() => undefined);
    throw error;
  }

  const watch = createHeadWatch();
  const rest = createRest(restMs);
  let frame: Frame | undefined;
  let height = 0;
  let head: Head = { x: 0, y: 0, turn: 0 };
  let visitor: Point | undefined;

  // Only what is made here is taken away again.
  const aim = new Mesh(new RingGeometry(0.12, 0.18, 32), new MeshBasicMaterial({ color: colours.action }));
  aim.rotation.x = -Math.PI / 2;
  aim.visible = false;
  scene.add(aim);
  const exit = signOf('Leave the headset view', colours);
  exit.scale.set(0.8, 0.15, 1);
  scene.add(exit);
  const edges = new Mesh(
    new RingGeometry(0.22, 3, 48),
    new MeshBasicMaterial({ color: 0x000000, transparent: true, opacity: 0.92, depthTest: false }),
  );
  edges.position.z = -0.4;
  edges.renderOrder = 1;
  edges.visible = false;
  camera.add(edges);

  const ray = new Raycaster();
  const ground = new Plane(new Vector3(0, 1, 0), 0);
  const isInside = ({ x, y }: Point) => x >= 0 && y >= 0 && x <= plan.width && y <= plan.depth;
  /** What a hand points at. */
  const aimedAt = (hand: XRTargetRaySpace): Point | 'exit' | undefined => {
    ray.setFromXRController(hand);
    // Signs turn to whoever looks.
    ray.camera = renderer.xr.getCamera();
    if (ray.intersectObject(exit).length > 0) return 'exit';
    const hit = ray.ray.intersectPlane(ground, new Vector3());
    if (!hit) return undefined;
    const point = { x: Math.round(hit.x * 100), y: Math.round(hit.z * 100) };
    return visitor && distance(point, visitor) < reach * 100 && isInside(point) ? point : undefined;
  };
  const end = () => void session.end().catch(() => undefined);
  const jump = (point: Point) => {
    watch.leap();
    acts.onJump(point);
  };
  const press = (what: ReturnType<typeof aimedAt>) => {
    if (what === 'exit') end();
    else if (what) jump(what);
  };

  const hands = [0, 1].map((index) => {
    const hand = renderer.xr.getController(index);
    const line = new Line(
      new BufferGeometry().setFromPoints([new Vector3(0, 0, 0), new Vector3(0, 0, -reach)]),
      new LineBasicMaterial({ color: colours.action }),
    );
    const select = () => press(aimedAt(hand));
    hand.add(line);
    hand.addEventListener('select', select);
    rig.add(hand);
    return { hand, line, select };
  });

  /** Sticks that wait to come back to the middle. */
  const held = new Set<XRInputSource>();
  const stick = (source: XRInputSource) => {
    const axes = source.gamepad?.axes ?? [];
    const [across = 0, along = 0] = axes.length > 2 ? [axes[2], axes[3]] : axes;
    const most = Math.max(Math.abs(across), Math.abs(along));
    if (most < pushed.off) held.delete(source);
    if (most < pushed.on || held.has(source) || !frame || !visitor) return;
    held.add(source);
    if (Math.abs(across) > Math.abs(along)) frame = snapped(frame, head, Math.sign(across) * snapBy);
    else jump(stepFrom(visitor, facingOf(frame, head), along < 0 ? 0 : 180, stepBy));
  };

  const place = (me: Here, eyes: number, now: Frame) => {
    const origin = originOf(now, me);
    rig.position.set(metres(origin.x), eyes - height, metres(origin.y));
    rig.rotation.y = (-now.turn * Math.PI) / 180;
    const facing = facingOf(now, head);
    // Low and ahead, where one finds it by looking down, and it hides nothing.
    const sign = stepFrom(me, me.facing, 0, 90);
    exit.position.set(metres(sign.x), 0.5, metres(sign.y));
    return facing;
  };

  /** Where looks and hands point, and what rests there long enough. */
  const point = (me: Here, facing: number, looksOut: boolean) => {
    let shown: Point | undefined;
    for (const { hand } of hands) {
      if (!hand.visible) continue;
      const at = aimedAt(hand);
      if (at && at !== 'exit') shown = at;
    }
    aim.scale.setScalar(1);
    if (comfort().rests) {
      const looked = looksOut ? 'exit' : lookedAt(me, facing, plan.spots);
      const { part, done } = rest.on(looked, performance.now());
      if (looked && looked !== 'exit') shown = looked;
      aim.scale.setScalar(1 + part);
      if (done) press(looked);
    }
    aim.visible = shown !== undefined;
    if (shown) aim.position.set(metres(shown.x), 0.03, metres(shown.y));
  };

  session.addEventListener('end', () => {
    for (const { hand, line, select } of hands) {
      hand.removeEventListener('select', select);
      hand.remove(line);
      rig.remove(hand);
      line.geometry.dispose();
      line.material.dispose();
    }
    for (const part of [aim, edges]) {
      part.removeFromParent();
      part.geometry.dispose();
      part.material.dispose();
    }
    exit.removeFromParent();
    exit.material.map?.dispose();
    exit.material.dispose();
    rig.position.set(0, 0, 0);
    rig.rotation.set(0, 0, 0);
    renderer.xr.enabled = false;
    acts.onEnd();
  });

  return {
    end,
    frame: (xrFrame, me, eyes, moving) => {
      const space = renderer.xr.getReferenceSpace();
      const pose = space && xrFrame.getViewerPose(space);
      if (!pose) return;
      const { position, orientation } = pose.transform;
      const { x, y, z, w } = orientation;
      const ahead = new Vector3(0, 0, -1).applyQuaternion(new Quaternion(x, y, z, w));
      head = {
        x: position.x * 100,
        y: position.z * 100,
        turn: (Math.atan2(ahead.x, -ahead.z) * 180) / Math.PI,
      };
      const now = performance.now();
      if (!frame) {
        frame = frameAt(head, me.facing);
        height = position.y;
      }
      const isOwn = watch.follows(now);
      if (visitor && isOwn) frame = followed(frame, { x: me.x - visitor.x, y: me.y - visitor.y });
      visitor = { x: me.x, y: me.y };
      for (const source of session.inputSources) stick(source);
      const facing = place(me, eyes, frame);
      rig.updateMatrixWorld();
      const from = rig.localToWorld(new Vector3(position.x, position.y, position.z));
      const toExit = exit.position.clone().sub(from);
      point(me, facing, ahead.clone().transformDirection(rig.matrixWorld).angleTo(toExit) < looksAt);
      edges.visible = moving && !isOwn && comfort().vignette;
      const faces = watch.face(frame, head, me.facing, now);
      if (faces !== undefined) acts.onFace(faces);
      const isHeld = comfort().seated || me.seat !== null;
      const step = isHeld ? undefined : watch.step(frame, head, me, now);
      if (step) acts.onWalk(step);
    },
  };
}
