import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useEffect, useRef, useState } from 'react';
import type { Args } from '#platform/web/client/call.ts';
import { ApiError, statusOf } from '#platform/web/client/error.ts';
import type { addPasskey, signInWithPasskey } from '../contract.ts';
import {
  useAddPasskey,
  useConfirmWithPasskey,
  useSignInWithPasskey,
  useStartPasskey,
  useStartPasskeyCheck,
  useStartPasskeySignIn,
} from './data.ts';
import { textForPasskey } from './passkey-words.ts';

type Options = { options: Readonly<Record<string, unknown>> };
type Answer = Args<typeof signInWithPasskey>['answer'];
type Made = Args<typeof addPasskey>['answer'];

export const passkeysSupported = browserSupportsWebAuthn;

/** The browser's part: shows its own window and comes back with what the key signed. */
const show = async ({ options }: Options, autofill = false): Promise<Answer> =>
  (await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: autofill,
  })) as unknown as Answer;

const make = async ({ options }: Options): Promise<Made> =>
  (await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  })) as unknown as Made;

/** One thing at a time, with what went wrong in words. */
function useCeremony() {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (work: () => Promise<unknown>) => {
    setPending(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(textForPasskey(error));
    } finally {
      setPending(false);
    }
  };
  return { pending, problem, setProblem, run };
}

/**
 * Signing in with a passkey: by a button, and where the browser can, from the suggestions of the address field. Leaving
 * the page ends the asking.
 */
export function usePasskeySignIn(suggesting: boolean, onDone: () => Promise<unknown>) {
  const { pending, problem, setProblem, run } = useCeremony();
  const start = useStartPasskeySignIn();
  const signIn = useSignInWithPasskey();
  const enter = async (answer: Answer) => {
    await signIn.mutateAsync({ answer });
    await onDone();
  };
  const latest = useRef({ start, enter, setProblem });
  useEffect(() => {
    latest.current = { start, enter, setProblem };
  });
  useEffect(() => {
    let here = true;
    const suggest = async () => {
      if (!(await browserSupportsWebAuthnAutofill()) || !here) return;
      const options = await latest.current.start.mutateAsync();
      if (!here) return;
      // Refused when the button or another page took over, or when nobody chose anything: then nothing is said.
      const answer = await show(options, true).catch(() => undefined);
      if (!here || !answer) return;
      try {
        await latest.current.enter(answer);
      } catch (error) {
        latest.current.setProblem(textForPasskey(error));
        if (statusOf(error) === 410) await suggest();
      }
    };
    if (suggesting) suggest().catch(() => undefined);
    return () => {
      here = false;
      WebAuthnAbortService.cancelCeremony();
    };
  }, [suggesting]);
  return { pending, problem, signIn: () => run(async () => enter(await show(await start.mutateAsync()))) };
}

/** A fresh check with a passkey. */
export function usePasskeyCheck(onTry: () => void, onDone?: () => Promise<unknown>) {
  const { pending, problem, run } = useCeremony();
  const start = useStartPasskeyCheck();
  const confirm = useConfirmWithPasskey();
  return {
    pending,
    problem,
    check: () =>
      run(async () => {
        const answer = await show(await start.mutateAsync());
        onTry();
        await confirm.mutateAsync({ answer });
        await onDone?.();
      }),
  };
}

/** For a form: what the browser refuses comes as an error that the form can say. */
const inWords = (error: unknown) =>
  error instanceof ApiError
    ? error
    : new ApiError(400, JSON.stringify({ title: 'No passkey', status: 400, detail: textForPasskey(error) }));

/** Makes a passkey on this device, or on another that the browser asks for. */
export function useMakePasskey() {
  const start = useStartPasskey();
  const add = useAddPasskey();
  return async (name: string) => {
    try {
      await add.mutateAsync({ name, answer: await make(await start.mutateAsync()) });
    } catch (error) {
      throw inWords(error);
    }
  };
}
