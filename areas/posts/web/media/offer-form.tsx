import { useEffect, useRef } from 'react';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Media } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { useOffer } from '../data-media.ts';
import { firstName } from '../words.ts';
import { etiquette } from './etiquette.ts';

interface Props {
  readonly media: Media;
  readonly place: string;
  readonly author: string;
  /** An offer made earlier, to be put better. */
  readonly present?: string | null;
  readonly onDone: () => void;
}

/** Offers the author of a picture words for it; the author decides. */
export function OfferForm({ media, place, author, present, onDone }: Props) {
  const offer = useOffer();
  const field = useRef<HTMLTextAreaElement>(null);
  const who = firstName(author);
  const form = useForm({
    initial: { text: present ?? '' },
    draftKey: `describe:${media.id}`,
    validate: ({ text }) => ({ text: text.trim() ? undefined : 'Write what the picture shows.' }),
    submit: async ({ text }) => {
      await offer.mutateAsync({ id: media.id, text });
      toast({ title: 'Description offered', description: `${who} can now put it under the picture.` });
      onDone();
    },
  });
  useEffect(() => field.current?.focus(), []);
  const problem = form.summary.errors.find((error) => !error.field)?.message;
  return (
    <form className="stack plate-form" noValidate onSubmit={form.handleSubmit} aria-label={`Describe ${place}`}>
      <TextArea
        ref={field}
        label="Your description"
        hint={etiquette}
        limit={limits.alt}
        {...form.field('text')}
        error={form.errors.text ?? problem}
      />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Offering…">
          {present ? 'Change my offer' : `Offer it to ${who}`}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
