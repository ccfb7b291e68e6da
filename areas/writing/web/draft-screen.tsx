import { useId, useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Draft } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { imagesOf } from '../pure/walk.ts';
import { CheckBeforePublishing } from './check/check-before-publishing.ts';
import { askForDescription, uploadImage, useDraftById } from './data.ts';
import { DocumentView } from './document-view.tsx';
import { DraftNotices, DraftStatus } from './draft-notices.tsx';
import { Editor } from './editor.tsx';
import { HearIt } from './hear/hear-later.ts';
import { kindWords, placeOf } from './kind-words.ts';
import { selectInEditor } from './open-editors.ts';
import { useDraft } from './use-draft.ts';
import './writing.css';

/** One draft: written on, looked at as readers will see it, and checked. */
export function Screen({ params }: { params: { id: string } }) {
  const id = Number(params.id);
  const { data, error, retry, refreshing } = useDraftById(id);
  const title = data ? `${kindWords(data.kind)} draft` : 'Draft';
  useTitle(title);
  const crumbs = [{ label: 'Drafts', href: '/drafts' }];
  if (error) {
    return (
      <div className="writing-page stack">
        <PageTitle title={title} crumbs={crumbs} />
        <ErrorState level={2} title="Couldn’t open this draft" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      </div>
    );
  }
  return (
    <div className="writing-page writing-wide stack">
      <PageTitle title={title} crumbs={crumbs} />
      {data ? <OpenDraft key={id} first={data} /> : <Skeleton label="Loading your draft" />}
    </div>
  );
}

function OpenDraft({ first }: { readonly first: Draft }) {
  const draft = useDraft({ kind: first.kind, targetId: first.targetId, draftId: first.id });
  const [preview, setPreview] = useState(false);
  const textId = useId();
  const place = placeOf(first);
  const { content, phase } = draft;
  if (phase === 'loading') return <Skeleton label="Loading your draft" />;
  if (phase === 'failed') {
    return (
      <ErrorState level={2} title="Couldn’t open this draft" onRetry={() => void draft.load()}>
        {draft.problem}
      </ErrorState>
    );
  }
  const media = imagesOf(content.document).map(({ attrs: { mediaId, alt } }) => ({
    id: mediaId,
    url: `/media/${mediaId}/full`,
    smallUrl: `/media/${mediaId}/small`,
    width: 640,
    height: 480,
    alt,
  }));
  return (
    <>
      <div className="row push">
        <DraftStatus draft={draft} />
        <Button pressed={preview} onClick={() => setPreview(!preview)}>
          {preview ? 'Back to writing' : 'Preview'}
        </Button>
        <ButtonLink href={place.href} variant="primary">
          {place.label}
        </ButtonLink>
      </div>
      <DraftNotices draft={draft} />
      {preview && (
        <article className="sheet writing-preview" aria-label="Preview">
          <h2>{content.title || 'Without a title'}</h2>
          <DocumentView document={content.document} media={media} headingOffset={1} />
        </article>
      )}
      <div className="writing-desk" hidden={preview}>
        <div className="stack">
          <TextField
            label="Title"
            optional
            maxLength={limits.title}
            value={content.title}
            onChange={(event) => draft.setContent({ title: event.currentTarget.value })}
          />
          <Editor
            id={textId}
            label="Text"
            value={content.document}
            onChange={(document) => draft.setContent({ document })}
            uploadImage={uploadImage}
            askForDescription={askForDescription}
          />
        </div>
        <div className="stack">
          <CheckBeforePublishing
            document={content.document}
            onApply={draft.setContent}
            onGoTo={(spot) => selectInEditor(textId, spot)}
            askForDescription={askForDescription}
          />
          <HearIt heard={{ document: content.document }} />
        </div>
      </div>
    </>
  );
}
