import type { ReactNode } from 'react';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { WelcomeScene } from '#platform/web/ui/scenes.tsx';
import './account.css';

/** The frame of all pages around signing in: words and form beside the picture. */
export function EnterPage({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="enter">
      <div className="enter-words">
        <PageTitle title={title} lead={lead} />
        {children}
      </div>
      <div className="enter-art" data-part="decoration">
        <WelcomeScene />
      </div>
    </div>
  );
}
