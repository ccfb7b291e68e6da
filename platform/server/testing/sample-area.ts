import { z } from 'zod';
import { id } from '#platform/contract/fields.ts';
import { areaContract, event, type Input, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { broadcast, on, rejudge, serverArea, signal, type UseCase } from '../area.ts';
import { mustBeSelf, policy } from '../policy.ts';
import { isModerator } from '../principal.ts';

/** An area for the platform's own tests: enough to show what the platform does for any area. */
export const noteAdded = event('noteAdded', z.object({ text: z.string() }));

/** Something that changes what a member may do or hear. */
export const memberJudged = event('memberJudged', z.object({ userId: z.number() }));

const Note = z.object({ text: z.string(), by: z.number() });

const addNote = operation({
  name: 'addNote',
  method: 'POST',
  path: '/api/notes',
  policy: 'notes.own',
  summary: 'Adds a note.',
  body: z.object({ text: z.string().min(1).max(20), authorId: id.optional() }),
  output: json(Note),
  status: 201,
});

const listNotes = operation({
  name: 'listNotes',
  method: 'GET',
  path: '/api/notes',
  policy: 'anyone',
  summary: 'Lists notes.',
  query: z.object({ cursor: z.string().optional() }),
  output: paged(Note),
  publicCache: true,
});

const listOldNotes = operation({
  name: 'listOldNotes',
  method: 'GET',
  path: '/api/old-notes',
  policy: 'anyone',
  summary: 'Lists notes, as it was done before.',
  query: z.object({ cursor: z.string().optional() }),
  output: paged(Note),
  deprecated: { since: '2026-11-27T00:00:00Z', until: '2027-11-27T00:00:00Z', link: 'https://example.org/versions' },
});

const breakNote = operation({
  name: 'breakNote',
  method: 'DELETE',
  path: '/api/notes/{id}',
  policy: 'member',
  summary: 'Fails after it has written.',
  params: z.object({ id }),
  output: nothing(),
});

const uploadNote = operation({
  name: 'uploadNote',
  method: 'POST',
  path: '/api/notes/file',
  policy: 'member',
  summary: 'Takes a small text file.',
  upload: { types: ['text/plain'], maxBytes: 100 },
  output: json(z.object({ bytes: z.number() })),
  direct: true,
});

const receiveNote = operation({
  name: 'receiveNote',
  method: 'POST',
  path: '/api/notes/signed',
  policy: 'anyone',
  summary: 'Takes what another server has signed.',
  signed: { header: 'sample-signature' },
  output: json(z.object({ text: z.string(), signature: z.string() })),
  direct: true,
  keyless: true,
});

const contract = areaContract({
  name: 'notes',
  operations: [addNote, listNotes, listOldNotes, breakNote, uploadNote, receiveNote],
  events: [noteAdded, memberJudged],
});

export interface SampleState {
  notes: { text: string; by: number }[];
  /** Texts that the reaction has seen, in order. */
  seen: string[];
  /** How many more times the reaction is to fail. */
  failures: number;
  listed: number;
  /** What uploads wait for. */
  turn: Promise<void>;
  /** Ids of notes that somebody asked to listen to. */
  judged: number[];
}

const everyone = { guest: 200, member: 200, other: 200, blocked: 200, moderator: 200 };
const also = [200, 200, 200] as const;

export function sampleArea() {
  const state: SampleState = { notes: [], seen: [], failures: 0, listed: 0, judged: [], turn: Promise.resolve() };
  const area = serverArea({
    contract,
    policies: { 'notes.own': policy('member', ({ input, principal }) => mustBeSelf(principal, input.authorId)) },
    handlers: {
      addNote: async ({ input, principal, emit }: UseCase<Input<typeof addNote>>) => {
        const note = { text: input.text, by: principal.id };
        state.notes.push(note);
        await emit(noteAdded, { text: input.text });
        return note;
      },
      listNotes: async ({ input }: UseCase<Input<typeof listNotes>>) => {
        state.listed += 1;
        return { items: state.notes, next: input.cursor ? undefined : 'more' };
      },
      listOldNotes: async ({ input }: UseCase<Input<typeof listOldNotes>>) => ({
        items: state.notes,
        next: input.cursor ? undefined : 'more',
      }),
      breakNote: async ({ emit }: UseCase<Input<typeof breakNote>>) => {
        await emit(noteAdded, { text: 'never' });
        throw new Error('secret words of a database');
      },
      uploadNote: async ({ input }: UseCase<Input<typeof uploadNote>>) => {
        await state.turn;
        return { bytes: input.upload.length };
      },
      receiveNote: async ({ input: { signed } }: UseCase<Input<typeof receiveNote>>) => {
        return { text: Buffer.from(signed.body).toString(), signature: signed.signature };
      },
    },
    work: {
      reactions: [
        on(noteAdded, 'notes.see', async ({ event: { text } }) => {
          if (state.failures > 0) {
            state.failures -= 1;
            throw new Error('not yet');
          }
          state.seen.push(text);
        }),
      ],
    },
    live: {
      broadcasts: [broadcast(noteAdded, () => ['notes', 'note:1', 'staff'])],
      rejudges: [rejudge(memberJudged, ({ userId }) => [userId])],
      // Everybody may listen to the list; only members with an odd id to note 1.
      topics: {
        notes: () => true,
        staff: ({ principal }) => isModerator(principal),
        note: ({ id, principal }) => {
          state.judged.push(id ?? 0);
          return principal.id % 2 === 1;
        },
      },
      signals: {
        wave: signal(z.object({ to: id }), async ({ content: { to }, userId }) => ({ to: [to], payload: { userId } })),
        help: signal(z.object({ to: id }), async ({ content: { to }, userId }) => ({ to: [to], payload: { userId } }), {
          whileSuspended: true,
        }),
      },
    },
    matrix: {
      addNote: { expect: everyone, also },
      listNotes: { expect: everyone, also },
      listOldNotes: { expect: everyone, also },
      breakNote: { expect: everyone, also },
      uploadNote: { expect: everyone, also },
      receiveNote: { expect: everyone, also },
    },
  });
  return { area, state };
}
