import { type FormEvent, useEffect, useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { MessageSettings } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { useMessageSettings, useSaveMessageSettings } from './data-settings.ts';
import './messages.css';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Messages', href: '/messages' },
];

/** Your message settings. Each choice is saved as it is made. */
export function Screen() {
  const { data, error, refreshing, retry } = useMessageSettings();
  return (
    <>
      <PageTitle title="Message settings" lead="How you want to talk, and who can write to you." crumbs={crumbs} />
      {data ? (
        <Choices settings={data} />
      ) : error ? (
        <ErrorState level={2} title="Couldn’t load your settings" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      ) : (
        <Skeleton count={3} label="Loading your settings" />
      )}
    </>
  );
}

type Switches = 'readReceipts' | 'typing' | 'liveText' | 'withSymbols' | 'enterSends' | 'noVoiceNotes';

function Choices({ settings }: { readonly settings: MessageSettings }) {
  const ownId = useSession().member?.id ?? 0;
  const [wanted, setWanted] = useState<Partial<MessageSettings>>({});
  const save = useSaveMessageSettings({
    onDone: () => toast({ title: 'Saved' }),
    onFail: (error) => {
      setWanted({});
      failed('Couldn’t save your change')(error);
    },
  });
  const chosen = { ...settings, ...wanted };
  const choose = (change: Partial<MessageSettings>) => {
    setWanted((now) => ({ ...now, ...change }));
    save.mutate(change);
  };
  const switchOf = (name: Switches, label: string, hint: string) => (
    <Switch label={label} hint={hint} checked={chosen[name]} onChange={(on) => choose({ [name]: on })} />
  );
  return (
    <div className="message-settings">
      <Section title="Who can write to you">
        <RadioGroup
          legend="New people"
          look="list"
          value={chosen.newPeople}
          onChange={(newPeople) => choose({ newPeople })}
          options={[
            { value: 'everyone', label: 'Everybody', hint: 'Someone new sends a request first, and you decide.' },
            {
              value: 'followed',
              label: 'Only people I follow',
              hint: 'Others are told you aren’t taking new messages.',
            },
          ]}
        />
      </Section>
      <Section title="Writing and reading">
        <div className="stack">
          <p>
            To hear new messages without a screen reader, turn on <Link href="/accessibility">voice announcements</Link>
            .
          </p>
          {switchOf(
            'enterSends',
            'Enter sends',
            'Shift and Enter starts a new line. When this is off, Ctrl and Enter sends.',
          )}
          {switchOf(
            'readReceipts',
            'Show how far you have read',
            'You can only see this for others while you show it yourself.',
          )}
          {switchOf(
            'typing',
            'Show when you are typing',
            'You can only see this for others while you show it yourself.',
          )}
          {switchOf(
            'liveText',
            'Show what you type, as you type it',
            'When two people both have this on, each sees what the other types before it’s sent. You can turn it off in any conversation.',
          )}
          {switchOf('withSymbols', 'Show messages with symbols', 'Pictures are shown above the words that have one.')}
          {switchOf('noVoiceNotes', 'No voice notes, please', 'People see this before they record for you.')}
        </div>
      </Section>
      <Section title="Pace card">
        <PaceForm key={settings.pace} pace={settings.pace} onSave={(pace) => choose({ pace })} pending={save.pending} />
        <p>
          It’s part of “How to talk with me”, which people see before they first write to you.{' '}
          <Link href={`/profile/${ownId}/edit`}>Say more about how to talk with you</Link>
        </p>
      </Section>
    </div>
  );
}

function PaceForm({
  pace,
  onSave,
  pending,
}: {
  readonly pace: string;
  readonly onSave: (pace: string) => void;
  readonly pending: boolean;
}) {
  const [text, setText] = useState(pace);
  const [error, setError] = useState<string>();
  useEffect(() => setText(pace), [pace]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const next = text.trim();
    const tooLong = next.length > limits.pace;
    setError(tooLong ? `Write at most ${limits.pace} characters.` : undefined);
    if (!tooLong) onSave(next);
  };
  return (
    <form className="stack" noValidate onSubmit={send}>
      <TextArea
        label="What people should know before they write to you"
        optional
        hint="It’s shown above every conversation with you. For example: I type slowly, replies may take days, text only."
        rows={2}
        limit={limits.pace}
        value={text}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" pending={pending} pendingText="Saving…">
        Save pace card
      </Button>
    </form>
  );
}
