import { useState } from 'react';
import { inFigures } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Space } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { ComposerPictures } from './composer-pictures.tsx';
import { useCreatePost } from './data.ts';
import { GuidelinesGate } from './guidelines-gate.tsx';
import type { SpaceLabels } from './labels.ts';
import { usePictures } from './use-pictures.ts';

interface Props {
  readonly space: Space;
  readonly labels: SpaceLabels;
}

const empty = { content: '', contentWarning: '', summary: false };

/** Writes a post; a failure keeps everything. */
export function Composer({ space, labels }: Props) {
  const create = useCreatePost(labels, space.id);
  const pictures = usePictures(space.id);
  const [asked, setAsked] = useState(false);
  const form = useForm({
    initial: empty,
    draftKey: `space-post:${space.id}`,
    resetAfter: true,
    validate: ({ content, contentWarning }) => ({
      ...(!content.trim() && { content: 'Write something first.' }),
      ...(content.length > limits.post && {
        content: `A post may have ${inFigures(limits.post)} characters.`,
      }),
      ...(contentWarning.length > limits.contentWarning && {
        contentWarning: `A warning may have ${limits.contentWarning} characters.`,
      }),
    }),
    submit: async ({ content, contentWarning, summary }) => {
      await create.mutateAsync({
        id: space.id,
        content,
        kind: summary ? 'summary' : 'post',
        ...(contentWarning.trim() && { contentWarning: contentWarning.trim() }),
        pictures: pictures.all.flatMap(({ id, alt }) => (id === undefined ? [] : [{ id, alt: alt.trim() }])),
      });
      pictures.clear();
      announce('Posted');
    },
  });
  const alias = space.me.alias;
  const gate = asked && !space.me.guidelinesAccepted;
  return (
    <form
      className="sheet space-composer stack"
      noValidate
      aria-label={`Write in ${space.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (space.me.guidelinesAccepted || !form.values.content.trim()) form.handleSubmit(event);
        else setAsked(true);
      }}
    >
      <FormNotices form={form} />
      <TextArea
        label="Write to the others"
        hint={alias ? `You are ${alias} here.` : undefined}
        limit={limits.post}
        rows={3}
        {...form.field('content')}
      />
      <ComposerPictures
        pictures={pictures}
        needed={space.norms.altText}
        errors={form.errors}
        idOf={(field) => form.field(field as 'content').id}
      />
      <Disclosure summary="Content warning" open={form.values.contentWarning !== '' || undefined}>
        <TextField
          label="What it mentions"
          optional
          hint="The post stays hidden until someone opens it. For example: hospitals, grief."
          {...form.field('contentWarning')}
        />
      </Disclosure>
      {space.me.mayRun && (
        <Checkbox
          label="This is the week’s summary in plain words"
          hint="It stays at the top until the next one."
          {...form.check('summary')}
        />
      )}
      <div className="row">
        <Button
          type="submit"
          variant="primary"
          pending={form.submitting}
          pendingText="Posting…"
          disabled={pictures.isBusy || gate}
        >
          Post
        </Button>
      </div>
      {gate && (
        <GuidelinesGate
          space={space}
          labels={labels}
          onAgreed={() => {
            setAsked(false);
            form.handleSubmit();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </form>
  );
}
