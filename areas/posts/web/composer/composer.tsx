import { ChartBar, ChevronDown, Image, Mic, Smile, Video } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { emptyPoll, loadPollFields } from '#areas/polls/web/public.ts';
import { announce } from '#platform/web/announce.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import type { SessionMember } from '#platform/web/session.ts';
import { composerLinks } from '#platform/web/sharing.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { TextBox } from '#platform/web/ui/text-box.tsx';
import { firstName } from '../words.ts';
import { emptyDraft, isBlank } from './draft.ts';
import { PostButton } from './post-button.tsx';
import { textId, useTakeOver } from './take-over.ts';
import { useComposer } from './use-composer.ts';
import { accept } from './use-uploads.ts';

const MoreOptions = lazy(async () => ({ default: (await import('./more-options.tsx')).MoreOptions }));
const MediaList = lazy(async () => ({ default: (await import('./media-list.tsx')).MediaList }));
const FeelingDialog = lazy(async () => ({ default: (await import('./feeling-dialog.tsx')).FeelingDialog }));
const RecordClip = lazy(async () => ({ default: (await import('../media/record-clip.tsx')).RecordClip }));
const RecordSound = lazy(async () => ({ default: (await import('../media/record-sound.tsx')).RecordSound }));
const PollFields = lazy(async () => ({ default: await loadPollFields() }));
const FeelingLine = lazy(async () => ({ default: (await import('./feeling-dialog.tsx')).FeelingLine }));

/** FEED-09 to FEED-18: writes a post. The heavy parts are fetched when they are first wanted. */
export function Composer({ member }: { readonly member: SessionMember }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const [dialog, setDialog] = useState<'feeling' | 'clip' | 'sound' | null>(null);
  const composer = useComposer(() => text.current?.focus());
  const { form, uploads, addFiles } = composer;
  const { values } = form;
  const optional = [values.title, values.tags, values.contentWarning, values.easyContent].some((each) => each !== '');
  const [more, setMore] = useState(optional || values.audience !== emptyDraft.audience);
  const error = form.errors.content;
  useTakeOver(values.content, (content) => form.setValues({ content }));
  const [freshPoll, setFreshPoll] = useState(false);
  const close = () => setDialog(null);
  return (
    <form
      className="sheet composer"
      aria-label="New post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        composer.submit();
      }}
    >
      <label className="vh" htmlFor={textId}>
        Write a post
      </label>
      {error && <FieldError id={`${textId}-error`}>{error}</FieldError>}
      <TextBox
        what="your post"
        ref={text}
        id={textId}
        rows={2}
        className="input composer-text"
        placeholder={`What's happening, ${firstName(member.displayName)}?`}
        value={values.content}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${textId}-error` : undefined}
        onChange={(event) => form.setValues({ content: event.target.value })}
      />
      <Suspense fallback={null}>
        {values.feeling && <FeelingLine code={values.feeling} onRemove={() => form.setValues({ feeling: '' })} />}
        {(values.media.length > 0 || uploads.uploads.length > 0) && <MediaList composer={composer} />}
        {values.poll && (
          <PollFields
            poll={values.poll}
            tried={form.errors.poll !== undefined}
            focusFirst={freshPoll}
            onChange={(poll) => form.setValues({ poll })}
            onRemove={() => {
              const restore = rememberFocus();
              form.setValues({ poll: null });
              announce('Poll removed');
              setTimeout(restore, 50);
            }}
          />
        )}
        {more && <MoreOptions form={form} />}
      </Suspense>
      <div className="composer-acts">
        <FileButton quiet icon={Image} accept={accept} multiple onFiles={addFiles}>
          Photo/video
        </FileButton>
        {composerLinks.now().map(({ label, path, icon }) => (
          <Button key={path} variant="quiet" icon={icon} onClick={() => navigate(path)}>
            {label}
          </Button>
        ))}
        <Button variant="quiet" icon={Video} onClick={() => composer.hasRoom() && setDialog('clip')}>
          Record a clip
        </Button>
        <Button variant="quiet" icon={Mic} onClick={() => composer.hasRoom() && setDialog('sound')}>
          Record audio
        </Button>
        <Button
          variant="quiet"
          icon={ChartBar}
          onClick={() => {
            setFreshPoll(true);
            if (values.poll) document.querySelector<HTMLElement>('.poll-fields input')?.focus();
            else form.setValues({ poll: emptyPoll });
          }}
        >
          Poll
        </Button>
        <Button variant="quiet" icon={Smile} onClick={() => setDialog('feeling')}>
          Feeling/activity
        </Button>
        <Button variant="quiet" iconEnd={ChevronDown} aria-expanded={more} onClick={() => setMore(!more)}>
          More options
        </Button>
        <PostButton
          pending={form.submitting}
          disabled={composer.obstacle !== undefined}
          reason={isBlank(values.content) ? undefined : composer.obstacle}
        />
      </div>
      <Suspense fallback={null}>
        {dialog === 'feeling' && (
          <FeelingDialog
            value={values.feeling}
            onClose={close}
            onChoose={(feeling) => {
              form.setValues({ feeling });
              close();
            }}
          />
        )}
        {dialog === 'clip' && (
          <RecordClip
            onClose={close}
            onUse={(media) => {
              composer.add(media, '');
              announce('The clip is now part of your post.');
              close();
            }}
          />
        )}
        {dialog === 'sound' && (
          <RecordSound
            onClose={close}
            onUse={(media, words) => {
              composer.add(media, words);
              announce('The audio note is now part of your post.');
              close();
            }}
          />
        )}
      </Suspense>
    </form>
  );
}
