import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { audienceWords, tagsIn } from '#areas/posts/web/public.ts';
import {
  askForDescription,
  CheckBeforePublishing,
  DraftNotices,
  DraftStatus,
  Editor,
  HearIt,
  plainText,
  selectInEditor,
  type UsedDraft,
  uploadImage,
  writingLimits,
} from '#areas/writing/web/public.ts';
import { announce } from '#platform/web/announce.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Blog } from '../../contract.ts';
import { type BlogExtra, writeExtra } from '../../pure/blog-extra.ts';
import { localMoment } from '../words.ts';
import { type BlogErrors, type BlogField, extraOf } from './check-blog.ts';
import { CoverField } from './cover-field.tsx';
import { EasyField } from './easy-field.tsx';
import { Preview } from './preview.tsx';
import { SeriesField } from './series-field.tsx';
import { type Publishing, usePublishing } from './use-publishing.ts';

const idOf = (field: BlogField) => `blog-${field}`;

interface Props {
  readonly draft: UsedDraft;
  /** The blog that is edited; missing: a new one. */
  readonly blog?: Blog | undefined;
}

/** Everything about a blog that its author writes. It saves itself; nothing is public until it is published. */
export function BlogForm({ draft, blog }: Props) {
  const publishing = usePublishing(draft);
  const [preview, setPreview] = useState(false);
  const { content } = draft;
  const { errors, trouble, attempt } = publishing;
  const summary = [
    ...(Object.entries(errors) as [BlogField, string][]).map(([field, message]) => ({ field: idOf(field), message })),
    ...(trouble ? [{ message: trouble }] : []),
  ];
  return (
    <>
      <ErrorSummary errors={summary} attempt={attempt} />
      <div className="stack">
        <DraftNotices draft={draft} />
        {publishing.conflict && blog && <Changed draft={draft} blog={blog} />}
        <div className="row push">
          <DraftStatus draft={draft} />
          <Button
            pressed={preview}
            onClick={() => {
              setPreview(!preview);
              announce(preview ? 'Back to writing' : 'Preview');
            }}
          >
            {preview ? 'Back to writing' : 'Preview'}
          </Button>
        </div>
      </div>
      {preview && <Preview content={content} />}
      <div className="duo write-desk" hidden={preview}>
        <Fields draft={draft} blog={blog} errors={errors} />
        <div className="stick stack">
          <CheckBeforePublishing
            document={content.document}
            onApply={draft.setContent}
            onGoTo={(spot) => selectInEditor(idOf('document'), spot)}
            askForDescription={askForDescription}
            held={errors.document !== undefined && attempt > 0}
          />
          <HearIt heard={{ document: content.document }} />
        </div>
      </div>
      <PublishPart draft={draft} blog={blog} publishing={publishing} />
    </>
  );
}

interface FieldsProps extends Props {
  readonly errors: BlogErrors;
}

function Fields({ draft, blog, errors }: FieldsProps) {
  const { content, setContent } = draft;
  const extra = extraOf(content);
  const setExtra = (change: Partial<BlogExtra>) =>
    setContent({ extra: writeExtra({ ...extraOf(draft.getState().content), ...change }) });
  return (
    <div className="stack">
      <TextField
        id={idOf('title')}
        label="Title"
        maxLength={writingLimits.title}
        autoComplete="off"
        error={errors.title}
        value={content.title}
        onChange={(event) => setContent({ title: event.currentTarget.value })}
      />
      <Editor
        id={idOf('document')}
        label="Your blog"
        value={content.document}
        onChange={(document) => setContent({ document })}
        uploadImage={uploadImage}
        askForDescription={askForDescription}
        error={errors.document}
      />
      <CoverField id={idOf('cover')} extra={extra} error={errors.cover} onChange={setExtra} />
      <Tags value={content.tags} error={errors.tags} onChange={(tags) => setContent({ tags })} />
      <TextField
        label="Content warning"
        optional
        hint="What your blog mentions, in a few words. Readers see the warning before they open it."
        maxLength={writingLimits.contentWarning}
        autoComplete="off"
        value={content.contentWarning}
        onChange={(event) => setContent({ contentWarning: event.currentTarget.value })}
      />
      <EasyField
        id={idOf('easy')}
        value={extra.easy}
        error={errors.easy}
        published={blog?.easyContent}
        field={`blog:${blog?.id ?? 'new'}`}
        source={() => plainText(content.document, { hideQuotes: true })}
        fits={extra.easyFits}
        onChange={(easy) => setExtra({ easy })}
        onFits={(easyFits) => setExtra({ easyFits })}
      />
      <SeriesField
        id={idOf('series')}
        value={extra.series}
        error={errors.series}
        onChange={(series) => setExtra({ series })}
      />
      <Select
        label="Who can read this?"
        value={extra.audience}
        onChange={(event) => setExtra({ audience: event.currentTarget.value as BlogExtra['audience'] })}
        options={[
          { value: 'everyone', label: 'Everyone, including guests' },
          { value: 'members', label: 'Members' },
          { value: 'followers', label: 'Members who follow you' },
          { value: 'me', label: audienceWords.me },
        ]}
      />
    </div>
  );
}

interface TagsProps {
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (tags: string[]) => void;
}

/** What is typed stays as typed; the draft has the tags in it. */
function Tags({ value, error, onChange }: TagsProps) {
  const [raw, setRaw] = useState(value.join(', '));
  // Another text has taken the draft's place.
  if (tagsIn(raw).join() !== value.join()) setRaw(value.join(', '));
  return (
    <TextField
      id={idOf('tags')}
      label="Tags"
      optional
      hint="Separate with commas: public transport, melbourne"
      autoComplete="off"
      error={error}
      value={raw}
      onChange={(event) => {
        setRaw(event.currentTarget.value);
        onChange(tagsIn(event.currentTarget.value));
      }}
    />
  );
}

/** Somebody, or another tab, has published changes since this text was begun. */
function Changed({ draft, blog }: { readonly draft: UsedDraft; readonly blog: Blog }) {
  return (
    <Notice
      tone="warn"
      title="This blog was changed somewhere else"
      action={
        <Button
          onClick={() => {
            const { content } = draft.getState();
            draft.setContent({ extra: writeExtra({ ...extraOf(content), version: blog.version }) });
            announce('Your text will replace the published one.');
          }}
        >
          Replace it with this text
        </Button>
      }
    >
      <p>
        <a href={blog.path} target="_blank" rel="noopener">
          Look at the published text (opens a new tab)
        </a>{' '}
        first. Its history keeps every version.
      </p>
    </Notice>
  );
}

function PublishPart({ draft, blog, publishing }: Props & { readonly publishing: Publishing }) {
  const [later, setLater] = useState(false);
  const [moment, setMoment] = useState(() => (draft.publishAt ? localMoment(draft.publishAt) : ''));
  const { busy, errors } = publishing;
  return (
    <Section title={blog ? 'Publish your changes' : 'Publish'}>
      <div className="stack">
        {draft.publishAt && (
          <Notice
            title="This blog is scheduled"
            icon={CalendarClock}
            action={<Button onClick={publishing.unschedule}>Unschedule</Button>}
          >
            <p>
              It will be published automatically: <Time value={draft.publishAt} look="absolute" />.
            </p>
          </Notice>
        )}
        <div className="row">
          <Button
            variant="primary"
            size="l"
            pending={busy === 'publish'}
            pendingText="Publishing…"
            onClick={publishing.publish}
          >
            {blog ? 'Publish the changes' : 'Publish now'}
          </Button>
          {!blog && (
            <Button aria-expanded={later} onClick={() => setLater(!later)}>
              Publish later
            </Button>
          )}
        </div>
        {later && !blog && (
          <form
            className="stack write-later"
            noValidate
            aria-label="Publish later"
            onSubmit={(event) => {
              event.preventDefault();
              publishing.schedule(moment);
            }}
          >
            <TextField
              id={idOf('publishAt')}
              type="datetime-local"
              label="Day and time"
              hint="In this device’s time zone. It will be published within a minute of this time."
              error={errors.publishAt}
              value={moment}
              onChange={(event) => setMoment(event.currentTarget.value)}
            />
            <div>
              <Button type="submit" pending={busy === 'schedule'} pendingText="Scheduling…">
                Set this time
              </Button>
            </div>
          </form>
        )}
      </div>
    </Section>
  );
}
