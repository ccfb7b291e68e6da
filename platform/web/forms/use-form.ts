import { useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import { Drafted, statusOf } from '../client/error.ts';
import { useErrorTitle } from '../router/title.ts';
import { browserDrafts, createKeeper, type DraftKeeper, draftName, fitting } from './drafts.ts';
import type { Form, FormOptions } from './form.ts';
import {
  type Conflict,
  type Errors,
  type FormState,
  type FormStep,
  formStep,
  hasErrors,
  newerThan,
  startForm,
  versionIn,
} from './form-state.ts';
import { useFlush } from './use-flush.ts';

export type { Form, FormOptions } from './form.ts';

const fromEvent = <T, K extends string>(given: unknown, key: K): T =>
  typeof given === 'object' && given !== null && 'currentTarget' in given
    ? ((given.currentTarget as Record<K, T>)[key] as T)
    : (given as T);

const present = (found: Readonly<Record<string, string | undefined>> | undefined): Errors =>
  Object.fromEntries(Object.entries(found ?? {}).filter((pair): pair is [string, string] => Boolean(pair[1])));

const isChanged = ({ values, clean }: Pick<FormState<object>, 'values' | 'clean'>): boolean =>
  JSON.stringify(values) !== JSON.stringify(clean);

/** Holds a form: what is typed, what is wrong, what is on its way. Nothing that was typed is lost by a failure. */
export function useForm<V extends object>(options: FormOptions<V>): Form<V> {
  const { initial, version, draftKey, validate, submit, readCurrent, resetAfter = false } = options;
  const { drafts = browserDrafts } = options;
  const formId = useId();
  const [start] = useState(initial);
  const [store] = useState(drafts);
  const [held, setHeld] = useState(version ?? 0);
  // A draft belongs to the version that it changes.
  const key = draftKey && (version === undefined ? draftKey : `${draftKey}:${held}`);
  const name = useMemo(() => key && draftName(key), [key]);
  const keeper = useMemo(() => (name ? createKeeper(name, store) : undefined), [name, store]);
  const [state, step] = useReducer(formStep as (state: FormState<V>, step: FormStep<V>) => FormState<V>, start, () =>
    startForm(start, fitting(start, name ? store.read(name) : undefined)),
  );
  const sending = useRef(false);
  useErrorTitle(hasErrors(state));
  useDraft(keeper, state.values, state.clean);
  if (version !== undefined && version > held && !state.submitting && !state.conflict && !isChanged(state)) {
    setHeld(version);
    step({ type: 'reset', values: initial });
  }

  async function send(values: V, over: Conflict['current'] | undefined): Promise<void> {
    if (sending.current) return;
    const errors = present(validate?.(values));
    if (Object.keys(errors).length > 0) return step({ type: 'refuse', errors });
    sending.current = true;
    step({ type: 'send' });
    const base = versionIn(over) ?? held;
    try {
      const saved = await submit(values, { over, version: base });
      setHeld(versionIn(saved) ?? held);
      keeper?.drop();
      step({ type: 'done', values: resetAfter ? start : values });
    } catch (error) {
      if (error instanceof Drafted) {
        keeper?.drop();
        return step({ type: 'done', values: resetAfter ? start : values });
      }
      const read = statusOf(error) === 409 ? await readCurrent?.().catch(() => undefined) : undefined;
      step({ type: 'fail', error, newer: newerThan(version === undefined ? undefined : base, read) });
    } finally {
      sending.current = false;
    }
  }

  const idOf = (field: string) => `${formId}-${field}`;
  const set = (values: Partial<V>) => step({ type: 'change', values });
  const base = (field: string) => ({ id: idOf(field), name: field, error: state.errors[field] });
  return {
    values: state.values,
    errors: state.errors,
    submitting: state.submitting,
    conflict: state.conflict,
    restored: state.restored,
    summary: {
      errors: [
        ...state.problems.map((message) => ({ message })),
        ...Object.entries(state.errors).map(([field, message]) => ({ field: idOf(field), message })),
      ],
      attempt: state.attempt,
    },
    setValues: set,
    field: (field) => ({
      ...base(field),
      value: state.values[field],
      onChange: (given) => set({ [field]: fromEvent(given, 'value') } as Partial<V>),
    }),
    check: (field) => ({
      ...base(field),
      checked: Boolean(state.values[field]),
      onChange: (given) => set({ [field]: fromEvent(given, 'checked') } as Partial<V>),
    }),
    group: (field) => ({
      ...base(field),
      values: state.values[field],
      onChange: (given) => set({ [field]: given } as Partial<V>),
    }),
    handleSubmit: (event) => {
      event?.preventDefault();
      void send(state.values, undefined);
    },
    reset: () => step({ type: 'reset', values: start }),
    keepMine: () => void send(state.values, state.conflict?.current),
    takeTheirs: () => {
      setHeld(versionIn(state.conflict?.current) ?? held);
      step({ type: 'reset', values: { ...start, ...fitting(start, state.conflict?.current) } });
    },
  };
}

/** Keeps the draft up to date: soon after each change, and at once when the page is left or hidden. */
function useDraft(keeper: DraftKeeper | undefined, values: object, clean: object): void {
  useEffect(() => {
    if (!keeper) return;
    keeper.save(isChanged({ values, clean }) ? { ...values } : undefined);
  }, [keeper, values, clean]);
  useFlush(keeper);
}
