import { Camera, MessageSquareText, Mic, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CallSetup } from '#platform/contract/call.ts';
import { textForPeople } from '../client/error.ts';
import { FormNotices } from '../forms/form-notices.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Notice } from '../ui/notice.tsx';
import { RadioGroup, type RadioOption } from '../ui/radio-group.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/states.tsx';
import type { CallProps } from './call-props.ts';
import type { How } from './use-local-media.ts';

const ways: readonly RadioOption<How>[] = [
  { value: 'text', label: 'Live text only', hint: 'Each letter shows as you type', icon: MessageSquareText },
  { value: 'voice', label: 'Voice and live text', hint: 'With your microphone', icon: Mic },
  { value: 'camera', label: 'Camera, voice and live text', hint: 'With your camera and microphone', icon: Camera },
];

const canCall = () => 'RTCPeerConnection' in globalThis && Boolean(navigator.mediaDevices?.getUserMedia);

/** What each way shows of somebody, before they join. */
function WhatShows({ how, relayOnly }: { readonly how: How; readonly relayOnly: boolean }) {
  if (how === 'text') {
    return (
      <Notice title="What you type goes through our server">
        We don’t keep any of it. The other device can’t see your internet address.
      </Notice>
    );
  }
  if (relayOnly) {
    return (
      <Notice tone="warn" title="Voice and video go through our relay">
        They’re encrypted between the two devices. Neither can see the other’s internet address.
      </Notice>
    );
  }
  return (
    <Notice tone="warn" title="A call connects your two devices directly">
      The other device can then see your internet address. That can show roughly where you are. Live text on its own
      doesn’t.
    </Notice>
  );
}

interface JoinProps extends Pick<CallProps, 'room' | 'label' | 'first' | 'useSetup' | 'agreement' | 'caution'> {
  readonly onJoin: (how: How, setup: CallSetup) => void;
  readonly onCancel: () => void;
}

/** How to join, and what that shows. */
function Ready({
  label,
  first,
  agreement,
  caution,
  setup,
  onJoin,
  onCancel,
}: JoinProps & { readonly setup: CallSetup }) {
  const box = useRef<HTMLFormElement>(null);
  const form = useForm<{ how: How; agrees: boolean }>({
    initial: { how: canCall() ? first : 'text', agrees: false },
    validate: ({ how, agrees }) => ({
      agrees: agreement && how !== 'text' && !agrees ? 'Tick this, or choose live text only.' : undefined,
    }),
    submit: async ({ how }) => onJoin(how, setup),
  });
  useEffect(() => box.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  const { how } = form.values;
  const { id, onChange } = form.field('how');
  return (
    <form ref={box} className="stack call-join" aria-label={label} noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <RadioGroup
        id={id}
        legend="How do you want to join?"
        options={canCall() ? ways : ways.slice(0, 1)}
        value={how}
        onChange={onChange}
      />
      <WhatShows how={how} relayOnly={setup.relayOnly} />
      {agreement && how !== 'text' && <Checkbox label={agreement(setup)} {...form.check('agrees')} />}
      {caution && how !== 'text' && <p className="soft">{caution}</p>}
      <div className="row">
        <Button type="submit" variant="primary" icon={Phone}>
          Join now
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

export function JoinForm(props: JoinProps) {
  const { data, error, retry, refreshing } = props.useSetup(props.room);
  if (data) return <Ready {...props} setup={data} />;
  if (!error) return <Skeleton count={1} look="row" label="Getting the call ready" />;
  return (
    <ErrorState title="Couldn’t open the call" onRetry={retry} retrying={refreshing}>
      {textForPeople(error)}
    </ErrorState>
  );
}
