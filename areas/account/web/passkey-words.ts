import { ApiError, textForPeople } from '#platform/web/client/error.ts';

const unusableHere = () =>
  `Passkeys don’t work at this address (${location.host}). Use another way to sign in${
    location.hostname === '127.0.0.1' ? ', or open Doorways at localhost' : ''
  }.`;

const words: Readonly<Record<string, () => string>> = {
  NotAllowedError: () => 'It was cancelled or took too long. Nothing has changed. You can try again.',
  AbortError: () => 'It was cancelled. Nothing has changed. You can try again.',
  InvalidStateError: () => 'This device already has a passkey for your account. You can use it to sign in.',
  SecurityError: unusableHere,
  ConstraintError: () =>
    'This device can’t make a passkey that’s safe enough. It has to ask for a finger, a face or a PIN. Try another device.',
  NotSupportedError: () => 'This device can’t make a passkey that works here. Try another device.',
};

/** What happened with a passkey, in words: the browser's own are for programmers. */
export function textForPasskey(error: unknown): string {
  if (error instanceof ApiError) return textForPeople(error);
  const name = error instanceof Error ? error.name : '';
  return (words[name] ?? (() => 'The passkey didn’t work. Try again, or use another way to sign in.'))();
}
