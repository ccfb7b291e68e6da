import { BadgeCheck, CalendarClock } from 'lucide-react';
import { counted, inFigures, plural } from '#platform/contract/counted.ts';
import { Glossary } from '#platform/web/preferences/glossary.tsx';
import { Readable } from '#platform/web/speech/readable.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { Resource } from '../contract.ts';
import { words } from '../pure/words.ts';
import { useResource } from './data.ts';
import { libraryHref } from './library-filters.ts';
import { ResourceActions } from './resource-actions.tsx';
import { useChosen } from './take-away.ts';
import { checkText, formatsText, isCheckDue } from './words.ts';

const mostTags = 4;

/** RESOURCES-13 */
function Tags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const more = tags.length - mostTags;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="tags" role="list" aria-label="Tags">
      {tags.slice(0, mostTags).map((tag) => (
        <li key={tag}>
          <Link href={libraryHref({ tab: 'all', tag })}>#{tag}</Link>
        </li>
      ))}
      {more > 0 && (
        <li className="soft small resource-more">
          +{more}
          <span className="vh"> more {plural(more, 'tag')}</span>
        </li>
      )}
    </ul>
  );
}

/** RESOURCES-12 */
export function CheckChip({ resource }: { readonly resource: Resource }) {
  if (resource.isVerified)
    return (
      <Chip tone="ok" icon={BadgeCheck}>
        Verified
      </Chip>
    );
  return isCheckDue(resource) ? (
    <Chip tone="warn" icon={CalendarClock}>
      Check is due
    </Chip>
  ) : null;
}

/** RESOURCES-11 to 15 */
export function ResourceCard({ id }: { readonly id: number }) {
  const resource = useResource(id);
  const [isChosen, choose] = useChosen(id);
  if (!resource) return null;
  const { title, description, category, resourceType, tags, helpful, viewCount } = resource;
  return (
    <li className="resource" id={`resource-${id}`}>
      <p className="row resource-top">
        <CheckChip resource={resource} />
        <Chip>{words.category(category)}</Chip>
        <span className="soft small">{resourceType}</span>
      </p>
      <h3>
        <Link href={`/resources/${id}`}>{title}</Link>
      </h3>
      <Readable what={`the description of ${title}`}>
        <p className="resource-text">
          <Glossary text={description} />
        </p>
      </Readable>
      <Tags tags={tags} />
      <p className="soft small resource-facts">
        <span>{checkText(resource)}</span>
        {formatsText(resource) && <span>{formatsText(resource)}</span>}
      </p>
      <ResourceActions resource={resource} />
      <div className="resource-foot">
        <Checkbox
          label={
            <>
              Take away<span className="vh"> {title}</span>
            </>
          }
          checked={isChosen}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        <p className="soft small resource-facts num">
          <span>{helpful === 0 ? 'No votes yet' : `${inFigures(helpful)} found it helpful`}</span>
          <span>{counted(viewCount, 'view')}</span>
        </p>
      </div>
    </li>
  );
}
