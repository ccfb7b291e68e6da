import { exactTime, isoTime } from '#platform/server/keyset.ts';
import type { ContentFlag } from '../contract.ts';

export interface FlagRow extends ContentFlag {
  readonly at: string;
  /** 0: danger. */
  readonly rank: number;
}

export const flagRank = `case when f.flag_type = 'self_harm' then 0 else 1 end`;

export const flagsText = `select f.id, f.flag_type as "flagType", f.content_type as "contentType", f.content_id as "contentId",
  round(f.confidence::numeric, 2)::float8 as confidence, f.resolved_at is not null as "isResolved",
  ${isoTime('f.created_at')} as "createdAt", f.reasons, ${exactTime('f.created_at')} as at, ${flagRank} as rank
from content_flags f`;

export const viewFlag = ({ at: _at, rank: _rank, ...flag }: FlagRow): ContentFlag => flag;
