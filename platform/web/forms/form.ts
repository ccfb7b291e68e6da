import type { SubmitEvent } from 'react';
import type { SummaryError } from '../ui/error-summary.tsx';
import type { DraftStore } from './drafts.ts';
import type { Conflict, Errors } from './form-state.ts';

export interface FormOptions<V extends object> {
  /** Text fields hold text; turn it into numbers and dates in submit. */
  readonly initial: V;
  /**
   * Of the thing as it was read, where a change of an older one is refused. The form goes on with what `submit` answers,
   * and shows what is read later only as long as nothing is typed: so it is never rendered anew for a version.
   */
  readonly version?: number;
  /** Keeps what is typed in this browser under this name until it is sent: 'post', 'comment:12'. */
  readonly draftKey?: string;
  /** Where the draft is kept, when the storage of this browser isn’t safe enough for it. */
  readonly drafts?: DraftStore;
  /** Messages by field; nothing when all is well. The server checks again. */
  readonly validate?: (values: V) => { readonly [K in keyof V]?: string | undefined } | undefined;
  /**
   * Sends, usually by write.mutateAsync; what it throws is shown. `over` is the server's version that the person chose
   * to replace after a conflict, `version` the one that is changed: of what the form began with, or saved last.
   */
  readonly submit: (
    values: V,
    info: { readonly over: Conflict['current'] | undefined; readonly version: number },
  ) => Promise<unknown>;
  /**
   * Reads the thing again after a 409, as the form holds it, with its version. Without it, where nothing is there, or
   * where it is of the version that was sent, the 409 is about something else, and its own words say what.
   */
  readonly readCurrent?: () => Promise<Conflict['current'] | null | undefined>;
  /** Empties the form after it was sent: composers. Without it the values stay: settings. */
  readonly resetAfter?: boolean;
}

/** Fits the fields of the UI kit: <TextField label="Title" {...form.field('title')} />. */
export interface FieldBinding<T> {
  readonly id: string;
  readonly name: string;
  readonly value: T;
  readonly error: string | undefined;
  /** Takes an input's event or a value. A method, so that a form fits where some of its fields are asked for. */
  onChange(given: T | { readonly currentTarget: { readonly value: string } }): void;
}

export interface Form<V extends object> {
  readonly values: V;
  readonly errors: Errors;
  readonly submitting: boolean;
  readonly conflict: Conflict | undefined;
  /** A draft from earlier was put in: <FormNotices> says so. */
  readonly restored: boolean;
  readonly summary: { readonly errors: readonly SummaryError[]; readonly attempt: number };
  readonly setValues: (values: Partial<V>) => void;
  readonly field: <K extends keyof V & string>(name: K) => FieldBinding<V[K]>;
  /** For a Checkbox: id, name, checked, error, onChange. */
  readonly check: (name: keyof V & string) => CheckBinding;
  /** For a CheckboxGroup: id, name, values, error, onChange. */
  readonly group: <K extends keyof V & string>(name: K) => Omit<FieldBinding<V[K]>, 'value'> & { values: V[K] };
  /** <form noValidate onSubmit={form.handleSubmit}> */
  readonly handleSubmit: (event?: SubmitEvent) => void;
  readonly reset: () => void;
  /** After a conflict: send mine all the same, or take over what the server has. */
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

export interface CheckBinding {
  readonly id: string;
  readonly name: string;
  readonly checked: boolean;
  readonly error: string | undefined;
  readonly onChange: (given: boolean | { readonly currentTarget: { readonly checked: boolean } }) => void;
}
