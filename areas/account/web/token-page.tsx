import { type ReactNode, useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { EnterPage } from './enter-page.tsx';

/** Where to go when a link does not work. */
export interface WayOut {
  readonly label: string;
  readonly href: string;
}

/**
 * The page behind a link in a mail. Only a press of its button does anything: programs that look into mails open links
 * too, and must not use them up.
 */
export function TokenPage({
  title,
  lead,
  button,
  pendingText,
  onUse,
  out,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  readonly pendingText: string;
  readonly onUse: (token: string) => Promise<unknown>;
  readonly out: WayOut;
  /** What is shown once it is done, where the page stays. */
  readonly children?: ReactNode;
}) {
  const [query] = useQueryParams();
  const [token] = useState(() => query.get('token') ?? '');
  const [state, setState] = useState<'ready' | 'sending' | 'done'>('ready');
  const [problem, setProblem] = useState<string>();
  const use = async () => {
    setState('sending');
    setProblem(undefined);
    try {
      await onUse(token);
      setState('done');
    } catch (error) {
      setState('ready');
      setProblem(textForPeople(error));
    }
  };
  if (token === '') return <NoToken title={title} out={out} />;
  return (
    <EnterPage title={title} lead={state === 'done' ? undefined : lead}>
      {problem && <DeadLink out={out}>{problem}</DeadLink>}
      {state === 'done' ? (
        children
      ) : (
        <div>
          <Button
            variant="primary"
            size="l"
            pending={state === 'sending'}
            pendingText={pendingText}
            onClick={() => void use()}
          >
            {button}
          </Button>
        </div>
      )}
    </EnterPage>
  );
}

/** What was said of a link that does nothing, and what to do about it. */
export const DeadLink = ({ out, children }: { readonly out: WayOut; readonly children: ReactNode }) => (
  <div role="alert">
    <Notice tone="danger" title="That didn’t work" action={<ButtonLink href={out.href}>{out.label}</ButtonLink>}>
      {children}
    </Notice>
  </div>
);

/** Somebody came without a link: by hand, or with half an address. */
export function NoToken({ title, out }: { readonly title: string; readonly out: WayOut }) {
  return (
    <EnterPage title={title} lead="The link from your email is incomplete.">
      <p>Open the email again and follow its link, or copy the whole link into the address bar.</p>
      <div>
        <ButtonLink href={out.href}>{out.label}</ButtonLink>
      </div>
    </EnterPage>
  );
}
