import { type ComponentProps, useEffect, useState } from 'react';
import { focusHeading } from '#platform/web/router/arrive.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';

/** What stood in this place had the focus on its heading, while it loaded: the heading that follows takes it over. */
export function useHeadingFocus(): void {
  const [held] = useState(() => document.activeElement?.id === 'page-title');
  useEffect(() => {
    if (held) focusHeading();
  }, [held]);
}

export function Title(props: ComponentProps<typeof PageTitle>) {
  useHeadingFocus();
  return <PageTitle {...props} />;
}
