import { sdkVersion } from './sdk-methods.ts';

/** Stands for the address of the site in each sample; on the page its own address takes its place. */
const site = '__DOORWAYS_URL__';

export const languages = ['javascript', 'python', 'curl'] as const;
export type Language = (typeof languages)[number];
/** APIDOCS-06 */
export const languageNames: Readonly<Record<Language, string>> = {
  javascript: 'JavaScript',
  python: 'Python',
  curl: 'cURL',
};

/** The first sample person of every sandbox. */
const samplePerson = 2_000_000_001;

/** APIDOCS-10, APIDOCS-11: get posts, search providers, send a message. */
const examples: Readonly<Record<Language, string>> = {
  javascript: `import { Doorways } from 'doorways';

const doorways = new Doorways({ apiKey: process.env.DOORWAYS_KEY });

// 1. Get posts, 10 at a time
const posts = await doorways.getPosts({ type: 'question', limit: 10 });
console.log(posts.total, posts.data[0]?.title);

// 2. Search providers
const found = await doorways.searchProviders({ query: 'showering', location: 'melbourne', limit: 10 });
console.log(found.data.map((provider) => provider.businessName));

// 3. Send a message
const sent = await doorways.sendMessage({ recipientId: ${samplePerson}, content: 'Hello from my app', type: 'text' });
console.log(sent.data.content);
`,
  python: `import os
from doorways import Doorways

doorways = Doorways(api_key=os.environ["DOORWAYS_KEY"])

# 1. Get posts, 10 at a time
posts = doorways.get_posts(type="question", limit=10)
print(posts["total"], posts["data"][0]["title"])

# 2. Search providers
found = doorways.search_providers(query="showering", location="melbourne", limit=10)
print([provider["businessName"] for provider in found["data"]])

# 3. Send a message
sent = doorways.send_message(recipient_id=${samplePerson}, content="Hello from my app", type="text")
print(sent["data"]["content"])
`,
  curl: `# 1. Get posts, 10 at a time
curl --fail-with-body -sS "${site}/api/v1/posts?type=question&limit=10" \\
  -H "Authorization: Bearer $DOORWAYS_KEY"

# 2. Search providers
curl --fail-with-body -sS "${site}/api/v1/providers?query=showering&location=melbourne&limit=10" \\
  -H "Authorization: Bearer $DOORWAYS_KEY"

# 3. Send a message
curl --fail-with-body -sS "${site}/api/v1/messages" \\
  -H "Authorization: Bearer $DOORWAYS_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"recipientId": ${samplePerson}, "content": "Hello from my app", "type": "text"}'
`,
};

/** APIDOCS-03: the second of three steps. */
const installs = {
  javascript: `npm install ${site}/api/sdk/doorways-${sdkVersion}.tgz`,
  python: `pip install ${site}/api/sdk/doorways-${sdkVersion}-py3-none-any.whl`,
} as const;

const firstRequest = `curl ${site}/api/v1/me -H "Authorization: Bearer $DOORWAYS_KEY"`;

const webhook = `import { createServer } from 'http';
import { isFromDoorways } from 'doorways';

createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const { headers } = request;
  const isOurs = await isFromDoorways({ secret: process.env.WEBHOOK_SECRET, headers, body });
  response.writeHead(isOurs ? 204 : 401).end();
  if (isOurs) console.log(JSON.parse(body).type, headers['webhook-id']);
}).listen(process.env.PORT);
`;

const pages = `import { Doorways } from 'doorways';

const doorways = new Doorways({ apiKey: process.env.DOORWAYS_KEY });

for await (const post of doorways.each(doorways.getPosts, { limit: 5 })) {
  console.log(post.id, post.content);
}
`;

const errors = `import { Doorways, DoorwaysError } from 'doorways';

const doorways = new Doorways({ apiKey: process.env.DOORWAYS_KEY });

try {
  await doorways.getPost(1);
} catch (error) {
  if (!(error instanceof DoorwaysError)) throw error;
  console.log(error.status, error.message);
}
`;

const at = (text: string, address: string) => text.replaceAll(site, address);

/** Each sample of the documentation, once: the page shows these, and a test runs them. */
export const samplesFor = (address: string) => ({
  examples: {
    javascript: at(examples.javascript, address),
    python: at(examples.python, address),
    curl: at(examples.curl, address),
  },
  installs: { javascript: at(installs.javascript, address), python: at(installs.python, address) },
  firstRequest: at(firstRequest, address),
  webhook,
  pages,
  errors,
});
