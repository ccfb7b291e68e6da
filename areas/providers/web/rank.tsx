import { ListOrdered } from 'lucide-react';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import type { Sort } from '../pure/options.ts';

const steps: Readonly<Record<Sort, readonly string[]>> = {
  rating: [
    'The highest average rating comes first, as each provider shows it.',
    'If two are equal, the one with more reviews comes first, then the one whose name is earlier in the alphabet.',
    'Providers without reviews come last. Having none is not a bad sign.',
  ],
  reviews: [
    'The provider with the most reviews comes first.',
    'If two are equal, the higher average comes first, then the name that is earlier in the alphabet.',
  ],
  distance: [
    'The nearest provider comes first, measured in a straight line from the middle of the place you chose.',
    'If two are equally far away, the name that is earlier in the alphabet comes first.',
    'Providers without a known place come last.',
  ],
  name: ['Names in alphabetical order.'],
};

/** C-48: the order is made of what is shown, and nothing else. */
export const Rank = ({ sort }: { readonly sort: Sort }) => (
  <Disclosure summary="How this order is made" icon={ListOrdered} boxed>
    <div className="provider-rank">
      <ol>
        {steps[sort].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div>
        <p>
          <strong>What never counts</strong>
        </p>
        <ul>
          <li>Money: “Premium” is paid for and moves no one up</li>
          <li>How much a provider posts</li>
          <li>Anything about you or your plan</li>
        </ul>
      </div>
    </div>
  </Disclosure>
);
