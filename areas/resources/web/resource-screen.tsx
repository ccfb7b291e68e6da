import { Flag, Link2 } from 'lucide-react';
import { counted, inFigures } from '#platform/contract/counted.ts';
import { mayHere } from '#platform/web/acting.ts';
import { Glossary } from '#platform/web/preferences/glossary.tsx';
import { openReport } from '#platform/web/report/open-report.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { useSession } from '#platform/web/session.ts';
import { Readable } from '#platform/web/speech/readable.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip, TagList } from '#platform/web/ui/chip.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ResourceDetail } from '../contract.ts';
import { words } from '../pure/words.ts';
import { FormatSection, PreferredFormat } from './format-section.tsx';
import { libraryHref } from './library-filters.ts';
import { ModeratorSection } from './moderator-section.tsx';
import { ProblemSection } from './problem-section.tsx';
import { ResourceActions } from './resource-actions.tsx';
import { CheckChip } from './resource-card.tsx';
import { libraryCrumbs, WithResource } from './with-resource.tsx';
import { capital, checkText, dayOf, fileText } from './words.ts';

const stateTexts = {
  pending: 'It’s waiting for a moderator. Only you and moderators can see it.',
  returned: 'It was returned with a reason. Only you and moderators can see it.',
  declined: 'It was declined. Only you and moderators see it.',
} as const;

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    toast({ title: 'Link copied' });
  } catch {
    toast({ title: 'Couldn’t copy the link', description: 'Copy it from the address line.', variant: 'destructive' });
  }
}

const factsOf = (resource: ResourceDetail) => [
  { label: 'Check', value: checkText(resource) },
  ...(resource.isVerified && resource.reviewBy
    ? [{ label: 'Next check by', value: words.day(resource.reviewBy) }]
    : []),
  { label: 'Kind', value: capital(resource.resourceType) },
  { label: 'Where it holds', value: resource.states.map(words.state).join(', ') },
  {
    label: 'Formats',
    value: resource.formats.map(words.format).join(', ') || 'Not said',
  },
  ...(resource.language ? [{ label: 'Language', value: resource.language }] : []),
  ...(resource.file ? [{ label: 'File', value: fileText(resource.file) }] : []),
  ...(resource.submittedBy
    ? [
        {
          label: 'Sent by',
          value: <Link href={`/profile/${resource.submittedBy.id}`}>{resource.submittedBy.displayName}</Link>,
        },
      ]
    : []),
  { label: 'In the library since', value: dayOf(resource.createdAt) },
  { label: 'Found it helpful', value: counted(resource.helpful, 'member') },
  { label: 'Views', value: inFigures(resource.viewCount) },
];

function Detail({ resource }: { readonly resource: ResourceDetail }) {
  const { member } = useSession();
  const { id, title, description, category, tags, status, reason, externalUrl, submittedBy, mine } = resource;
  const moderates = member?.roles.some((role) => role === 'moderator' || role === 'admin') === true;
  const isPublished = status === 'published';
  useTitle(title);
  return (
    <article className="resource-page" aria-labelledby="page-title">
      <PageTitle title={title} crumbs={libraryCrumbs}>
        <p className="row">
          <CheckChip resource={resource} />
          <Chip>{words.category(category)}</Chip>
        </p>
      </PageTitle>
      {!isPublished && (
        <Notice
          tone="info"
          title={stateTexts[status]}
          action={
            mine &&
            status !== 'declined' &&
            mayHere('editResource') && <ButtonLink href={`/resources/${id}/edit`}>Change it</ButtonLink>
          }
        >
          {reason}
        </Notice>
      )}
      {isPublished && <PreferredFormat resource={resource} />}
      <div className="stack">
        <Readable what="the description">
          <p className="lead resource-text">
            <Glossary text={description} />
          </p>
        </Readable>
      </div>
      {externalUrl && <p className="soft small resource-text">Leads to {externalUrl}</p>}
      {isPublished && <ResourceActions resource={resource} primary />}
      {tags.length > 0 && (
        <TagList tags={tags.map((tag) => ({ label: tag, href: libraryHref({ tab: 'all', tag }) }))} />
      )}
      <Facts items={factsOf(resource)} />
      {isPublished && (
        <>
          <FormatSection resource={resource} />
          {mayHere('reportResourceProblem') && <ProblemSection resource={resource} />}
          <div className="row">
            <Button variant="quiet" icon={Link2} onClick={() => void copyLink()}>
              Copy the link to this page
            </Button>
            {member && submittedBy && !mine && (
              <Button
                variant="quiet"
                icon={Flag}
                data-safety=""
                onClick={() =>
                  openReport({
                    contentType: 'resource',
                    contentId: id,
                    reportedUserId: submittedBy.id,
                    reportedName: submittedBy.displayName,
                    subject: `The resource “${title}”`,
                  })
                }
              >
                Report to moderators
              </Button>
            )}
          </div>
        </>
      )}
      {moderates && mayHere('editResource') && <ModeratorSection resource={resource} />}
    </article>
  );
}

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return <WithResource id={params.id}>{(resource) => <Detail resource={resource} />}</WithResource>;
}
