import type { ReactNode } from 'react';
import { Link } from './link.tsx';

export type Crumb = { label: string; href: string };

/** The only h1 of a page. The router moves focus here after a change of page, hence the tab index. */
export const PageTitle = ({
  title,
  lead,
  crumbs,
  actions,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  /** The way here, without the page itself. */
  crumbs?: readonly Crumb[] | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}) => (
  <div className="page-head">
    {crumbs && crumbs.length > 0 && (
      <nav className="crumbs" aria-label="You are here">
        <ol className="plain-list">
          {crumbs.map((crumb) => (
            <li key={crumb.href}>
              <Link href={crumb.href}>{crumb.label}</Link>
            </li>
          ))}
          <li>
            <span aria-current="page">{title}</span>
          </li>
        </ol>
      </nav>
    )}
    <div className="page-head-line">
      <h1 id="page-title" tabIndex={-1}>
        {title}
      </h1>
      {actions && <div className="row page-head-actions">{actions}</div>}
    </div>
    {lead && <p className="lead">{lead}</p>}
    {children}
  </div>
);
