import { notBlockedText } from '#areas/people/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Principal } from '#platform/server/principal.ts';
import type { Resource } from '../contract.ts';

type RawPerson = { id: number; displayName: string; username: string };
export interface RawResource
  extends Omit<Resource, 'fileUrl' | 'externalUrl' | 'file' | 'submittedBy' | 'verifiedBy' | 'mine'> {
  readonly externalUrl: string;
  readonly fileName: string;
  readonly fileType: string;
  readonly fileBytes: number;
  readonly submitterId: number | null;
  readonly submittedBy: RawPerson | null;
  readonly verifiedBy: RawPerson | null;
}

/** A name is shown to whoever may come across that member; the resource stays, since it is there for everybody. */
const personText = (column: string, viewer: string) =>
  `(select json_build_object('id', u.id, 'displayName', u.name, 'username', u.username) from users u
    where u.id = ${column} and ${notBlockedText(viewer, 'u.id')})`;

/** SQL: a resource r as a viewer may see it. `viewer` is a placeholder with the viewer's number; 0 is a guest. */
export const resourceColumns = (viewer: string) => `r.id, r.title, r.description, r.category,
  r.resource_type as "resourceType", r.tags, r.helpful, r.view_count as "viewCount", r.is_verified as "isVerified",
  r.external_url as "externalUrl", r.file_name as "fileName", r.file_type as "fileType", r.file_bytes as "fileBytes",
  ${isoTime('r.created_at')} as "createdAt", r.formats, r.states, r.language, r.status, r.reason,
  r.submitted_by as "submitterId", ${personText('r.submitted_by', viewer)} as "submittedBy",
  ${isoTime('r.verified_at')} as "verifiedAt", ${personText('r.verified_by', viewer)} as "verifiedBy",
  r.review_by::text as "reviewBy", r.last_checked::text as "lastChecked", r.version,
  exists (select 1 from resource_helpful h where h.resource_id = r.id and h.user_id = ${viewer}) as "helpfulByMe",
  exists (select 1 from resource_saves s where s.resource_id = r.id and s.user_id = ${viewer}) as "savedByMe"`;

export const fileUrlOf = (id: number, name: string) => `/resources/files/${id}/${name}`;
const personOf = (raw: RawPerson | null) => raw && { ...raw, avatar: avatarOf(raw.id) };

export function resourceView(raw: RawResource, viewer: Principal, mayReview: boolean): Resource {
  const { fileName, fileType, fileBytes, submitterId, submittedBy, verifiedBy, externalUrl, ...rest } = raw;
  const mine = submitterId !== null && submitterId === viewer.id;
  return {
    ...rest,
    fileUrl: fileName ? fileUrlOf(raw.id, fileName) : null,
    externalUrl: externalUrl || null,
    file: fileName ? { name: fileName, type: fileType, bytes: fileBytes } : null,
    // Someone may have blocked the supporter who asks, and not the member.
    submittedBy: viewer.for ? null : personOf(submittedBy),
    verifiedBy: viewer.for ? null : personOf(verifiedBy),
    reason: mine || mayReview ? rest.reason : '',
    mine,
  };
}

/** One resource, whatever its state: whether the viewer may see it is asked before. */
export async function readResource(query: Query, id: number, viewer: Principal, mayReview: boolean) {
  const [raw] = await query<RawResource>(
    'resource',
    `select ${resourceColumns('$2::int')} from resources r where r.id = $1::int`,
    [id, viewer.id],
  );
  return raw && resourceView(raw, viewer, mayReview);
}
