import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, ButtonLink } from './button.tsx';

/** "20 of 64 shown" and a button for the next ones. Where focus goes afterwards is the caller's decision. */
export const LoadMore = ({
  shown,
  total,
  label = 'Load more',
  pending,
  onLoad,
}: {
  shown?: number | undefined;
  total?: number | undefined;
  label?: string | undefined;
  pending?: boolean | undefined;
  onLoad: () => void;
}) => (
  <div className="load-more">
    {shown !== undefined && (
      <p className="soft num">{total === undefined ? `${shown} shown` : `${shown} of ${total} shown`}</p>
    )}
    <Button description="Load more" onClick={onLoad} pending={pending} pendingText="Loading…">
      {label}
    </Button>
  </div>
);

/** Numbered pages by link. */
export const Pagination = ({
  label = 'Pages',
  page,
  pages,
  hrefFor,
}: {
  label?: string | undefined;
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
}) =>
  pages > 1 ? (
    <nav className="pages" aria-label={label}>
      {page > 1 && (
        <ButtonLink href={hrefFor(page - 1)} icon={ChevronLeft} rel="prev">
          Previous page
        </ButtonLink>
      )}
      <p className="num">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <ButtonLink href={hrefFor(page + 1)} iconEnd={ChevronRight} rel="next">
          Next page
        </ButtonLink>
      )}
    </nav>
  ) : null;
