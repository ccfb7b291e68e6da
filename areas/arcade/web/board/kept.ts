import { useState } from 'react';
import { readDraft, writeDraft } from '#platform/web/forms/drafts.ts';
import { currentSession } from '#platform/web/session.ts';
import { boardKept } from '../kept.ts';

export interface Choices {
  /** Asks once more before a move is played. */
  readonly confirm: boolean;
  /** An arrow at the edge goes on at the other edge: three keys are enough to reach every square. */
  readonly wrap: boolean;
  /** A press on a square plays the move that only one piece can make. */
  readonly onePress: boolean;
  readonly coordinates: boolean;
  readonly sounds: boolean;
  /** Milliseconds that one-switch play stays on each. */
  readonly every: number;
}

export const speeds = [1000, 1500, 2000, 3000, 5000, 8000] as const;
const usual: Choices = {
  confirm: false,
  wrap: false,
  onePress: false,
  coordinates: true,
  sounds: true,
  every: 2000,
};

export function readChoices(stored: Readonly<Record<string, unknown>> | undefined): Choices {
  const given = stored ?? {};
  return {
    confirm: given.confirm === true,
    wrap: given.wrap === true,
    onePress: given.onePress === true,
    coordinates: given.coordinates !== false,
    sounds: given.sounds !== false,
    every: speeds.find((speed) => speed === given.every) ?? usual.every,
  };
}

const name = () => boardKept.key(currentSession().member?.id ?? 0);

export function useChoices(): [Choices, (change: Partial<Choices>) => void] {
  const [choices, setChoices] = useState(() => readChoices(readDraft(name())));
  const change = (part: Partial<Choices>) => {
    // What another tab has changed meanwhile stays.
    const next = { ...readChoices(readDraft(name()) ?? { ...choices }), ...part };
    writeDraft(name(), { ...next });
    setChoices(next);
  };
  return [choices, change];
}
