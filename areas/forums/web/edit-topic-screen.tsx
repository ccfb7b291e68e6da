import { useState } from 'react';
import type { WholePost } from '#areas/posts/contract.ts';
import { usePost } from '#areas/posts/web/public.ts';
import { fromPlainText, useDraft } from '#areas/writing/web/public.ts';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useErrorTitle } from '#platform/web/router/title.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { dropDraft, useEditTopic } from './data.ts';
import { topicHref } from './place.ts';
import { checkTopic, type FieldErrors, TopicFields, textError, textId, titleId } from './topic-fields.tsx';
import { TopicMissing } from './topic-screen.tsx';
import { isTopic, titleOf } from './words.ts';
import './forums.css';

/** The author changes a topic’s title, text, tags and warning. */
export function Screen({ params }: { params: { id: string } }) {
  const id = Number(params.id);
  const valid = Number.isSafeInteger(id) && id > 0 && id < 2 ** 31;
  return valid ? <Page key={id} id={id} /> : <TopicMissing />;
}

function Page({ id }: { readonly id: number }) {
  const { data: post, error, retry, refreshing } = usePost(id);
  if (statusOf(error) === 404 || (post && !(post.canEdit && isTopic(post)))) return <TopicMissing />;
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Forums', href: '/forums' },
    ...(post ? [{ label: titleOf(post), href: topicHref(id) }] : []),
  ];
  return (
    <div>
      <PageTitle
        title="Edit your topic"
        lead="The earlier version is kept, and readers can see it was edited."
        crumbs={crumbs}
      />
      {error ? (
        <ErrorState level={2} title="Couldn’t load the topic" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      ) : post ? (
        <Form post={post} />
      ) : (
        <Skeleton label="Loading the topic" />
      )}
    </div>
  );
}

function Form({ post }: { readonly post: WholePost }) {
  const edit = useEditTopic();
  const [version] = useState(post.version);
  const draft = useDraft({
    kind: 'discussion',
    targetId: post.id,
    initial: {
      title: post.title,
      document: post.document ?? fromPlainText(post.content),
      tags: [...post.tags],
      contentWarning: post.contentWarning,
    },
  });
  const { content } = draft;
  const [typed, setTyped] = useState<string>();
  const [errors, setErrors] = useState<FieldErrors>({});
  useErrorTitle(Object.values(errors).some(Boolean));
  const save = async () => {
    const found = checkTopic(content);
    setErrors(found);
    const first = found.title ? titleId : found.text ? textId : undefined;
    if (first) return document.getElementById(first)?.focus();
    try {
      await draft.flush();
      await edit.mutateAsync({
        id: post.id,
        version,
        title: content.title.trim(),
        document: content.document as never,
        tags: [...content.tags],
        contentWarning: content.contentWarning.trim(),
      });
      const kept = draft.getState().base?.id;
      draft.forget();
      void dropDraft(kept);
      navigate(topicHref(post.id), { replace: true });
      toast({ title: 'Topic saved' });
    } catch (error) {
      const wrong = textError(error);
      if (wrong) {
        setErrors(wrong);
        return document.getElementById(textId)?.focus();
      }
      failed('Couldn’t save your topic', 'Your text is still here.')(error);
    }
  };
  return (
    <TopicFields draft={draft} tags={typed ?? content.tags.join(', ')} onTags={setTyped} errors={errors}>
      <div className="row">
        <Button variant="primary" pending={edit.pending} pendingText="Saving…" onClick={() => void save()}>
          Save topic
        </Button>
        <ButtonLink href={topicHref(post.id)}>Cancel</ButtonLink>
      </div>
    </TopicFields>
  );
}
