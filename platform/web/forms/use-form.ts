import { useEffect, useId, useReducer, useRef, useState } from 'react';
import { statusOf } from '../client/error.ts';
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
  startForm,
} from './form-state.ts';
import { useFlush } from './use-flush.ts';

export type { Form, FormOptions } from './form.ts';

const fromEvent = <T, K extends string>(given: unknown, key: K): T =>
  typeof given === 'object' && given !== null && 'currentTarget' in given
    ? ((given.currentTarget as Record<K, T>)[key] as T)
    : (given as T);

const present = (found: Readonly<Record<string, string | undefined>> | undefined): Errors =>
  Object.fromEntries(Object.entries(found ?? {}).filter((pair): pair is [string, string] => Boolean(pair[1])));

/** Holds a form: what is typed, what is wrong, what is on its way. Nothing that was typed is lost by a failure. */
export function useForm<V extends object>(options: FormOptions<V>): Form<V> {
  const { initial, draftKey, validate, submit, readCurrent, resetAfter = false, drafts = browserDrafts } = options;
  const formId = useId();
  const [start] = useState(initial);
  const [name] = useState(() => (draftKey ? draftName(draftKey) : undefined));
  const [keeper] = useState(() => (name ? createKeeper(name, drafts) : undefined));
  const [state, step] = useReducer(formStep as (state: FormState<V>, step: FormStep<V>) => FormState<V>, start, () =>
    startForm(start, fitting(start, name ? drafts.read(name) : undefined)),
  );
  const sending = useRef(false);
  useErrorTitle(hasErrors(state));
  useDraft(keeper, state.values, state.clean);

  async function send(values: V, over: Conflict['current']): Promise<void> {
    if (sending.current) return;
    const errors = present(validate?.(values));
    if (Object.keys(errors).length > 0) return step({ type: 'refuse', errors });
    sending.current = true;
    step({ type: 'send' });
    try {
      await submit(values, { over });
      keeper?.drop();
      step({ type: 'done', values: resetAfter ? start : values });
    } catch (error) {
      const read = statusOf(error) === 409 ? await readCurrent?.().catch(() => undefined) : undefined;
      step({ type: 'fail', error, current: read || undefined, isRefusal: read === null });
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
    takeTheirs: () => step({ type: 'reset', values: { ...start, ...fitting(start, state.conflict?.current) } }),
  };
}

/** Keeps the draft up to date: soon after each change, and at once when the page is left or hidden. */
function useDraft(keeper: DraftKeeper | undefined, values: object, clean: object): void {
  useEffect(() => {
    if (!keeper) return;
    const changed = JSON.stringify(values) !== JSON.stringify(clean);
    keeper.save(changed ? { ...values } : undefined);
  }, [keeper, values, clean]);
  useFlush(keeper);
}
