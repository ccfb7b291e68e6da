import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import type { MuteDuration } from '../contract.ts';
import { refreshAfterMute, useMute } from './data-mutes.ts';
import { sayMuted } from './mute-toasts.ts';
import { durations } from './mute-words.ts';

export interface MuteSubject {
  readonly member: { readonly id: number; readonly displayName: string };
  /** Tags of the post that it was opened from: they can be muted instead. */
  readonly tags?: readonly string[];
}

/** Asks what and for how long; says what it does before it does it. */
export function MuteDialog({ of, onClose }: { readonly of: MuteSubject; readonly onClose: () => void }) {
  const { member, tags = [] } = of;
  const [what, setWhat] = useState('');
  const [duration, setDuration] = useState<MuteDuration>('always');
  const [failure, setFailure] = useState<string>();
  const { displayName: name } = member;
  const mute = useMute({
    onDone: (muted) => {
      onClose();
      // The dialog gives the focus back to its button first; the post with that button may be the next to go.
      setTimeout(() => {
        const restore = rememberFocus();
        sayMuted(muted);
        void refreshAfterMute().then(() => setTimeout(restore, 100));
      }, 100);
    },
    onFail: (error) => setFailure(textForPeople(error)),
  });
  const press = () => {
    setFailure(undefined);
    mute.mutate(what ? { kind: 'tag', text: what, duration } : { kind: 'member', memberId: member.id, duration });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={tags.length > 0 ? 'Mute' : `Mute ${name}`}
      description="Only you know. You can stop it at any time."
      footer={
        <>
          <Button variant="primary" pending={mute.pending} pendingText="Muting…" onClick={press}>
            Mute {what ? `#${what}` : name}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <div className="stack">
        {tags.length > 0 && (
          <RadioGroup
            legend="What do you want to mute?"
            look="list"
            value={what}
            onChange={setWhat}
            options={[{ value: '', label: name }, ...tags.map((tag) => ({ value: tag, label: `The tag #${tag}` }))]}
          />
        )}
        <RadioGroup legend="For how long?" look="list" value={duration} onChange={setDuration} options={durations} />
        <p>
          {what
            ? `Posts with the tag #${what} won’t come up in your feed.`
            : `Posts by ${name} won’t come up in your feed. Their comments are folded, and you won’t get notifications from them. You can still find them in search and on their profile.`}
        </p>
        {failure && (
          <div role="alert">
            <FieldError id="mute-failure">{failure}</FieldError>
          </div>
        )}
      </div>
    </Dialog>
  );
}
