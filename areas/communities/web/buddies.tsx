import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { Buddies as Shape } from '../contract.ts';
import { BuddyDialog } from './buddy-dialog.tsx';
import { useAnswerBuddy, useChooseBuddy } from './data.ts';

/** Whom one chose, and who chose one. */
export function Buddies({ communityId, buddies }: { readonly communityId: number; readonly buddies: Shape }) {
  const [choosing, setChoosing] = useState(false);
  const { mine, ofOthers } = buddies;
  const choose = useChooseBuddy(communityId, { onFail: failed('Couldn’t change your buddy') });
  const answer = useAnswerBuddy(communityId, { onFail: failed('Couldn’t save your answer') });
  return (
    <Section
      title="Your buddy"
      intro="A member you trust. If you don’t answer a roll-call in time, only they are told, so they can check on you."
    >
      <div className="stack">
        <p>
          {mine ? (
            <>
              <b>{mine.name}</b> {mine.agreed ? 'is your buddy.' : 'hasn’t said yes yet.'}
            </>
          ) : (
            'You haven’t chosen anyone.'
          )}
        </p>
        <div className="row">
          <Button onClick={() => setChoosing(true)}>{mine ? 'Choose someone else' : 'Choose a buddy'}</Button>
          {mine && (
            <Button
              variant="quiet"
              pending={choose.pending}
              onClick={() => choose.mutate({ id: communityId, no: null })}
            >
              Have no buddy
            </Button>
          )}
        </div>
        {ofOthers.length > 0 && (
          <>
            <h3>People who chose you</h3>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
            <ul className="list roll-list" role="list">
              {ofOthers.map(({ no, name, agreed }) => (
                <li key={no}>
                  <span>
                    <b>{name}</b> {agreed ? 'counts on you.' : 'asks you to be their buddy.'}
                  </span>
                  <span className="row">
                    {!agreed && (
                      <Button onClick={() => answer.mutate({ id: communityId, no, agree: true })}>
                        Yes, I agree<span className="vh"> to be the buddy of {name}</span>
                      </Button>
                    )}
                    <Button variant="quiet" onClick={() => answer.mutate({ id: communityId, no, agree: false })}>
                      {agreed ? 'Stop being their buddy' : 'No'}
                      <span className="vh">: {name}</span>
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {choosing && <BuddyDialog communityId={communityId} onClose={() => setChoosing(false)} />}
    </Section>
  );
}
