import { lazy, type ReactNode, Suspense } from 'react';
import { loadTalkCard, useUser } from '#areas/people/web/public.ts';
import type { Participant } from '../../contract.ts';
import { firstName } from '../words.ts';

const TalkCard = lazy(async () => ({ default: await loadTalkCard() }));

/** Before the first message: all that someone says about how to talk with them. From then on it is their pace card. */
export function FirstTalk({ person, pace }: { readonly person: Participant; readonly pace: ReactNode }) {
  const { data } = useUser(person.id);
  if (!data) return pace;
  return (
    <Suspense fallback={pace}>
      <div className="pane-talk">
        <TalkCard
          user={{ ...data, paceCard: person.pace }}
          title={`How to talk with ${firstName(person.displayName)}`}
          level={3}
        />
      </div>
    </Suspense>
  );
}
