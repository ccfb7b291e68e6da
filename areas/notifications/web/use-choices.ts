import { useEffect, useRef, useState } from 'react';
import { statusOf } from '#platform/web/client/error.ts';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { NotificationSettings } from '../contract.ts';
import { type Choices, choicesOf } from './choices.ts';
import { readSettingsNow, useSaveSettings } from './data-settings.ts';

interface Failure {
  readonly error: Error;
  /** Saved elsewhere in the meantime. */
  readonly isConflict: boolean;
  readonly said: string;
}

/** Changes what is chosen by then, so that taking one back leaves later ones alone. */
type Change = (now: Choices) => Choices;

/**
 * Choices that are saved as soon as they are made, one after the other. What could not be saved stays as it was chosen
 * until the member sends it again or lets it go.
 */
export function useChoices(read: NotificationSettings) {
  const save = useSaveSettings();
  const [answered, setAnswered] = useState<NotificationSettings>();
  const settings = answered && answered.version > read.version ? answered : read;
  const [wanted, setWanted] = useState<Choices>();
  const [failure, setFailure] = useState<Failure>();
  const version = useRef(settings.version);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const restore = useRef<() => void>(undefined);
  useEffect(() => {
    version.current = Math.max(version.current, settings.version);
  }, [settings.version]);
  // The buttons of the message go with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the message has gone
  useEffect(() => {
    restore.current?.();
    restore.current = undefined;
  }, [failure]);

  const chosen = wanted ?? choicesOf(settings);
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
  });

  /** Saves all of them; throws what the server refuses. */
  const send = (next: Choices): Promise<NotificationSettings> => {
    const turn = queue.current
      .catch(() => undefined)
      .then(async () => {
        const answer = await save.mutateAsync({ version: version.current, ...next });
        version.current = answer.version;
        setAnswered(answer);
        return answer;
      });
    queue.current = turn;
    return turn;
  };

  const keep = async (next: Choices, said: string, undo?: Change) => {
    latest.current = next;
    setWanted(next);
    try {
      await send(next);
      setFailure(undefined);
      setWanted((now) => (now === next ? undefined : now));
      toast({
        title: 'Saved',
        description: said,
        action: undo && {
          label: 'Undo',
          onAction: () => void keep(undo(latest.current), 'Your choice hasn’t changed.'),
        },
      });
    } catch (error) {
      setFailure({ error: error as Error, isConflict: statusOf(error) === 409, said });
    }
  };

  const refetch = async () => {
    const now = await readSettingsNow();
    version.current = now.version;
    setAnswered(now);
    return now;
  };

  return {
    settings,
    chosen,
    failure,
    send,
    refetch,
    choose: (change: Change, said: string, undo: Change) => void keep(change(latest.current), said, undo),
    /** Sends what was not saved once more, over whatever is there by now. */
    again: async () => {
      if (!failure) return;
      restore.current = rememberFocus();
      try {
        if (failure.isConflict) await refetch();
      } catch (error) {
        return setFailure({ ...failure, error: error as Error });
      }
      await keep(chosen, failure.said);
    },
    /** Shows what is saved instead. */
    letGo: async () => {
      if (!failure) return;
      restore.current = rememberFocus();
      try {
        await refetch();
      } catch (error) {
        return setFailure({ ...failure, error: error as Error });
      }
      setWanted(undefined);
      setFailure(undefined);
    },
  };
}

export type ChoicesState = ReturnType<typeof useChoices>;
