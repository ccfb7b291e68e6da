import type { ShortcutAction } from '#platform/web/shortcuts/registry.ts';
import { useActions } from '#platform/web/shortcuts/use-registry.ts';
import { useShortcut } from '#platform/web/shortcuts/use-shortcut.ts';

const group = 'VR spaces';
/** One key each, so that one hand or one finger is enough. Members change them where all shortcuts are changed. */
const actions: readonly ShortcutAction[] = [
  { id: 'vr.ahead', label: 'Step ahead', group, combo: 'KeyW' },
  { id: 'vr.back', label: 'Step back', group, combo: 'KeyS' },
  { id: 'vr.stepLeft', label: 'Step left', group, combo: 'KeyA' },
  { id: 'vr.stepRight', label: 'Step right', group, combo: 'KeyD' },
  { id: 'vr.turnLeft', label: 'Turn left', group, combo: 'KeyQ' },
  { id: 'vr.turnRight', label: 'Turn right', group, combo: 'KeyE' },
  { id: 'vr.sit', label: 'Sit down or stand up', group, combo: 'KeyX' },
  { id: 'vr.hand', label: 'Raise or lower your hand', group, combo: 'KeyR' },
  { id: 'vr.talk', label: 'Turn your microphone on or off', group, combo: 'KeyT' },
  { id: 'vr.where', label: 'Say where you are', group, combo: 'KeyC' },
  { id: 'vr.who', label: 'Say who is near', group, combo: 'KeyV' },
];

export function useRoomKeys(run: {
  readonly step: (turn: number) => void;
  readonly turn: (by: number) => void;
  readonly sit: () => void;
  readonly hand: () => void;
  readonly where: () => void;
  readonly who: () => void;
}): void {
  useActions(actions);
  useShortcut('vr.ahead', () => run.step(0));
  useShortcut('vr.back', () => run.step(180));
  useShortcut('vr.stepLeft', () => run.step(270));
  useShortcut('vr.stepRight', () => run.step(90));
  useShortcut('vr.turnLeft', () => run.turn(-45));
  useShortcut('vr.turnRight', () => run.turn(45));
  useShortcut('vr.sit', run.sit);
  useShortcut('vr.hand', run.hand);
  useShortcut('vr.where', run.where);
  useShortcut('vr.who', run.who);
}
