import { useEffect, useState } from 'react';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type { VrRoom, VrVisitor } from '../../contract.ts';
import { positionAt, type Way } from '../../pure/move.ts';
import type { Named } from '../../pure/near.ts';
import type { Gesture } from '../../pure/options.ts';
import type { Point } from '../../pure/plan.ts';

/** Where somebody is, on this device's clock. */
interface Track {
  readonly way: Way;
  readonly facing: number;
  readonly seat: string | null;
}
type Tracks = ReadonlyMap<number, Track>;

/** Somebody in the room at this moment. */
export interface Here extends Named {
  readonly facing: number;
  /** By voice, at this moment. */
  readonly talks: boolean;
  readonly visitor: VrVisitor;
}

interface Moved {
  readonly spaceId: number;
  readonly userId: number;
  readonly from: Point;
  readonly to: Point;
  readonly jump: boolean;
  readonly facing: number;
  readonly takesMs: number;
  readonly stopped: boolean;
}
interface Stuck {
  readonly spaceId: number;
  readonly isStuck: true;
  readonly thing: string;
}
interface Turned {
  readonly spaceId: number;
  readonly userId: number;
  readonly facing: number;
}
interface Gestured {
  readonly spaceId: number;
  readonly userId: number;
  readonly gesture: Gesture;
}
interface Guided {
  readonly spaceId: number;
  readonly userId: number;
  readonly say: 'ask' | 'yes' | 'no' | 'stop';
}
interface Ended {
  readonly spaceId: number;
  readonly sessionId: number;
}

// The server sends each of these under its own name, so that one field tells which it is.
const isMoved = (payload: object): payload is Moved => 'takesMs' in payload;
const isStuck = (payload: object): payload is Stuck => 'isStuck' in payload;
const isTurned = (payload: object): payload is Turned => 'facing' in payload;
const isGestured = (payload: object): payload is Gestured => 'gesture' in payload;
const isGuided = (payload: object): payload is Guided => 'say' in payload;
const isEnded = (payload: object): payload is Ended => 'sessionId' in payload;

/** An answer that was on its way while somebody moved is older than what was heard of the move. */
const slackMs = 400;

function withAnswer(before: Tracks, visitors: readonly VrVisitor[], now: number): Tracks {
  return new Map(
    visitors.map(({ person, from, to, movedAgo, jump, facing, seat }) => {
      const way = { from, to, startedAt: now - movedAgo, jump };
      const kept = before.get(person.id);
      return [person.id, kept && kept.way.startedAt > way.startedAt + slackMs ? kept : { way, facing, seat }] as const;
    }),
  );
}

interface RoomNews {
  readonly onMoved: (moved: Moved) => void;
  readonly onStuck: (thing: string) => void;
  readonly onGesture: (userId: number, gesture: Gesture) => void;
  readonly onGuide: (userId: number, say: Guided['say']) => void;
  /** The room has to be read again. */
  readonly onChanged: () => void;
  /** Something was said, or may have been. */
  readonly onSaid: () => void;
  /** The reader’s own visit is over. */
  readonly onEnded: () => void;
  readonly talks: (userId: number) => boolean;
}

/** Everyone's place, from what the room was read as and what was heard since. */
export function useTracks(room: VrRoom, news: RoomNews): (now: number) => readonly Here[] {
  const { spaceId, visitors } = room;
  const [tracks, setTracks] = useState<Tracks>(() => withAnswer(new Map(), visitors, Date.now()));
  const [known, setKnown] = useState(visitors);
  if (known !== visitors) {
    setKnown(visitors);
    setTracks((before) => withAnswer(before, visitors, Date.now()));
  }
  const { onMoved, onStuck, onGesture, onGuide, onChanged, onSaid, onEnded, talks } = news;
  const hear = (name: string, payload: object) => {
    if (name === 'vrMove' && isMoved(payload) && payload.spaceId === spaceId) {
      const { userId, from, to, jump, facing } = payload;
      const way = { from, to, jump, startedAt: Date.now() };
      setTracks((before) => new Map(before).set(userId, { way, facing, seat: null }));
      onMoved(payload);
    } else if (name === 'vrMove' && isStuck(payload) && payload.spaceId === spaceId) onStuck(payload.thing);
    else if (name === 'vrTurn' && isTurned(payload) && payload.spaceId === spaceId) {
      const { userId, facing } = payload;
      setTracks((before) => {
        const track = before.get(userId);
        return track ? new Map(before).set(userId, { ...track, facing }) : before;
      });
    } else if (name === 'vrGesture' && isGestured(payload) && payload.spaceId === spaceId) {
      onGesture(payload.userId, payload.gesture);
    } else if (name === 'vrGuide' && isGuided(payload) && payload.spaceId === spaceId) {
      onGuide(payload.userId, payload.say);
    } else if (name === 'vrVisitEnded' && isEnded(payload) && payload.sessionId === room.sessionId) onEnded();
  };
  const memberId = useSession().member?.id;
  useLive(memberId === undefined ? undefined : `user:${memberId}`, ({ name, payload }) => hear(name, payload), {
    onGap: onChanged,
    onStart: onChanged,
  });
  useLive(
    `vr-room:${spaceId}`,
    ({ name }) => {
      if (name === 'vrMessageSent') onSaid();
      else onChanged();
    },
    {
      onGap: () => {
        onChanged();
        onSaid();
      },
      onStart: onSaid,
    },
  );
  return (now) =>
    visitors.flatMap((visitor) => {
      const track = tracks.get(visitor.person.id);
      if (!track) return [];
      const { id, name } = visitor.person;
      const { facing, seat } = track;
      const { handRaised } = visitor;
      return [{ ...positionAt(track.way, now), id, name, seat, handRaised, facing, talks: talks(id), visitor }];
    });
}

/** The time, so often as something has to be drawn anew. */
export function useTick(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
