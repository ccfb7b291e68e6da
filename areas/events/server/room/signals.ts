import { type Signal, signal } from '#platform/server/area.ts';
import { groupCallSignal } from '#platform/server/call.ts';
import { eventCallRoom, eventHereContent, eventLineContent, eventLineFixContent } from '../../contract.ts';
import { addLine, fixLine } from './lines.ts';
import { mayTalk, othersIn, selfIn, stay } from './people.ts';

const nobody = { to: [], payload: {} };

/** The page that says so learns who is still there: whoever went without a word is gone from its list. */
const eventHere = signal(eventHereContent, async ({ content: { eventId, call }, userId, query }) => {
  const now = new Date();
  const own = await stay(query, { eventId, userId, call, now });
  const present = own ? (await othersIn(query, { eventId, userId, now })).map((other) => other.userId) : [];
  return { to: [userId], payload: { eventId, isIn: own !== undefined, inCall: own?.inCall ?? false, present } };
});

/**
 * Everyone in the room is told who takes part in the call, talks or has a camera on; those in the call alone are reached.
 * Whoever has muted somebody hears nothing of them, and a block keeps both apart.
 */
const eventCall = groupCallSignal(eventCallRoom, async ({ room, userId, query, now }) => {
  const ask = { eventId: Number(room), userId, now };
  const self = await selfIn(query, ask);
  if (!self) return undefined;
  const hear = (await othersIn(query, ask)).filter(({ hasMuted }) => !hasMuted);
  return {
    everyone: hear.map((other) => other.userId),
    callers: hear.filter(({ inCall }) => inCall).map((other) => other.userId),
    isIn: self.inCall,
    mayTalk: mayTalk(self),
  };
});

/**
 * A line goes to everyone who may hear both the one who made it and the one whose words it has. For somebody else only the
 * organiser and the captioners they appointed type.
 */
const eventLine = signal(eventLineContent, async ({ content, userId, query, services: { config } }) => {
  const { eventId, about, done } = content;
  const now = new Date();
  const ask = { eventId, userId, now };
  const self = await selfIn(query, ask);
  if (!self || !mayTalk(self)) return nobody;
  if (about !== userId && self.role !== 'captioner' && self.organizerId !== userId) return nobody;
  const others = await othersIn(query, ask);
  if (about !== userId && !others.some((other) => other.userId === about)) return nobody;
  let hear = others.filter(({ hasMuted }) => !hasMuted).map((other) => other.userId);
  if (about !== userId) {
    const ofSpeaker = await othersIn(query, { ...ask, userId: about });
    const reached = new Set(ofSpeaker.filter(({ hasMuted }) => !hasMuted).map((other) => other.userId));
    hear = hear.filter((id) => id === about || reached.has(id));
  }
  const text = content.text.trim();
  const line = { eventId, speakerId: about, byId: userId, text, now };
  const id = done && text !== '' ? await addLine(query, config, line) : undefined;
  return { to: [userId, ...hear], payload: { ...content, text, userId, id: id ?? null } };
});

/** Corrected by whoever said or typed it, while they may say something. */
const eventLineFix = signal(eventLineFixContent, async ({ content, userId, query, services: { config } }) => {
  const { eventId, caption: id } = content;
  const now = new Date();
  const ask = { eventId, userId, now };
  const self = await selfIn(query, ask);
  const text = content.text.trim();
  if (!self || !mayTalk(self)) return nobody;
  if (!(await fixLine(query, config, { id, eventId, userId, text, now }))) return nobody;
  const hear = (await othersIn(query, ask)).filter(({ hasMuted }) => !hasMuted);
  return { to: [userId, ...hear.map((other) => other.userId)], payload: { eventId, userId, fixes: id, text } };
});

export const signals: Readonly<Record<string, Signal>> = { eventHere, eventCall, eventLine, eventLineFix };
