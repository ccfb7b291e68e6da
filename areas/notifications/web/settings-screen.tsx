import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { NotificationSettings } from '../contract.ts';
import { BrowsersPart } from './browsers-part.tsx';
import { useNoticeSettings } from './data-settings.ts';
import { KindSwitches } from './kind-switches.tsx';
import { MutedThings } from './muted-things.tsx';
import { PausePart } from './pause-part.tsx';
import { TimesPart } from './times-part.tsx';
import { type ChoicesState, useChoices } from './use-choices.ts';
import './notifications.css';

export function Screen() {
  const { data, loading, error, retry, refreshing } = useNoticeSettings();
  return (
    <>
      <PageTitle
        title="Notification settings"
        lead="Choose what you’re notified about, by whom and when. Only you can see this."
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Notifications', href: '/notifications' },
        ]}
      />
      {loading && <Skeleton look="row" label="Loading your notification settings" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load your settings" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && <Settings read={data} />}
    </>
  );
}

function Settings({ read }: { readonly read: NotificationSettings }) {
  const state = useChoices(read);
  return (
    <div className="notices">
      <KindSwitches state={state} hasBrowsers={read.browsers.length > 0} />
      <NotSaved state={state} />
      <Section title="From whom">
        <RadioGroup
          legend="Notify me about"
          look="list"
          options={[
            { value: 'everyone', label: 'Everyone' },
            { value: 'following', label: 'Only people I follow' },
          ]}
          value={state.chosen.senders}
          onChange={(senders) =>
            state.choose(
              (now) => ({ ...now, senders }),
              senders === 'everyone'
                ? 'You’ll hear about everyone’s activity.'
                : 'You’ll only hear about people you follow.',
              (now) => ({ ...now, senders: senders === 'everyone' ? 'following' : 'everyone' }),
            )
          }
        />
      </Section>
      <BrowsersPart settings={read} />
      <PausePart settings={{ ...read, timeZone: state.settings.timeZone }} />
      <TimesPart state={state} />
      <MutedThings settings={read} />
    </div>
  );
}

/** Stands between the choices that it is about, until what was chosen is saved or let go. */
function NotSaved({ state: { failure, again, letGo } }: { readonly state: ChoicesState }) {
  if (!failure) return null;
  return (
    <div role="alert">
      <Notice
        tone={failure.isConflict ? 'warn' : 'danger'}
        title={failure.isConflict ? 'Your settings were changed somewhere else' : 'Your choice isn’t saved yet'}
        action={
          <>
            <Button variant="primary" onClick={() => void again()}>
              {failure.isConflict ? 'Save mine' : 'Try again'}
            </Button>
            <Button onClick={() => void letGo()}>Use what is saved</Button>
          </>
        }
      >
        {textForPeople(failure.error)} What you chose is still shown here.
      </Notice>
    </div>
  );
}
