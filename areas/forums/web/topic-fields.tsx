import type { ReactNode } from 'react';
import {
  askForDescription,
  CheckBeforePublishing,
  DraftNotices,
  DraftStatus,
  Editor,
  HearIt,
  isEmptyDocument,
  selectInEditor,
  type UsedDraft,
  uploadImage,
} from '#areas/writing/web/public.ts';
import { apiErrorOf } from '#platform/web/client/error.ts';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { limits } from '../pure/limits.ts';
import { findMembers } from './data.ts';

export interface FieldErrors {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly forumId?: string | undefined;
  /** The server refused the text as it is: a picture in it has no description. */
  readonly held?: boolean | undefined;
}

export const textId = 'topic-words';
export const titleId = 'topic-title';

/** What must be there before a topic can be published, in words. */
export const checkTopic = ({ title, document }: UsedDraft['content']): FieldErrors => ({
  title: title.trim() ? undefined : 'Give your topic a title.',
  text: isEmptyDocument(document) ? 'Write something first.' : undefined,
});

/** What the server said of the text, so that it is shown there; undefined: the trouble was something else. */
export const textError = (error: unknown): FieldErrors | undefined => {
  const found = apiErrorOf(error)?.fieldErrors.find(({ field }) => field === 'document');
  return found && { text: found.message, held: true };
};

/** "ndis, plan manager" to a list, and back. */
export const tagsFrom = (text: string): string[] =>
  text
    .split(/[,#\n]+/)
    .map((tag) => tag.trim())
    .filter(Boolean);

interface Props {
  readonly draft: UsedDraft;
  readonly tags: string;
  readonly onTags: (tags: string) => void;
  readonly errors: FieldErrors;
  readonly before?: ReactNode;
  readonly afterTitle?: ReactNode;
  readonly children: ReactNode;
}

/** Title, text, tags and warning of a topic, with the check beside them. */
export function TopicFields({ draft, tags, onTags, errors, before, afterTitle, children }: Props) {
  const { content } = draft;
  return (
    <div className="stack">
      <DraftNotices draft={draft} />
      <div className="topic-desk">
        <div className="topic-form">
          {before}
          <TextField
            id={titleId}
            label="Title"
            hint="Say in one line what it is about."
            maxLength={limits.title}
            value={content.title}
            error={errors.title}
            onChange={(event) => draft.setContent({ title: event.currentTarget.value })}
          />
          {afterTitle}
          <Editor
            id={textId}
            label="Text"
            value={content.document}
            onChange={(document) => draft.setContent({ document })}
            uploadImage={uploadImage}
            askForDescription={askForDescription}
            findMembers={findMembers}
            error={errors.text}
          />
          <TextField
            label="Tags"
            optional
            hint="Up to 10, with commas between them."
            value={tags}
            onChange={(event) => {
              onTags(event.currentTarget.value);
              draft.setContent({
                tags: tagsFrom(event.currentTarget.value)
                  .slice(0, 10)
                  .map((tag) => tag.slice(0, 40)),
              });
            }}
          />
          <TextField
            label="Content warning"
            optional
            hint="What might be hard to read. The text stays hidden until someone opens it."
            maxLength={120}
            value={content.contentWarning}
            onChange={(event) => draft.setContent({ contentWarning: event.currentTarget.value })}
          />
          {children}
          <DraftStatus draft={draft} />
        </div>
        <div className="stack">
          <CheckBeforePublishing
            document={content.document}
            onApply={draft.setContent}
            onGoTo={(spot) => selectInEditor(textId, spot)}
            askForDescription={askForDescription}
            held={errors.held}
          />
          <HearIt heard={{ document: content.document }} />
        </div>
      </div>
    </div>
  );
}
