import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { ApiError, textForPeople } from '#platform/web/client/error.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { FieldError } from '#platform/web/ui/field.tsx';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { NoticeBrowser, NotificationSettings } from '../contract.ts';
import { useAddBrowser, useRemoveBrowser } from './data-settings.ts';
import { momentWords } from './moments.ts';
import { type Here, lookHere, signOffHere, signUpHere } from './this-browser.ts';

const problemOf = (error: unknown) =>
  error instanceof ApiError
    ? textForPeople(error)
    : 'Your browser couldn’t sign up for notifications, because its notification service didn’t answer. Try again later.';

/** Notices that show while Doorways is closed: this browser on or off, and all browsers of the member. */
export function BrowsersPart({ settings }: { readonly settings: NotificationSettings }) {
  const { pushKey, browsers } = settings;
  return (
    <Section
      title="In your browsers"
      intro="A browser or phone can show notifications while Doorways is closed. They don’t include names, groups or message text."
    >
      <div className="stack">
        {pushKey === null ? (
          <NoSession />
        ) : (
          <ThisBrowser pushKey={pushKey} isKnown={browsers.some(({ isHere }) => isHere)} />
        )}
        <BrowserList settings={settings} />
      </div>
    </Section>
  );
}

const NoSession = () => (
  <>
    <p>You’re using the demo without signing in, so this browser has no session to notify.</p>
    <div className="row">
      <ButtonLink href="/sign-in?return=/notifications/settings">Sign in as someone</ButtonLink>
    </div>
  </>
);

function ThisBrowser({ pushKey, isKnown }: { readonly pushKey: string; readonly isKnown: boolean }) {
  const [here, setHere] = useState<Here>();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const status = useRef<HTMLParagraphElement>(null);
  const isMine = useRef(false);
  const add = useAddBrowser();
  useEffect(() => {
    let isThere = true;
    void lookHere(isKnown).then((found) => isThere && setHere(found));
    return () => {
      isThere = false;
    };
  }, [isKnown]);
  // The button goes once it is done; the words that take its place get the focus.
  useEffect(() => {
    if (!isMine.current || here === 'off' || !here) return;
    isMine.current = false;
    status.current?.focus();
  }, [here]);

  const turnOn = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      const keys = await signUpHere(pushKey);
      if (keys) await add.mutateAsync(keys);
      isMine.current = true;
      const found = await lookHere(keys !== undefined);
      setHere(found);
      if (found === 'on') announce('This browser shows your notifications from now on.');
      else if (found === 'off') setProblem('Your browser isn’t allowed to show notifications. Nothing has changed.');
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setPending(false);
    }
  };

  if (!here) return null;
  if (here === 'cannot') {
    return <p>This browser can’t show notifications. On an iPhone or iPad, add Doorways to the home screen first.</p>;
  }
  if (here === 'forbidden') {
    return (
      <p ref={status} tabIndex={-1}>
        Your browser doesn’t let Doorways show notifications. Allow notifications for this site in the browser’s
        settings, then load this page again.
      </p>
    );
  }
  if (here === 'on') {
    return (
      <p ref={status} tabIndex={-1}>
        <strong>This browser shows your notifications</strong> until you sign out here.
      </p>
    );
  }
  return (
    <>
      {problem && (
        <div role="alert">
          <FieldError id="browser-problem">{problem}</FieldError>
        </div>
      )}
      <p>Your browser asks before it allows this.</p>
      <div className="row">
        <Button pending={pending} pendingText="Waiting for your browser…" onClick={() => void turnOn()}>
          Show notifications in this browser
        </Button>
      </div>
    </>
  );
}

function BrowserList({ settings: { browsers, timeZone } }: { readonly settings: NotificationSettings }) {
  const restore = useRef<() => void>(undefined);
  // A row that goes takes the focus with it; its neighbour gets it, and after the last row the place of the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has changed
  useEffect(() => {
    restore.current?.();
    restore.current = undefined;
  }, [browsers.length]);
  const remove = useRemoveBrowser({
    onDone: () => announce('Removed. That browser no longer shows notifications.'),
    onFail: failed('Couldn’t remove that browser'),
  });
  const letGo = ({ id, isHere }: NoticeBrowser) => {
    restore.current = rememberFocus();
    if (isHere) void signOffHere();
    remove.mutate({ id });
  };
  return (
    <div tabIndex={-1}>
      {browsers.length > 0 && (
        <>
          <h3>Browsers that show your notifications</h3>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list list" role="list">
            {browsers.map((one) => (
              <li key={one.id} className="muted-thing">
                <div className="notice-words">
                  <p>
                    {one.device}
                    {one.isHere && ' (this browser)'}
                  </p>
                  <p className="soft small">Since {momentWords(one.since, timeZone)}</p>
                </div>
                <Button pending={remove.pending} onClick={() => letGo(one)}>
                  Remove
                  <span className="vh">
                    {' '}
                    {one.device}
                    {one.isHere ? ', this browser' : `, since ${momentWords(one.since, timeZone)}`}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
