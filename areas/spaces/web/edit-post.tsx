import { useEffect, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Space, SpacePost } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { readPost, useEditPost } from './data.ts';

interface Props {
  readonly space: Space;
  readonly post: SpacePost;
  readonly onClose: () => void;
}

export function EditPost({ space, post, onClose }: Props) {
  const edit = useEditPost();
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  const close = () => {
    onClose();
    document.getElementById(`space-post-${post.id}`)?.focus();
  };
  const form = useForm({
    initial: { content: post.content, contentWarning: post.contentWarning },
    version: post.version,
    validate: ({ content }) => (content.trim() ? undefined : { content: 'Write something first.' }),
    submit: async ({ content, contentWarning }, { version }) => {
      const at = { id: space.id, postId: post.id, version };
      await edit.mutateAsync({ ...at, content, contentWarning: contentWarning.trim() });
      announce('Saved');
      close();
    },
    readCurrent: async () => {
      const { content, contentWarning, version } = await readPost(space.id, post.id);
      return { content, contentWarning, version };
    },
  });
  return (
    <form ref={box} className="stack" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextArea label="Your post" limit={limits.post} {...form.field('content')} />
      <TextField label="Content warning" optional maxLength={limits.contentWarning} {...form.field('contentWarning')} />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
          Save
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </form>
  );
}
