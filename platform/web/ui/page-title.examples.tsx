import { Heart, MessageSquare } from 'lucide-react';
import type { Examples } from '../gallery/examples.ts';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Facts } from './facts.tsx';
import { Link } from './link.tsx';
import { Section } from './section.tsx';

// PageTitle itself heads this page; a second h1 would be wrong.
export const examples: Examples = [
  {
    title: 'Section: a heading under its lintel',
    render: () => (
      <Section
        title="Your settings file"
        level={4}
        region={false}
        action={<Link href="/accessibility">Change</Link>}
        intro="Take your settings with you, or bring them from another account."
      >
        <Facts
          items={[
            { label: 'Text size', value: 'Large' },
            { label: 'Contrast', value: 'High' },
            { label: 'Own styles (CSS)', value: 'None' },
          ]}
        />
      </Section>
    ),
  },
  {
    title: 'Section for a side column',
    render: () => (
      <Section title="Next event" level={4} side region={false}>
        <p>
          <Link href="/events/1">
            <strong>Auslan coffee morning</strong>
          </Link>
        </p>
        <p className="soft small">Saturday 28 November, 10 am. Footscray Library, level entry.</p>
      </Section>
    ),
  },
  {
    title: 'Card: one thing someone made',
    render: () => (
      <Card as="article">
        <div className="row">
          <Avatar name="Graham Oakes" />
          <div>
            <h4>Graham Oakes</h4>
            <p className="soft small">Ballarat, Vic · 2 hours ago · Everyone</p>
          </div>
        </div>
        <p className="prose" style={{ marginBlock: '1rem' }}>
          First print off the press since my stroke. One hand, one press and one very patient studio assistant.
        </p>
        <div className="acts">
          <Button variant="quiet" icon={Heart}>
            Like 48
          </Button>
          <Button variant="quiet" icon={MessageSquare}>
            Comment 11
          </Button>
        </div>
      </Card>
    ),
  },
];
