import { isoTime } from '#platform/server/keyset.ts';
import type { ReportReason } from '../contract.ts';

/** C-07: these go before all others in the queue, whatever the payload's priority. */
export const seriousReasons: readonly ReportReason[] = ['harassment', 'hate_speech', 'inappropriate_content'];

/** REPORT-17: always high, whatever was sent. */
export const alwaysHigh: readonly ReportReason[] = ['harassment', 'hate_speech'];

/** SQL: the columns of a FiledReport. */
export const filedColumns = `r.id, r.status, r.priority, ${isoTime('r.created_at')} as "createdAt", r.reason,
  r.content_type as "contentType", r.content_id as "contentId"`;
