import type { Examples } from '../gallery/examples.ts';
import { Button } from './button.tsx';
import { RecentMessages } from './recent-messages.tsx';
import { toast } from './toast.ts';

export const examples: Examples = [
  {
    title: 'Messages: five seconds, errors until dismissed',
    render: () => (
      <div className="row">
        <Button
          onClick={() => toast({ title: 'Post created', description: 'Your post has been shared with the community.' })}
        >
          Good news
        </Button>
        <Button
          onClick={() =>
            toast({
              title: 'Post deleted',
              action: { label: 'Undo', onAction: () => toast({ title: 'Post brought back' }) },
            })
          }
        >
          With Undo
        </Button>
        <Button
          onClick={() =>
            toast({ title: 'Failed to submit report', description: 'Please try again later.', variant: 'destructive' })
          }
        >
          An error
        </Button>
      </div>
    ),
  },
  { title: 'Recent messages', render: () => <RecentMessages /> },
];
