/** SQL for "the member has stopped this kind", for a table alias of notifications. */
export const stoppedText = (userId: string, kind: string) =>
  `exists (select 1 from notification_choices c
    where c.user_id = ${userId} and c.kind = ${kind} and c.channel = 'in-app' and not c.enabled)`;

/** SQL for "the member has muted this thing". */
export const mutedText = (userId: string, subject: string, now: string) =>
  `exists (select 1 from notification_mutes m
    where m.user_id = ${userId} and m.subject = ${subject} and (m.until is null or m.until > ${now}::timestamptz))`;

/** SQL for "the member wants this kind by email": chosen, or urgent and not declined. `urgent` is an array of kinds. */
export const emailWantedText = (userId: string, kind: string, urgent: string) =>
  `coalesce((select c.enabled from notification_choices c
    where c.user_id = ${userId} and c.kind = ${kind} and c.channel = 'email'), ${kind} = any(${urgent}::text[]))`;

/** SQL for "the member wants this kind in browsers": not declined. */
export const pushWantedText = (userId: string, kind: string) =>
  `not exists (select 1 from notification_choices c
    where c.user_id = ${userId} and c.kind = ${kind} and c.channel = 'push' and not c.enabled)`;
