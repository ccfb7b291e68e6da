import { CircleDot } from 'lucide-react';
import { counted } from '#platform/contract/counted.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { useForums } from './data.ts';

/** The categories, one below the other; the chosen one says so. */
export function Categories({ chosen }: { readonly chosen: number | undefined }) {
  const { data, error, loading, retry, refreshing } = useForums();
  return (
    <Section title="Categories">
      {loading && <Skeleton count={4} look="row" label="Loading the categories" />}
      {error && (
        <ErrorState
          title="Failed to load categories."
          onRetry={retry}
          retryLabel="Retry the categories"
          retrying={refreshing}
        >
          We couldn’t load the list of categories. You can still read the discussions.
        </ErrorState>
      )}
      {data && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list forum-cats" role="list">
          {data.map(({ id, name, description, postsCount, isActive }) => (
            <li key={id} data-here={id === chosen || undefined}>
              <h3>
                <Link
                  href={`/forums/${id}`}
                  aria-current={id === chosen ? 'page' : undefined}
                  className="plain forum-title"
                >
                  {name}
                </Link>
              </h3>
              <p className="soft small">{description}</p>
              <p className="forum-meta small">
                <span className="num">{counted(postsCount, 'post')}</span>
                {isActive && (
                  <Chip tone="ok" icon={CircleDot}>
                    Active
                  </Chip>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
