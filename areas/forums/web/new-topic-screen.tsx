import { useState } from 'react';
import { useDraft } from '#areas/writing/web/public.ts';
import { useShownSearch } from '#platform/web/router/hooks.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useErrorTitle } from '#platform/web/router/title.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { dropDraft, useCreateTopic, useForums } from './data.ts';
import { SimilarTopics } from './similar-topics.tsx';
import { checkTopic, type FieldErrors, TopicFields, textError, textId, titleId } from './topic-fields.tsx';
import { withoutName } from './words.ts';
import './forums.css';

const categoryId = 'topic-category';

/** A new discussion or question. */
export function Screen() {
  const { data: forums } = useForums();
  const query = new URLSearchParams(useShownSearch());
  const asked = Number(query.get('category')) || 0;
  const draftId = Number(query.get('draft')) || undefined;
  const create = useCreateTopic();
  const draft = useDraft({ kind: 'discussion', draftId, initial: { extra: { forumId: asked } } });
  const { content } = draft;
  const { extra } = content;
  const [typed, setTyped] = useState<string>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const hasErrors = Object.values(errors).some(Boolean);
  useErrorTitle(hasErrors);
  const forumId = Number(extra.forumId ?? 0);
  const forum = forums?.find(({ id }) => id === forumId);
  const mayHide = forum?.mayHide === true;
  const anonymous = mayHide && extra.anonymous === true;
  const type = extra.question === true ? 'question' : 'discussion';
  const setExtra = (part: Record<string, number | boolean>) => draft.setContent({ extra: { ...extra, ...part } });

  const publish = async () => {
    const found: FieldErrors = { ...checkTopic(content), forumId: forumId ? undefined : 'Choose a category.' };
    setErrors(found);
    const first = found.forumId ? categoryId : found.title ? titleId : found.text ? textId : undefined;
    if (first) return document.getElementById(first)?.focus();
    try {
      await draft.flush();
      const post = await create.mutateAsync({
        type,
        forumId,
        title: content.title.trim(),
        document: content.document as never,
        tags: [...content.tags],
        contentWarning: content.contentWarning.trim(),
        ...(anonymous && { anonymous }),
      });
      const kept = draft.getState().base?.id;
      draft.forget();
      void dropDraft(kept);
      navigate(post.path, { replace: true });
      toast({ title: type === 'question' ? 'Question published' : 'Discussion published' });
    } catch (error) {
      const wrong = textError(error);
      if (wrong) {
        setErrors(wrong);
        return document.getElementById(textId)?.focus();
      }
      failed('Couldn’t publish it', 'Your text is still here.')(error);
    }
  };
  return (
    <div>
      <PageTitle
        title="Start a discussion"
        lead="A discussion invites thoughts; a question can have an accepted answer."
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Forums', href: '/forums' },
        ]}
      />
      <TopicFields
        draft={draft}
        tags={typed ?? content.tags.join(', ')}
        onTags={setTyped}
        errors={errors}
        before={
          <>
            <Select
              id={categoryId}
              label="Category"
              placeholder="Choose one"
              value={forumId ? String(forumId) : ''}
              error={errors.forumId}
              onChange={(event) => setExtra({ forumId: Number(event.currentTarget.value) })}
              options={(forums ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <RadioGroup
              legend="What is it?"
              look="list"
              value={type}
              onChange={(value) => setExtra({ question: value === 'question' })}
              options={[
                { value: 'discussion', label: 'A discussion', hint: 'Something to talk about.' },
                { value: 'question', label: 'A question', hint: 'You can accept one reply as the answer.' },
              ]}
            />
          </>
        }
        afterTitle={<SimilarTopics title={content.title} />}
      >
        {mayHide && (
          <Checkbox
            label="Post without my name"
            hint={withoutName}
            checked={anonymous}
            onChange={({ currentTarget }) => setExtra({ anonymous: currentTarget.checked })}
          />
        )}
        <div aria-live="polite">
          {forum && !mayHide && extra.anonymous === true && (
            <Notice title={`In “${forum.name}” everyone writes under their name`}>
              Choose another category to post without it.
            </Notice>
          )}
        </div>
        <div className="row">
          <Button
            variant="primary"
            size="l"
            pending={create.pending}
            pendingText="Publishing…"
            onClick={() => void publish()}
          >
            {type === 'question' ? 'Publish question' : 'Publish discussion'}
          </Button>
        </div>
      </TopicFields>
    </div>
  );
}
