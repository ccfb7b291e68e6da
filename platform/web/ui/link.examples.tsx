import type { Examples } from '../gallery/examples.ts';
import { Kbd } from './kbd.tsx';
import { Link } from './link.tsx';

export const examples: Examples = [
  {
    title: 'In a sentence',
    render: () => (
      <p className="prose">
        Stuck? <Link href="/resources">Write to a person</Link>, phone through the{' '}
        <Link href="https://www.accesshub.gov.au/" newTab>
          National Relay Service
        </Link>{' '}
        or press <Kbd>Alt + A</Kbd>.
      </p>
    ),
  },
  {
    title: 'Plain: a name',
    render: () => (
      <p>
        <Link href="/profile" className="plain">
          <strong>Leilani Fonoti</strong>
        </Link>{' '}
        answered you.
      </p>
    ),
  },
];
