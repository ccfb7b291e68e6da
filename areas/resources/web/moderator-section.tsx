import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Resource } from '../contract.ts';
import { Decisions } from './decisions.tsx';

export function ModeratorSection({ resource }: { readonly resource: Resource }) {
  return (
    <Section title="For moderators">
      <div className="stack">
        <Decisions resource={resource} />
        <div className="row">
          <ButtonLink href={`/resources/${resource.id}/edit`}>Put something right</ButtonLink>
          <ButtonLink href="/resources/review" variant="quiet">
            To the review page
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
