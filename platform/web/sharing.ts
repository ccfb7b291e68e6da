import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { place } from './place.ts';

interface ComposerLink {
  readonly label: string;
  readonly path: string;
  readonly icon: LucideIcon;
}

/** Other ways to share something, beside the field for a new post. */
export const composerLinks = place<ComposerLink>('other ways to share');

/** What stands with a post besides its own words: that it is live now. */
export const postNotes = place<ComponentType<{ readonly postId: number }>>('notes with posts');
