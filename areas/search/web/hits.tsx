import { Time } from '#platform/web/time/time.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { cx } from '#platform/web/ui/cx.ts';
import { Link } from '#platform/web/ui/link.tsx';
import type { Hit } from '../contract.ts';

export const hitId = (kind: string, { id }: Pick<Hit, 'id'>): string => `hit-${kind}-${id}`;

/** Something that was found; a warning stands in place of the words it warns of. */
export function FoundHit({ hit, kind }: { readonly hit: Hit; readonly kind: string }) {
  const { href, title, text, warning, facts, at, avatar } = hit;
  return (
    <li className={cx('hit', avatar && 'hit-person')} id={hitId(kind, hit)}>
      {avatar && <Avatar name={title} src={avatar} />}
      <div>
        <h3>
          <Link href={href}>{title}</Link>
        </h3>
        {warning && (
          <p>
            <strong>Content warning:</strong> {warning}
          </p>
        )}
        {text && <p className="hit-text">{text}</p>}
        <p className="soft small hit-facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {at && <Time value={at} />}
        </p>
      </div>
    </li>
  );
}
