import { signal } from '#platform/server/area.ts';
import { vrCaptionContent, vrCaptionFixContent } from '../../contract.ts';
import { mayTalk, othersIn, selfIn } from '../room/people.ts';
import { addCaption, fixCaption } from './captions.ts';

const nobody = { to: [], payload: {} };

/**
 * A caption goes to everyone who may hear both the one who made it and the one whose words it has. Words of somebody else
 * are theirs only while they take part in voice.
 */
export const vrCaption = signal(vrCaptionContent, async ({ content, userId, query }) => {
  const { spaceId, about, done } = content;
  const now = new Date();
  const self = await selfIn(query, { spaceId, userId, now });
  if (!self || !mayTalk(self, userId)) return nobody;
  const others = await othersIn(query, { spaceId, userId, now });
  const speaker = about === userId ? self : others.find((other) => other.userId === about);
  if (!speaker?.inVoice) return nobody;
  let hear = others.filter(({ hasMuted }) => !hasMuted).map((other) => other.userId);
  if (about !== userId) {
    const ofSpeaker = await othersIn(query, { spaceId, userId: about, now });
    const reached = new Set(ofSpeaker.filter(({ hasMuted }) => !hasMuted).map((other) => other.userId));
    hear = hear.filter((id) => id === about || reached.has(id));
  }
  const text = content.text.trim();
  const line = { spaceId, speakerId: about, byId: userId, text };
  const stored = done && text !== '' ? await addCaption(query, line, now) : undefined;
  return { to: [userId, ...hear], payload: { ...content, text, userId, id: stored?.id ?? null } };
});

/** Corrected by whoever said or typed it, while they may say something. */
export const vrCaptionFix = signal(vrCaptionFixContent, async ({ content, userId, query }) => {
  const { spaceId, caption: id } = content;
  const now = new Date();
  const self = await selfIn(query, { spaceId, userId, now });
  const text = content.text.trim();
  if (!self || !mayTalk(self, userId)) return nobody;
  if (!(await fixCaption(query, { id, spaceId, userId, text }, now))) return nobody;
  const hear = (await othersIn(query, { spaceId, userId, now })).filter(({ hasMuted }) => !hasMuted);
  return { to: [userId, ...hear.map((other) => other.userId)], payload: { spaceId, userId, fixes: id, text } };
});
