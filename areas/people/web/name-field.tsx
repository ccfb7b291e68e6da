import { Mic, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { canRecordSound, useSoundRecorder } from '#platform/web/speech/use-sound-recorder.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { User } from '../contract.ts';
import { useDeleteNameClip, useUpdateProfile, useUploadNameClip } from './data.ts';
import { most } from './edit-fields.ts';
import { NamePlayer } from './name-player.tsx';

const mostBytes = 4 * 1024 * 1024;

/** Phones call a recording a video when it could hold pictures; the server looks inside. */
function soundOf(file: Blob): Blob | undefined {
  if (/^(audio|video)\/(webm|mp4)$/.test(file.type)) {
    return new Blob([file], { type: file.type.replace('video', 'audio') });
  }
  return /^audio\/(x-m4a|m4a|aac|mpeg|mp3|ogg|wav|x-wav|wave)$/.test(file.type) ? file : undefined;
}

function refusalOf(file: Blob): string | undefined {
  if (!soundOf(file)) return 'Choose an MP3, M4A, OGG, WebM or WAV recording.';
  return file.size > mostBytes ? 'Choose a recording of at most 4 MB.' : undefined;
}

/** "How to talk with me" begins with the name: in sound, saved at a press of its own, and in writing. */
export function NameField({ user }: { readonly user: User }) {
  return (
    <fieldset className="field fieldset name-field">
      <legend className="field-label">How your name is said</legend>
      <p className="field-hint">
        Anyone who can read “How to talk with me” (below) can hear and read this on your profile.
      </p>
      <NameSound user={user} />
      <NameWords user={user} />
    </fieldset>
  );
}

function NameSound({ user }: { readonly user: User }) {
  const { stage, start, stop, discard } = useSoundRecorder({
    mostSeconds: most.nameSeconds,
    begins: `Recording, at most ${most.nameSeconds} seconds`,
    ends: 'Recording stopped. You can now listen to it. It isn’t saved yet.',
  });
  const [error, setError] = useState<string>();
  const [part, setPart] = useState<number>();
  const first = useRef<HTMLDivElement>(null);
  // What was pressed goes; the first button of the part takes the focus.
  const toFirst = () => requestAnimationFrame(() => first.current?.querySelector('button')?.focus());
  const fail = (reason: Error) => {
    setPart(undefined);
    setError(textForPeople(reason));
  };
  const upload = useUploadNameClip({
    onDone: () => {
      setPart(undefined);
      discard();
      toast({ title: 'Recording of your name saved' });
      toFirst();
    },
    onFail: fail,
    onProgress: setPart,
  });
  const remove = useDeleteNameClip({
    onDone: () => {
      toast({ title: 'Recording of your name removed' });
      toFirst();
    },
    onFail: fail,
  });
  const send = (file: Blob) => {
    const refusal = refusalOf(file);
    setError(refusal);
    const sound = soundOf(file);
    if (!refusal && sound) upload.mutate({ userId: user.id, upload: sound });
  };
  const problem = stage.name === 'off' ? stage.problem : undefined;
  const isBusy = stage.name === 'recording' || stage.name === 'asking';
  return (
    <div className="stack">
      {(error || problem) && (
        <div role="alert">
          <FieldError id="name-clip-error">{error ?? problem}</FieldError>
        </div>
      )}
      <div className="row" ref={first}>
        {stage.name === 'recorded' ? (
          <NamePlayer key={stage.url} src={stage.url} label="Listen to the new recording" />
        ) : canRecordSound() ? (
          <Button
            icon={stage.name === 'recording' ? Square : Mic}
            pending={stage.name === 'asking'}
            pendingText="Waiting for your answer…"
            onClick={() => {
              setError(undefined);
              if (stage.name === 'recording') stop();
              else start();
            }}
          >
            {stage.name === 'recording' ? 'Stop recording' : user.nameClip ? 'Record it again' : 'Record my name'}
          </Button>
        ) : null}
        {stage.name === 'recording' && (
          <span className="num">
            Recording: {stage.seconds} of {most.nameSeconds} seconds
          </span>
        )}
        {stage.name === 'recorded' && (
          <>
            <Button variant="primary" pending={upload.pending} pendingText="Saving…" onClick={() => send(stage.sound)}>
              Save recording
            </Button>
            <Button icon={Mic} onClick={start}>
              Record again
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                discard();
                toFirst();
              }}
            >
              Discard
            </Button>
          </>
        )}
        {user.nameClip && !isBusy && (
          <>
            <NamePlayer
              key={user.nameClip}
              src={user.nameClip}
              label={`Hear how ${user.displayName} says their name`}
            />
            <Button
              variant="quiet"
              pending={remove.pending}
              pendingText="Removing…"
              onClick={() => remove.mutate({ userId: user.id })}
            >
              Remove recording
            </Button>
          </>
        )}
      </div>
      {!isBusy && stage.name !== 'recorded' && (
        <FileButton
          accept="audio/*"
          quiet
          hint={`At most ${most.nameSeconds} seconds: MP3, M4A, OGG, WebM or WAV. Titles and places in it are removed.`}
          onFiles={([file]) => file && send(file)}
        >
          Choose a recording
        </FileButton>
      )}
      {upload.pending && <Progress label="Saving your recording" value={Math.round((part ?? 0) * 100)} max={100} />}
    </div>
  );
}

/** For members who do not hear it. */
function NameWords({ user }: { readonly user: User }) {
  const save = useUpdateProfile();
  const form = useForm({
    initial: { said: user.nameSaid },
    validate: ({ said }) => ({
      said: said.trim().length > most.nameSaid ? `Make it shorter: at most ${most.nameSaid} characters.` : undefined,
    }),
    submit: async ({ said }) => {
      await save.mutateAsync({ userId: user.id, nameSaid: said });
      toast({ title: 'How your name is said is saved' });
    },
  });
  return (
    <form className="stack" aria-label="How my name is said" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField
        label="How my name is said"
        optional
        hint="In writing, for members who do not hear it. Such as: TAY-uh, like the drink and “uh”."
        {...form.field('said')}
      />
      <div className="row">
        <Button type="submit" pending={form.submitting} pendingText="Saving…">
          Save how my name is said
        </Button>
      </div>
    </form>
  );
}
