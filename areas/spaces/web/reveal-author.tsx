import { useEffect, useId, useRef, useState } from 'react';
import { statusOf } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { SpaceAuthor } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { useReveal } from './data.ts';
import { thingOf, type WrittenInSpace } from './report.ts';

/** Moderators of the site may ask who is behind another name, where something was reported. */
export function useMayReveal(author: SpaceAuthor | undefined): boolean {
  const { member } = useSession();
  const isModerator = member?.roles.some((role) => role === 'moderator' || role === 'admin') === true;
  return isModerator && author?.person === null && !author.mine;
}

interface Props {
  readonly contentType: WrittenInSpace;
  readonly contentId: number;
  /** The name that it was written under. */
  readonly alias: string;
  readonly onClose: () => void;
}

const notReported = 'No one has reported this. You can only ask about reported content.';

export function RevealAuthor({ contentType, contentId, alias, onClose }: Props) {
  const id = useId();
  const answer = useRef<HTMLParagraphElement>(null);
  const reveal = useReveal();
  const [author, setAuthor] = useState<Awaited<ReturnType<typeof reveal.mutateAsync>>>();
  const [refused, setRefused] = useState(false);
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => (reason.trim() ? undefined : { reason: 'Write why you need to know.' }),
    submit: async ({ reason }) => {
      setRefused(false);
      try {
        setAuthor(await reveal.mutateAsync({ contentType, contentId, reason: reason.trim() }));
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
        setRefused(true);
      }
    },
  });
  // The answer takes the place of the form: the focus goes along.
  useEffect(() => {
    if (author) answer.current?.focus();
  }, [author]);
  const what = thingOf[contentType];
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={contentType === 'space_file' ? 'Who added this file?' : `Who wrote this ${what}?`}
      description={`It was ${contentType === 'space_file' ? 'added' : 'written'} as “${alias}”. Your question and its reason are kept in the audit log.`}
      dirty={!author && form.values.reason !== ''}
      footer={
        author ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button type="submit" form={id} variant="primary" pending={form.submitting} pendingText="Asking…">
              Show who it is
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </>
        )
      }
    >
      {author ? (
        <p ref={answer} tabIndex={-1}>
          “{alias}” is <Link href={`/profile/${author.id}`}>{author.displayName}</Link> (@{author.username}). Keep it to
          what you need it for.
        </p>
      ) : (
        <form id={id} className="stack" noValidate onSubmit={form.handleSubmit}>
          <FormNotices form={form} />
          <div aria-live="polite">{refused && <Notice title={notReported} />}</div>
          <TextArea
            label="Reason"
            hint="For example the number of the report, and what you will do."
            rows={3}
            limit={limits.reason}
            data-autofocus=""
            {...form.field('reason')}
          />
        </form>
      )}
    </Dialog>
  );
}
