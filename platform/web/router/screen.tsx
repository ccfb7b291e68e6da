import { Component, createContext, type ReactNode, use } from 'react';
import { textForPeople } from '../client/error.ts';
import { Button } from '../ui/button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { focusHeading } from './arrive.ts';
import { type Match, screenOf } from './routes.ts';

export interface PresentScreen {
  readonly path: string;
  readonly found: Match;
  readonly failure: unknown;
  readonly retry: () => void;
}

export const ScreenContext = createContext<PresentScreen | undefined>(undefined);

const Failure = ({ children, retry }: { readonly children: ReactNode; readonly retry: () => void }) => (
  <>
    <PageTitle title="This page did not open" />
    <div className="stack" role="alert">
      <p>{children}</p>
      <div className="row">
        <Button variant="primary" onClick={retry}>
          Try again
        </Button>
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </div>
    </div>
  </>
);

/** Keeps a fault inside its screen: the frame with its links and the way to help stays. */
class Boundary extends Component<{ readonly children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown') };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <Failure retry={() => this.setState({ error: undefined }, focusHeading)}>
        {textForPeople(this.state.error)} We’ve kept what you wrote.
      </Failure>
    );
  }
}

/** The present screen. The frame puts it into <main id="main" tabIndex={-1}>. */
export function Screen() {
  const present = use(ScreenContext);
  if (!present) return null;
  const { path, found, failure, retry } = present;
  if (failure !== undefined) {
    return <Failure retry={retry}>Part of this page did not arrive. Check your connection, then try again.</Failure>;
  }
  const Present = screenOf(found.page)?.Screen;
  // A new address of the same kind (another profile) starts with fresh state; a new query does not.
  return <Boundary key={path}>{Present && <Present params={found.params} />}</Boundary>;
}
