import { useId, useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { AdAccount, AdGateResult, Creative } from '../contract.ts';
import {
  type CallToAction,
  type CreativeType,
  callsToAction,
  creativeTypeNames,
  creativeTypes,
  limits,
} from '../pure/options.ts';
import { AdWords } from './ad-words.tsx';
import { ChoosePicture, type ChosenPicture } from './choose-picture.tsx';
import { claimsOf, gateOf, linkError, sizeOf } from './creative-gate.ts';
import { type InAccount, readCreative, useCreateCreative, useEditCreative } from './data.ts';
import { GateList } from './gate-list.tsx';

interface CreativeValues {
  readonly title: string;
  readonly type: CreativeType;
  readonly callToAction: CallToAction | '';
  readonly altText: string;
  readonly body: string;
  readonly linkUrl: string;
  readonly ink: string;
  readonly paper: string;
  readonly textSize: string;
  /** Empty: none. */
  readonly pictureId: string;
}
const standard = { ink: '#1b1b1b', paper: '#ffffff' };
const isFromPicture = ({ rule }: AdGateResult) => rule === 'movement' || rule === 'flashing' || rule === 'pictureSize';

const valuesOf = (creative: Creative | undefined): CreativeValues => ({
  title: creative?.title ?? '',
  type: creative?.type ?? 'linked',
  callToAction: creative?.callToAction ?? '',
  altText: creative?.altText ?? '',
  body: creative?.body ?? '',
  linkUrl: creative?.linkUrl ?? '',
  ink: creative?.ink ?? standard.ink,
  paper: creative?.paper ?? standard.paper,
  textSize: String(creative?.textSize ?? 18),
  pictureId: String(creative?.pictureId ?? ''),
});
/** What a creative shows already: it was measured when it was sent, and passed. */
function pictureOf(creative: Creative | undefined): ChosenPicture | undefined {
  if (!creative?.pictureId || creative.smallImageUrl === null) return undefined;
  const { pictureId, smallImageUrl, width, height, gate } = creative;
  return {
    id: pictureId,
    smallUrl: smallImageUrl,
    width: width ?? 0,
    height: height ?? 0,
    gate: gate.filter(isFromPicture),
    fileName: '',
  };
}

/**
 * ADS-14, and how a creative is changed. The gate measures while someone writes, and nothing is said aloud before they
 * send; what it refuses then is said at its field, with the figure.
 */
export function CreativeForm({
  of,
  account,
  creative,
  onClose,
}: {
  readonly of: InAccount;
  readonly account: AdAccount | undefined;
  readonly creative: Creative | undefined;
  readonly onClose: () => void;
}) {
  const id = useId();
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const initial = valuesOf(creative);
  const pictureIn = ({ pictureId }: CreativeValues) =>
    [...chosen, pictureOf(creative)].find((one) => String(one?.id) === pictureId);
  const create = useCreateCreative();
  const edit = useEditCreative();
  const form = useForm<CreativeValues>({
    initial,
    ...(creative && { version: creative.version }),
    validate: ({ title, type, callToAction, altText, body, linkUrl, textSize, pictureId }) => ({
      title: title.trim() ? undefined : 'Write a title.',
      body: body.trim() ? undefined : 'Write what the ad says.',
      pictureId: type === 'text' || pictureId ? undefined : 'Choose a picture.',
      altText: type === 'text' || altText.trim() ? undefined : 'Describe the picture. Without words the ad can’t run.',
      callToAction: callToAction ? undefined : 'Choose the words of the button.',
      linkUrl: linkError(linkUrl, type),
      textSize: sizeOf(textSize) === undefined ? 'Write a whole number from 1 to 72.' : undefined,
    }),
    submit: async (given, { version }) => {
      const { title, type, callToAction, altText, body, linkUrl, ink, paper, textSize, pictureId } = given;
      const size = sizeOf(textSize);
      if (!callToAction || size === undefined) return;
      const fields = {
        title,
        type,
        callToAction,
        altText,
        body,
        linkUrl: linkUrl.trim() || null,
        ink,
        paper,
        textSize: size,
        pictureId: type === 'text' || pictureId === '' ? null : Number(pictureId),
      };
      if (creative) await edit.mutateAsync({ ...fields, id: creative.id, version });
      else await create.mutateAsync({ ...of, ...fields });
      toast(
        creative
          ? { title: 'Creative saved', description: 'A person looks at its ads before they run again.' }
          : { title: 'Creative added', description: 'It can be shown by an ad. A person looks at the ad first.' },
      );
      onClose();
    },
    readCurrent: async () => {
      if (!creative) return undefined;
      const now = await readCreative(creative.id);
      const theirs = pictureOf(now);
      if (theirs) setChosen((before) => [...before, theirs]);
      return { ...valuesOf(now), version: now.version };
    },
  });
  const { value: type, onChange: setType } = form.field('type');
  const { values } = form;
  const picture = pictureIn(values);
  const results = gateOf(values, picture);
  // No one has to read what the gate refuses, not even here.
  const isReadable = results.every(({ rule, passed }) => rule !== 'contrast' || passed);
  return (
    <Dialog
      open
      onClose={onClose}
      dirty={JSON.stringify(values) !== JSON.stringify(initial)}
      size="l"
      title={creative ? 'Edit creative' : 'Upload Creative'}
      description={
        creative && creative.usedBy > 0
          ? 'Ads that show it stop when you save, until a person has looked at them.'
          : undefined
      }
      footer={
        <Button variant="primary" type="submit" form={id} pending={form.submitting} pendingText="Saving…">
          {creative ? 'Save the creative' : 'Add the creative'}
        </Button>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <RadioGroup
          legend="Type"
          look="list"
          options={creativeTypes.map((value) => ({ value, label: creativeTypeNames[value] }))}
          value={type}
          onChange={setType}
        />
        <TextField
          label="Title"
          hint={`Up to ${limits.headline} characters`}
          maxLength={limits.headline}
          {...form.field('title')}
        />
        <TextArea label="Text" limit={limits.body} rows={3} {...form.field('body')} />
        {type !== 'text' && (
          <>
            <ChoosePicture
              of={of}
              picture={picture}
              error={form.errors.pictureId}
              id={form.field('pictureId').id}
              onPicture={(one) => {
                setChosen((before) => [...before, one]);
                form.setValues({ pictureId: String(one.id) });
              }}
            />
            <TextArea
              label="What the picture shows"
              hint="For people who don’t see it."
              limit={limits.altText}
              rows={2}
              {...form.field('altText')}
            />
          </>
        )}
        <Select
          label="Call to action"
          placeholder="Choose one"
          options={callsToAction.map((value) => ({ value, label: value }))}
          {...form.field('callToAction')}
        />
        <TextField
          label="Where the button leads"
          optional={type !== 'linked'}
          hint="An address that begins with https://. No shortened links."
          type="url"
          maxLength={limits.url}
          {...form.field('linkUrl')}
        />
        <div className="row ads-colours">
          <TextField label="Colour of the text" type="color" {...form.field('ink')} />
          <TextField label="Colour behind it" type="color" {...form.field('paper')} />
          <TextField
            label="Size of the text, in pixels"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            {...form.field('textSize')}
          />
        </div>
        <Section
          title="How it will look"
          level={3}
          region={false}
          intro={isReadable ? undefined : 'Black on white, until the contrast of your colours is enough.'}
        >
          <AdWords
            advertiser={account?.name ?? 'Your name'}
            title={values.title}
            body={values.body}
            imageUrl={type === 'text' ? null : (picture?.smallUrl ?? null)}
            altText={values.altText}
            width={picture?.width ?? null}
            height={picture?.height ?? null}
            ink={isReadable ? values.ink : standard.ink}
            paper={isReadable ? values.paper : standard.paper}
            textSize={sizeOf(values.textSize) ?? 18}
          />
        </Section>
        <GateList results={results} claims={claimsOf(values, account?.isRegistered ?? false)} />
      </form>
    </Dialog>
  );
}
