import { type Signal, signal } from '#platform/server/area.ts';
import { vrGestureContent, vrGuideContent, vrHereContent, vrMoveContent, vrTurnContent } from '../../contract.ts';
import { msOf, walk } from '../../pure/move.ts';
import { thingAt, withinWalls } from '../../pure/plan.ts';
import { sceneOf } from '../../pure/scenes.ts';
import { vrCaption, vrCaptionFix } from '../voice/caption-signals.ts';
import { vrVoice } from '../voice/voice-signal.ts';
import { othersIn, placeOf, roundsOf, selfIn, setOut, stay, turnTo } from './people.ts';

const nobody = { to: [], payload: {} };

/** The page that says so learns who is still there: whoever went without a word is gone from its list. */
const vrHere = signal(vrHereContent, async ({ content: { spaceId, view, voice }, userId, query, services }) => {
  const now = new Date();
  const own = await stay(query, { spaceId, userId, view, voice, now });
  // A place in voice that has lapsed is told by no event.
  if (!own?.inVoice) services.forwarder?.leave(String(spaceId), userId);
  const present = own ? (await othersIn(query, { spaceId, userId, now })).map((other) => other.userId) : [];
  return { to: [userId], payload: { spaceId, isIn: own !== undefined, inVoice: own?.inVoice ?? false, present } };
});

/**
 * Only where to is taken from the browser. Where it begins, how fast it goes, and where walls and quiet bubbles end it, the
 * server knows itself.
 */
const vrMove = signal(vrMoveContent, async ({ content: { spaceId, x, y, jump }, userId, query }) => {
  const now = new Date();
  const self = await selfIn(query, { spaceId, userId, now });
  if (!self) return nobody;
  const scene = sceneOf(self.scene);
  const all = await othersIn(query, { spaceId, userId, now });
  const start = placeOf(self, now);
  const way = walk(scene, start, { x, y }, roundsOf(all, self.bubble, now));
  if (!way) {
    const thing = thingAt(scene, withinWalls(scene, { x, y }));
    return { to: [userId], payload: { spaceId, userId, isStuck: true, thing: thing?.name ?? '' } };
  }
  const { to, facing, stopped } = way;
  await setOut(query, self.id, { from: start, to, jump, facing, seat: null }, now);
  const moved = { from: start, to, jump, facing, takesMs: msOf({ from: start, to, jump }), stopped };
  return { to: [userId, ...all.map((other) => other.userId)], payload: { spaceId, userId, ...moved } };
});

const vrTurn = signal(vrTurnContent, async ({ content: { spaceId, facing }, userId, query }) => {
  const now = new Date();
  const self = await selfIn(query, { spaceId, userId, now });
  if (!self) return nobody;
  await turnTo(query, self.id, facing);
  const all = await othersIn(query, { spaceId, userId, now });
  return { to: [userId, ...all.map((other) => other.userId)], payload: { spaceId, userId, facing } };
});

const vrGesture = signal(vrGestureContent, async ({ content: { spaceId, gesture }, userId, query }) => {
  const now = new Date();
  if (!(await selfIn(query, { spaceId, userId, now }))) return nobody;
  const all = await othersIn(query, { spaceId, userId, now });
  const hear = all.filter(({ hasMuted }) => !hasMuted).map((other) => other.userId);
  return { to: [userId, ...hear], payload: { spaceId, userId, gesture } };
});

const vrGuide = signal(vrGuideContent, async ({ content: { spaceId, to, say }, userId, query }) => {
  const now = new Date();
  if (!(await selfIn(query, { spaceId, userId, now }))) return nobody;
  const other = (await othersIn(query, { spaceId, userId, now })).find((one) => one.userId === to);
  if (!other || (other.hasMuted && say === 'ask')) return nobody;
  return { to: [to], payload: { spaceId, userId, say } };
});

export const signals: Readonly<Record<string, Signal>> = {
  vrHere,
  vrMove,
  vrTurn,
  vrGesture,
  vrGuide,
  vrVoice,
  vrCaption,
  vrCaptionFix,
};
