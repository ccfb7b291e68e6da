/**
 * SQL: this member has a bad day, and chose that others may know that answers take longer. Nothing else of the record is
 * told.
 */
export const slowToReplyText = (userId: string): string =>
  `exists (select 1 from accessibility_preferences ap where ap.user_id = ${userId} and ap.low_energy_until > now()
    and ap.low_energy_profile @> '{"slowToReply": true}')`;
