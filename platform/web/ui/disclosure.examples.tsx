import { AlignLeft } from 'lucide-react';
import type { Examples } from '../gallery/examples.ts';
import { Disclosure } from './disclosure.tsx';

export const examples: Examples = [
  {
    title: 'Folded questions',
    render: () => (
      <div>
        <Disclosure summary="Can I come with a support worker?" open>
          <p>Yes. Support workers come in free and need no ticket.</p>
        </Disclosure>
        <Disclosure summary="Is there a quiet room, and can I book it before the day?">
          <p>There is one behind the counter.</p>
        </Disclosure>
      </div>
    ),
  },
  {
    title: 'Boxed, under a picture',
    render: () => (
      <Disclosure summary="Picture description" icon={AlignLeft} boxed open>
        <p className="small">
          Linocut print in dark green, cream and gold. A silver banksia leans towards an open, arched back door.
        </p>
      </Disclosure>
    ),
  },
];
