// The reference program: the feed page of one member by one prepared statement over plain HTTP, and nothing else. No
// policy, no contract, no session, no cache: what is left between it and the product is the product's own cost.
// `node bench/reference.ts DATABASE_URL` prints its port.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

const [databaseUrl = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

const feed = `
  select json_build_object('items', coalesce(json_agg(page), '[]'))::text as page
  from (
    select p.id, p.content, p.tags, p.likes_count as likes, p.comments_count as comments, p.created_at as "createdAt",
      json_build_object('id', u.id, 'name', u.name, 'username', u.username) as author,
      exists (select from likes l where l.post_id = p.id and l.user_id = $1) as "likedByMe",
      exists (select from saves s where s.post_id = p.id and s.user_id = $1) as "savedByMe"
    from posts p
    join users u on u.id = p.author_id
    where p.deleted_at is null and p.hidden_at is null
      and p.author_id not in (
        select blocked_id from blocks where blocker_id = $1 union all select blocker_id from blocks where blocked_id = $1
      )
    order by p.created_at desc, p.id desc
    limit 20
  ) page`;

const server = createServer(async (_request, response) => {
  try {
    const { rows } = await pool.query<{ page: string }>({ name: 'feed', text: feed, values: [2] });
    const body = Buffer.from(rows[0]?.page ?? '');
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
    response.end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
