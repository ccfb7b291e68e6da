import type { Examples } from '../gallery/examples.ts';
import { Link } from './link.tsx';
import { LinkTabs, Tabs } from './tabs.tsx';

export const examples: Examples = [
  {
    title: 'Tabs that change at once',
    render: () => (
      <Tabs
        label="Games"
        tabs={[
          { id: 'play', label: 'Play Games', panel: <p>Three friends are at a board now.</p> },
          { id: 'browse', label: 'Browse Games', panel: <p>Eleven games, all with a keyboard.</p> },
          { id: 'board', label: 'Leaderboard', panel: <p>No one has won yet this week.</p> },
        ]}
      />
    ),
  },
  {
    title: 'Tabs that wait for Enter',
    render: () => (
      <Tabs
        label="Your things"
        manual
        tabs={[
          { id: 'saved', label: 'Saved', panel: <p>Four posts.</p> },
          {
            id: 'drafts',
            label: 'Drafts',
            panel: (
              <p>
                Two drafts. <Link href="/create">Write another</Link>
              </p>
            ),
          },
        ]}
      />
    ),
  },
  {
    title: 'Pages that look like tabs',
    render: () => (
      <LinkTabs
        label="Profile"
        links={[
          { href: '/profile', label: 'Posts', current: true },
          { href: '/profile/blogs', label: 'Blogs' },
          { href: '/profile/discussions', label: 'Discussions' },
          { href: '/profile/about', label: 'About' },
        ]}
      />
    ),
  },
];
