import { useEffect, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import type { NotificationSettings } from '../contract.ts';
import { usePause, useResume } from './data-settings.ts';
import { dayOptions, momentWords } from './moments.ts';

const notDone = failed('Couldn’t change the pause');

/** One pause for everything that is not urgent; the focus goes to the button that follows. */
export function PausePart({ settings: { pausedUntil, timeZone } }: { readonly settings: NotificationSettings }) {
  const part = useRef<HTMLDivElement>(null);
  const isMine = useRef(false);
  const isPaused = pausedUntil !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the pause has begun or ended
  useEffect(() => {
    if (isMine.current) part.current?.querySelector('button')?.focus();
    isMine.current = false;
  }, [isPaused]);
  const started = (answer: NotificationSettings) => {
    isMine.current = true;
    if (answer.pausedUntil) announce(`Paused until ${momentWords(answer.pausedUntil, answer.timeZone)}`);
  };
  const hour = usePause({ onDone: started, onFail: notDone });
  const tomorrow = usePause({ onDone: started, onFail: notDone });
  const day = usePause({ onDone: started, onFail: notDone });
  const resume = useResume({
    onDone: () => {
      isMine.current = true;
      announce('Pause ended. Any notifications we held are now listed.');
    },
    onFail: notDone,
  });
  const form = useForm({
    initial: { date: '' },
    resetAfter: true,
    validate: ({ date }) => ({ date: date === '' ? 'Choose a day.' : undefined }),
    submit: ({ date }) => day.mutateAsync({ until: 'date', date }),
  });
  return (
    <Section title="Pause all" intro="We’ll hold new notifications until the pause ends. Urgent ones still come.">
      <div className="stack" ref={part}>
        {pausedUntil ? (
          <>
            <p>
              <strong>Paused until {momentWords(pausedUntil, timeZone)}.</strong>
            </p>
            <div className="row">
              <Button pending={resume.pending} onClick={() => resume.mutate()}>
                End the pause
              </Button>
            </div>
          </>
        ) : (
          <>
            <div className="row">
              <Button pending={hour.pending} onClick={() => hour.mutate({ until: 'hour' })}>
                Pause for 1 hour
              </Button>
              <Button pending={tomorrow.pending} onClick={() => tomorrow.mutate({ until: 'tomorrow' })}>
                Pause until tomorrow at 7 am
              </Button>
            </div>
            <form className="stack" aria-label="Pause until a day" noValidate onSubmit={form.handleSubmit}>
              <FormNotices form={form} />
              <Select
                label="Day"
                hint="The pause ends on this day at 7 am."
                placeholder="Choose a day"
                options={dayOptions(timeZone)}
                {...form.field('date')}
              />
              <div className="row">
                <Button type="submit" pending={form.submitting}>
                  Pause until this day
                </Button>
              </div>
            </form>
          </>
        )}
      </div>
    </Section>
  );
}
