import { notBlockedText } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Buddies, RollCall, RollCallState } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { nameText } from '../in-community.ts';

interface Looking {
  readonly query: Query;
  readonly viewerId: number;
  readonly spaceId: number;
  readonly mayRun: boolean;
  readonly now: Date;
}

/** SQL: the member m of the space, with the account u. */
const people = `space_members m join users u on u.id = m.user_id`;

async function buddiesOf({ query, viewerId, spaceId }: Looking): Promise<Buddies> {
  const rows = await query<{ no: number; name: string; agreed: boolean; mine: boolean }>(
    'roll-buddies',
    `select m.no, ${nameText} as name, t.agreed_at is not null as agreed, t.user_id = $1::int as mine
     from roll_buddies t join ${people} on m.space_id = t.space_id and m.state = 'member'
       and m.user_id = case when t.user_id = $1::int then t.buddy_id else t.user_id end
     where t.space_id = $2::int and $1::int in (t.user_id, t.buddy_id) and ${notBlockedText('$1::int', 'm.user_id')}
     order by name, m.no`,
    [viewerId, spaceId],
  );
  const shown = rows.map(({ no, name, agreed }) => ({ no, name, agreed }));
  return {
    mine: shown.find((_, n) => rows[n]?.mine) ?? null,
    ofOthers: shown.filter((_, n) => !rows[n]?.mine),
  };
}

type Latest = Omit<RollCall, 'seen' | 'silent' | 'mine'> & {
  readonly answer: 'safe' | 'help' | null;
  readonly at: string | null;
};

async function latestOf({ query, viewerId, spaceId, now }: Looking): Promise<Latest | undefined> {
  const [row] = await query<Latest>(
    'roll-call-latest',
    `select r.id, r.danger, r.words, ${isoTime('r.started_at')} as "startedAt", ${isoTime('r.answer_by')} as "answerBy",
       ${isoTime('r.ended_at')} as "endedAt", r.answer_by < $3::timestamptz as over, a.answer, ${isoTime('a.answered_at')} as at
     from roll_calls r left join roll_answers a on a.roll_call_id = r.id and a.user_id = $1::int
     where r.space_id = $2::int and r.started_at > $3::timestamptz - make_interval(days => ${limits.rollDays})
     order by r.started_at desc, r.id desc limit 1`,
    [viewerId, spaceId, now.toISOString()],
  );
  return row;
}

/** Counts are of everybody; a name is left out where one of the two has blocked the other. */
async function seenBy(
  { query, viewerId, spaceId }: Looking,
  rollCallId: number,
): Promise<NonNullable<RollCall['seen']>> {
  const rows = await query<{ no: number; name: string; answer: 'safe' | 'help'; at: string; shown: boolean }>(
    'roll-answers',
    `select m.no, ${nameText} as name, a.answer, ${isoTime('a.answered_at')} as at,
       ${notBlockedText('$3::int', 'm.user_id')} as shown
     from roll_answers a join ${people} on m.user_id = a.user_id and m.space_id = $2::int and m.state = 'member'
     where a.roll_call_id = $1::int order by a.answer, a.answered_at, m.no`,
    [rollCallId, spaceId, viewerId],
  );
  const [{ members } = { members: 0 }] = await query<{ members: number }>(
    'roll-members',
    'select member_count as members from spaces where id = $1::int',
    [spaceId],
  );
  const having = (answer: string) => rows.filter((row) => row.answer === answer).length;
  return {
    members,
    safe: having('safe'),
    help: having('help'),
    answers: rows.filter(({ shown }) => shown).map(({ no, name, answer, at }) => ({ no, name, answer, at })),
  };
}

/** Whoever chose the viewer, who agreed, and has not answered although the time is over. */
const silentFor = ({ query, viewerId, spaceId }: Looking, rollCallId: number) =>
  query<{ no: number; name: string }>(
    'roll-silent',
    `select m.no, ${nameText} as name from roll_buddies t
     join ${people} on m.space_id = t.space_id and m.user_id = t.user_id and m.state = 'member'
     where t.space_id = $1::int and t.buddy_id = $2::int and t.agreed_at is not null
       and ${notBlockedText('$2::int', 't.user_id')}
       and not exists (select 1 from roll_answers a where a.roll_call_id = $3::int and a.user_id = t.user_id)
     order by name, m.no`,
    [spaceId, viewerId, rollCallId],
  );

export async function rollCallState(looking: Looking): Promise<RollCallState> {
  const { mayRun } = looking;
  const latest = await latestOf(looking);
  const buddies = await buddiesOf(looking);
  if (!latest) return { rollCall: null, buddies, mayRun };
  const { answer, at, ...rollCall } = latest;
  return {
    rollCall: {
      ...rollCall,
      mine: answer && at ? { answer, at } : null,
      seen: mayRun ? await seenBy(looking, latest.id) : null,
      silent: latest.over || latest.endedAt ? await silentFor(looking, latest.id) : [],
    },
    buddies,
    mayRun,
  };
}
