import { ArrowRight, Bookmark, Check, Heart, PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Examples } from '../gallery/examples.ts';
import { Button, ButtonLink } from './button.tsx';

const Like = () => {
  const [liked, setLiked] = useState(true);
  return (
    <Button icon={Heart} pressed={liked} onClick={() => setLiked(!liked)}>
      {liked ? 'Liked' : 'Like'} <span className="num">{liked ? 48 : 47}</span>
    </Button>
  );
};

const Save = () => {
  const [pending, setPending] = useState(false);
  return (
    <Button
      variant="primary"
      pending={pending}
      pendingText="Saving…"
      onClick={() => {
        setPending(true);
        setTimeout(() => setPending(false), 3000);
      }}
    >
      Save changes
    </Button>
  );
};

export const examples: Examples = [
  {
    title: 'Four kinds: one filled button per view',
    render: () => (
      <div className="row">
        <Button variant="primary" icon={PenLine}>
          Write a post
        </Button>
        <Button>Not now</Button>
        <Button variant="quiet">Skip this question</Button>
        <Button variant="danger" icon={Trash2}>
          Delete account
        </Button>
      </div>
    ),
  },
  {
    title: 'Large, for the one main action',
    render: () => (
      <div className="row">
        <Button variant="primary" size="l">
          Start Quick Setup
        </Button>
        <Button size="l" iconEnd={ArrowRight}>
          Next: Colour and contrast
        </Button>
      </div>
    ),
  },
  {
    title: 'Pressed: tint, double edge and another word',
    render: () => (
      <div className="row">
        <Like />
        <Button icon={Bookmark} pressed={false}>
          Save
        </Button>
        <Button variant="quiet" icon={Check} pressed>
          Saved
        </Button>
      </div>
    ),
  },
  {
    title: 'Pending and not available',
    render: () => (
      <div className="row">
        <Save />
        <Button pending pendingText="Sending report…">
          Send
        </Button>
        <Button disabled>Not available</Button>
      </div>
    ),
  },
  {
    title: 'Long words wrap, full width',
    render: () => (
      <div className="stack">
        <Button variant="primary" wide>
          Share this with everyone in the Chronic Pain, Western Melbourne support group
        </Button>
        <ButtonLink href="/events" wide>
          A link that looks like a button
        </ButtonLink>
      </div>
    ),
  },
];
