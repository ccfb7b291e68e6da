import { isoTime } from '#platform/server/keyset.ts';
import type { DataFile, PersonalData } from '#platform/server/personal-data.ts';
import { ownRequests } from './requests/own-requests.ts';

const marked = (table: string) =>
  `select r.id as number, r.title, ${isoTime('m.created_at')} as at from ${table} m join resources r on r.id = m.resource_id
   where m.user_id = $1 and (r.status = 'published' or r.submitted_by = $1) order by m.created_at, r.id`;

export const personalData: PersonalData = {
  columns: {
    'resources.submitted_by': 'loses the person',
    'resources.decided_by': 'loses the person',
    'resources.verified_by': 'loses the person',
    'resource_files.uploader_id': 'goes',
    'resource_helpful.user_id': 'goes',
    'resource_saves.user_id': 'goes',
    'resource_opens.user_id': 'goes',
    'resource_format_requests.user_id': 'goes',
    'resource_problems.user_id': 'goes',
    'resource_problems.settled_by': 'loses the person',
    'resource_requests.user_id': 'goes',
    'resource_requests.settled_by': 'loses the person',
  },
  fileColumns: ['resources.file_key', 'resource_files.file_key'],
  export: async ({ query, userId }) => {
    const list = (text: string) => query<Record<string, unknown>>('', text, [userId]);
    const files = await query<DataFile>(
      '',
      `select file_key as key, id || '-' || file_name as name from resources where submitted_by = $1 and file_key is not null
       union all select file_key, 'unused-' || id || '-' || name from resource_files where uploader_id = $1`,
      [userId],
    );
    return [
      {
        name: 'resources',
        title: 'Resources that you sent',
        about: 'What you sent to the library, and what became of it.',
        files,
        rows: await list(
          `select id as number, title, description, category, resource_type as type, tags, formats, states, language,
             external_url as link, file_name as file, status, reason, ${isoTime('submitted_at')} as "sentAt"
           from resources where submitted_by = $1 order by id`,
        ),
      },
      {
        name: 'resource-files',
        title: 'Files that you sent for a resource',
        about: 'Files that no resource uses yet; they go after a day.',
        rows: await list(
          'select id as number, name, type, bytes from resource_files where uploader_id = $1 order by id',
        ),
      },
      {
        name: 'resources-saved',
        title: 'Resources that you saved',
        about: 'Only you can see these.',
        rows: await list(marked('resource_saves')),
      },
      {
        name: 'resources-helpful',
        title: 'Resources that helped you',
        about: 'Those where you pressed Helpful.',
        rows: await list(marked('resource_helpful')),
      },
      {
        name: 'resources-opened',
        title: 'Resources that you opened',
        about: 'Each once: it is how views are counted.',
        rows: await list(marked('resource_opens')),
      },
      {
        name: 'resource-requests',
        title: 'Formats that you asked for',
        about: 'Which resource, and in which format.',
        rows: await list(
          `select q.resource_id as number, r.title, q.format from resource_format_requests q
           join resources r on r.id = q.resource_id where q.user_id = $1 order by q.created_at, r.id`,
        ),
      },
      {
        name: 'resources-asked-for',
        title: 'Resources that you asked for',
        about: 'What you looked for and did not find, and when it was dealt with.',
        rows: await query(ownRequests, { userId }),
      },
      {
        name: 'resource-problems',
        title: 'Links and facts that you told us of',
        about: 'What you found broken or out of date.',
        rows: await list(
          `select resource_id as number, kind, note, ${isoTime('created_at')} as at, ${isoTime('settled_at')} as "settledAt"
           from resource_problems where user_id = $1 order by id`,
        ),
      },
    ];
  },
  erase: async ({ query, userId }) => {
    // What is in the library stays there for everybody, without the name; what is not goes with its file.
    const rows = await query<{ fileKey: string | null }>(
      '',
      `delete from resources where submitted_by = $1 and status <> 'published' returning file_key as "fileKey"`,
      [userId],
    );
    const loose = await query<{ fileKey: string }>(
      '',
      'delete from resource_files where uploader_id = $1 returning file_key as "fileKey"',
      [userId],
    );
    // Counts follow the rows that go with the account.
    await query(
      '',
      `update resources r set helpful = r.helpful - 1
       where exists (select 1 from resource_helpful h where h.resource_id = r.id and h.user_id = $1)`,
      [userId],
    );
    return [...rows, ...loose].map(({ fileKey }) => fileKey).filter((key) => key !== null);
  },
};
