import { CircleCheck, LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { CommunityDetail, RollCall } from '../contract.ts';
import { useAnswerRollCall, useEndRollCall } from './data.ts';
import { EmergencyWays } from './emergency-ways.tsx';
import { dangerWords } from './words.ts';

interface RollCallViewProps {
  readonly community: CommunityDetail;
  readonly rollCall: RollCall;
  readonly mayRun: boolean;
}

export function RollCallView({ community, rollCall, mayRun }: RollCallViewProps) {
  const { danger, words, startedAt, answerBy, endedAt, over } = rollCall;
  return (
    <div className="stack">
      <h3>
        {dangerWords[danger]}, <Time value={startedAt} look="absolute" />
      </h3>
      {words && <p className="community-text">{words}</p>}
      {endedAt ? (
        <p>
          It ended <Time value={endedAt} look="absolute" />.
        </p>
      ) : (
        <>
          <p>
            {over ? 'The time to answer was until' : 'Answer until'} <Time value={answerBy} look="absolute" />.
          </p>
          <Answer community={community} rollCall={rollCall} />
        </>
      )}
      {rollCall.silent.length > 0 && (
        <Notice tone="warn" title={endedAt ? 'No answer' : 'No answer yet'}>
          <p>
            {rollCall.silent.map(({ name }) => name).join(', ')} chose you as their buddy. Try to reach them. No one
            else is told.
          </p>
        </Notice>
      )}
      {rollCall.seen && <Seen seen={rollCall.seen} />}
      {mayRun && !endedAt && <End communityId={community.id} />}
    </div>
  );
}

function Answer({ community, rollCall }: Pick<RollCallViewProps, 'community' | 'rollCall'>) {
  const answer = useAnswerRollCall(community.id, {
    onDone: () => toast({ title: 'Answer saved', description: 'You can change it until the roll-call ends.' }),
    onFail: failed('Couldn’t send your answer'),
  });
  const mine = rollCall.mine?.answer;
  return (
    <>
      <fieldset className="roll-answers">
        <legend>
          <strong>Are you safe?</strong>
        </legend>
        <Button
          size="l"
          icon={CircleCheck}
          pressed={mine === 'safe'}
          onClick={() => answer.mutate({ id: community.id, answer: 'safe' })}
        >
          I’m safe
        </Button>
        <Button
          size="l"
          variant={mine === 'help' ? 'danger' : 'secondary'}
          icon={LifeBuoy}
          pressed={mine === 'help'}
          onClick={() => answer.mutate({ id: community.id, answer: 'help' })}
        >
          I need help
        </Button>
      </fieldset>
      {rollCall.mine && (
        <p role="status">
          You answered {mine === 'safe' ? '“I am safe”' : '“I need help”'},{' '}
          <Time midSentence value={rollCall.mine.at} />.
        </p>
      )}
      {mine === 'help' && <EmergencyWays contacts={community.emergencyContacts} />}
    </>
  );
}

function Seen({ seen }: { readonly seen: NonNullable<RollCall['seen']> }) {
  return (
    <>
      <Facts
        items={[
          { label: 'Need help', value: seen.help },
          { label: 'Safe', value: seen.safe },
          { label: 'Members', value: seen.members },
        ]}
      />
      {seen.answers.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="list roll-list roll-answers-list" role="list" aria-label="Answers">
          {seen.answers.map(({ no, name, answer, at }) => (
            <li key={no}>
              <span>{name}</span>
              <Chip tone={answer === 'help' ? 'danger' : 'ok'} icon={answer === 'help' ? LifeBuoy : CircleCheck}>
                {answer === 'help' ? 'Needs help' : 'Safe'}
              </Chip>
              <span className="soft small">
                <Time value={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="soft small">If someone hasn’t answered, only their buddy is told.</p>
    </>
  );
}

function End({ communityId }: { readonly communityId: number }) {
  const [asking, setAsking] = useState(false);
  const end = useEndRollCall(communityId, {
    onFail: failed('Couldn’t end the roll-call'),
  });
  return (
    <div>
      <Button pending={end.pending} pendingText="Ending…" onClick={() => setAsking(true)}>
        End the roll-call
      </Button>
      <ConfirmDialog
        open={asking}
        title="End the roll-call?"
        confirmLabel="End it"
        onConfirm={() => {
          setAsking(false);
          end.mutate({ id: communityId });
        }}
        onCancel={() => setAsking(false)}
      >
        <p>No one can answer after this.</p>
      </ConfirmDialog>
    </div>
  );
}
