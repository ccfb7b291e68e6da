import type { Examples } from '../gallery/examples.ts';
import { ClosedDoor, OpenDoor } from './drawings.tsx';
import { AjarDoor, Colonnade, EmptyMailbox } from './more-drawings.tsx';
import { NotFoundScene, WelcomeScene } from './scenes.tsx';
import { Wordmark } from './wordmark.tsx';

export const examples: Examples = [
  {
    title: 'Doors and other small drawings',
    render: () => (
      <div className="row">
        <OpenDoor />
        <ClosedDoor />
        <AjarDoor />
        <Colonnade />
        <EmptyMailbox />
      </div>
    ),
  },
  { title: 'Wordmark', render: () => <Wordmark /> },
  { title: 'Page not found', render: () => <NotFoundScene /> },
  { title: 'Welcome', render: () => <WelcomeScene /> },
];
