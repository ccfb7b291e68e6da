import type { ReactNode } from 'react';

/** Words for screen readers only. Use sparingly: what helps one reader usually helps all. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className="vh">{children}</span>;
