import { apiErrorOf, ReadError } from '#platform/web/client/error.ts';

/** The fields that a refusal names. */
export const fieldErrorsOf = (error: unknown): string[] =>
  apiErrorOf(error)?.fieldErrors.map(({ field }) => field) ?? [];

/** CONNECT-39: what names no field is said in the specified words. */
export const asFailure = (error: unknown): unknown =>
  fieldErrorsOf(error).length > 0 ? error : new ReadError('Failed to create profile. Please try again.', error);
