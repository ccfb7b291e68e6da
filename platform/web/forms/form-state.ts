import { type ApiError, apiErrorOf, textForPeople } from '../client/error.ts';

export type Values = object;
export type Errors = Readonly<Record<string, string>>;

/** Somebody else saved in the meantime (409). */
export interface Conflict {
  readonly text: string;
  /** The thing as the server has it now. */
  readonly current: Readonly<Record<string, unknown>>;
}

export interface FormState<V extends Values> {
  readonly values: V;
  /** What was there at first, or was sent last: nothing of it needs a draft. */
  readonly clean: V;
  /** By field. */
  readonly errors: Errors;
  /** What belongs to no field. */
  readonly problems: readonly string[];
  readonly conflict: Conflict | undefined;
  readonly submitting: boolean;
  /** Counts the submissions, so that the same error twice takes the focus twice. */
  readonly attempt: number;
  readonly restored: boolean;
}

export type FormStep<V extends Values> =
  | { readonly type: 'change'; readonly values: Partial<V> }
  | { readonly type: 'send' }
  | { readonly type: 'refuse'; readonly errors: Errors; readonly problems?: readonly string[] }
  | ({ readonly type: 'fail' } & Failure)
  | { readonly type: 'done'; readonly values: V }
  | { readonly type: 'reset'; readonly values: V };

export const startForm = <V extends Values>(initial: V, draft: Partial<V> = {}): FormState<V> => ({
  values: { ...initial, ...draft },
  clean: initial,
  errors: {},
  problems: [],
  conflict: undefined,
  submitting: false,
  attempt: 0,
  restored: Object.keys(draft).length > 0,
});

const without = (errors: Errors, names: readonly string[]): Errors =>
  names.some((name) => name in errors)
    ? Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
    : errors;

/** 'tags.0' belongs to the field 'tags' unless there is a field of that very name; '' to the whole form. */
function sort(error: ApiError, values: Values): { errors: Errors; problems: string[] } {
  const errors: Record<string, string> = {};
  const problems: string[] = [];
  for (const { field, message } of error.fieldErrors) {
    const name = field in values ? field : (field.split('.')[0] ?? '');
    if (name in values) errors[name] ??= message;
    else problems.push(message);
  }
  return { errors, problems };
}

interface Failure {
  readonly error: unknown;
  /** What was read after a 409, where it is newer. Without it the 409 is a refusal: about something else, and said so. */
  readonly newer?: Conflict['current'] | undefined;
}

function failed<V extends Values>(state: FormState<V>, { error, newer }: Failure): FormState<V> {
  const api = apiErrorOf(error);
  const next = { ...state, submitting: false, attempt: state.attempt + 1 };
  if (api && newer) return { ...next, conflict: { text: api.detailForPeople, current: newer } };
  const { errors, problems } = api ? sort(api, state.values) : { errors: {}, problems: [] };
  if (Object.keys(errors).length > 0 || problems.length > 0) return { ...next, errors, problems };
  return { ...next, errors: {}, problems: [`${textForPeople(error)} We’ve kept what you wrote.`] };
}

/** What happens to a form, without React. */
export function formStep<V extends Values>(state: FormState<V>, step: FormStep<V>): FormState<V> {
  switch (step.type) {
    case 'change':
      return {
        ...state,
        values: { ...state.values, ...step.values },
        errors: without(state.errors, Object.keys(step.values)),
      };
    case 'send':
      return { ...state, submitting: true, errors: {}, problems: [], conflict: undefined };
    case 'refuse':
      return {
        ...state,
        submitting: false,
        errors: step.errors,
        problems: step.problems ?? [],
        attempt: state.attempt + 1,
      };
    case 'fail':
      return failed(state, step);
    case 'done':
      return { ...startForm(step.values), attempt: state.attempt };
    case 'reset':
      return startForm(step.values);
  }
}

export const versionIn = (thing: unknown): number | undefined =>
  typeof thing === 'object' && thing !== null && 'version' in thing && typeof thing.version === 'number'
    ? thing.version
    : undefined;

/** Of what was read after a 409: nothing, where it is of the very version that was sent, so that no one changed it. */
export const newerThan = (sent: number | undefined, read: Conflict['current'] | null | undefined) =>
  read && (sent === undefined || versionIn(read) !== sent) ? read : undefined;

export const hasErrors = (state: FormState<Values>): boolean =>
  Object.keys(state.errors).length > 0 || state.problems.length > 0;
