import { Drawing } from '#platform/web/ui/drawing.tsx';
import type { Category } from '../pure/categories.ts';
import { categoryIcons } from './category-icon.ts';

/** A gateway with the sign of the category over it: open, or with its doors closed for a private group. */
export function Gate({ category, closed }: { readonly category: Category; readonly closed: boolean }) {
  const Sign = categoryIcons[category];
  return (
    <span className="group-gate">
      <Drawing box={[84, 104]} size={76}>
        {closed ? (
          <>
            <path className="mid" d="M10 92V42a32 32 0 0 1 64 0v50z" />
            <path className="thin" d="M42 58v34M18 66h18v20H18zM48 66h18v20H48z" />
          </>
        ) : (
          <>
            <path className="light" d="M22 92H62L80 102H4z" />
            <path className="paper" d="M10 92V42a32 32 0 0 1 64 0v50z" />
            <path className="thin" d="M18 92V43a24 24 0 0 1 48 0v49" />
          </>
        )}
        <path d="M2 92h80" strokeWidth={4} />
        <Sign x={closed ? 28 : 25} y={closed ? 20 : 40} width={closed ? 28 : 34} height={closed ? 28 : 34} />
      </Drawing>
    </span>
  );
}
