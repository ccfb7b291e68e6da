import type { Stored } from '#platform/web/unsent/queue.ts';
import type { WellnessEntry } from '../../contract/entries.ts';
import type { DiaryKey } from '../../contract/keys.ts';
import { type Content, splitContent } from '../../pure/contents.ts';
import { generationOf } from '../../pure/sealing.ts';
import { noonOf, todayIn } from '../../pure/today.ts';

/** An entry that was written here and that the server has not confirmed. */
export interface KeptEntry {
  readonly uid: string;
  /** What is sent, without the uid: fields, or what was sealed of them where the diary is sealed. */
  readonly body: Content;
  /** Of what is sealed: its key, itself sealed (keys/kept-calls.ts). */
  readonly key?: DiaryKey | undefined;
  /** It was changed after it may have arrived. */
  readonly isChanged?: boolean;
  /** It was deleted after it may have arrived, so it is deleted there too. It shows no longer. */
  readonly isDeleted?: boolean;
  /** What arrived was changed elsewhere; saved here once more, it takes its place. */
  readonly replaces?: boolean;
}
export type Waiting = Stored<KeptEntry>;

/** The body with the day and the moment at which it was written, so that it can be sent on any later day. */
export function dated(body: Content & { readonly zone: string; readonly day?: string }, now: Date, before?: Content) {
  const today = todayIn(body.zone, now);
  const { day = (before?.day as string | undefined) ?? today } = body;
  const at = before?.day === day ? before.at : day === today ? now.toISOString() : undefined;
  return { ...body, day, ...(at !== undefined && { at: at as string }) };
}

/** As the list of entries shows it; its fields where they are open. */
export function shownAs({ uid, body }: KeptEntry): WellnessEntry {
  const { sealed, day, at, zone, ...rest } = body as { sealed?: string; day: string; at?: string; zone: string };
  const when = at ?? noonOf(day, zone).toISOString();
  return {
    isPrivate: true,
    shareWithHealthcare: false,
    ...rest,
    ...{ id: 0, uid, version: 1, day, at: when, createdAt: when, updatedAt: when, isByHelper: false, writtenBy: null },
    generation: sealed === undefined ? 0 : generationOf(sealed),
    ...(sealed !== undefined && { sealed }),
  };
}

const said = (entry: object) => {
  const { content, around } = splitContent('entry', entry as Content);
  const { day, isPrivate, shareWithHealthcare } = around;
  return JSON.stringify([content, day, isPrivate, shareWithHealthcare]);
};

/** Whether what is there is what was written here. */
export const saysTheSame = (there: WellnessEntry, here: WellnessEntry): boolean =>
  there.sealed === undefined || here.sealed === undefined ? said(there) === said(here) : there.sealed === here.sealed;
