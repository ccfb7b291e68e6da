import { useEffect, useRef, useState } from 'react';
import { useForm } from '#platform/web/forms/use-form.ts';
import { joined } from '#platform/web/speech/use-device-words.ts';
import { WriteDownButton } from '#platform/web/speech/write-down-button.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Media } from '../../contract.ts';
import { useOffer } from '../data-media.ts';
import { firstName } from '../words.ts';
import { etiquetteOf } from './etiquette.ts';

interface Props {
  readonly media: Media;
  readonly place: string;
  readonly author: string;
  /** An offer made earlier, to be put better. */
  readonly present?: string | null;
  readonly onDone: () => void;
}

/** Offers the author of a picture or audio note words for it; the author decides. */
export function OfferForm({ media, place, author, present, onDone }: Props) {
  const offer = useOffer();
  const field = useRef<HTMLTextAreaElement>(null);
  const [unheard, setUnheard] = useState<string>();
  const who = firstName(author);
  const isSound = media.kind === 'audio';
  const { hint, limit, missing } = etiquetteOf(media.kind);
  const form = useForm({
    initial: { text: present ?? '' },
    draftKey: `describe:${media.id}`,
    validate: ({ text }) => ({ text: text.trim() ? undefined : `${missing}.` }),
    submit: async ({ text }) => {
      await offer.mutateAsync({ id: media.id, text });
      toast({
        title: isSound ? 'Transcript offered' : 'Description offered',
        description: `${who} can now put it under the ${isSound ? 'audio note' : 'picture'}.`,
      });
      onDone();
    },
  });
  useEffect(() => field.current?.focus(), []);
  const problem = form.summary.errors.find((error) => !error.field)?.message;
  return (
    <form
      className="stack plate-form"
      noValidate
      onSubmit={form.handleSubmit}
      aria-label={`${isSound ? 'Write down' : 'Describe'} ${place}`}
    >
      <TextArea
        ref={field}
        label={isSound ? 'Your transcript' : 'Your description'}
        hint={hint}
        limit={limit}
        {...form.field('text')}
        error={form.errors.text ?? problem ?? unheard}
      />
      {isSound && (
        <WriteDownButton
          url={media.url}
          onWords={(words) => form.setValues({ text: joined(form.values.text, words) })}
          onProblem={setUnheard}
        />
      )}
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Offering…">
          {present ? 'Change my offer' : `Offer it to ${who}`}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
