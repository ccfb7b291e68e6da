import { type Canaries, chosen, fileKey, ours } from '#platform/server/testing/canaries.ts';

export const canaries: Canaries = {
  planted: {
    'resources.title': 'zyxresource',
    'resources.description': 'zyxdescribed',
    'resources.tags': 'zyxlibrarytag',
    'resources.language': 'zyxlanguage',
    'resources.external_url': 'zyxresourcelink',
    'resources.file_name': 'zyxfilename',
    'resources.reason': 'zyxreturned',
    'resources.haystack': 'zyxresource',
    'resource_files.name': 'zyxloose',
    'resource_problems.note': 'zyxproblem',
    'resource_requests.words': 'zyxaskedfor',
    'resource_requests.note': 'zyxaskednote',
  },
  wordless: {
    'resource_files.file_key': fileKey,
    'resource_files.type': ours,
    'resource_format_requests.format': chosen,
    'resource_problems.kind': chosen,
    'resources.ref': ours,
    'resources.category': chosen,
    'resources.resource_type': chosen,
    'resources.formats': chosen,
    'resources.states': chosen,
    'resources.file_type': ours,
    'resources.file_key': fileKey,
    'resources.status': chosen,
    'resources.fills_format': chosen,
  },
  files: ['resources/N-zyxfilename.txt', 'resources/unused-N-zyxloose.txt'],
  /** One that came back and one with a file, which nobody has published; and a file that no resource uses. */
  plant: async ({ call, me, moderator }) => {
    const text = (name: string) => ({
      query: { name },
      upload: { bytes: new TextEncoder().encode('zyxinside'), type: 'text/plain' },
    });
    const file = await call<{ id: number }>(me.id, 'uploadResourceFile', text('zyxfilename.txt'));
    await call(me.id, 'uploadResourceFile', text('zyxloose.txt'));
    const about = {
      title: 'zyxresource',
      description: 'zyxdescribed',
      category: 'legal',
      resourceType: 'guide',
      tags: ['zyxlibrarytag'],
      formats: ['other_languages'],
      language: 'zyxlanguage',
      states: ['national'],
    };
    await call(me.id, 'createResource', { body: { ...about, fileId: file.id } });
    const sent = await call<{ id: number }>(me.id, 'createResource', {
      body: { ...about, externalUrl: 'https://zyxresourcelink.example' },
    });
    const params = { id: sent.id };
    await call(moderator, 'returnResource', { params, body: { version: 1, reason: 'zyxreturned' } });
    await call(me.id, 'requestResource', { body: { words: 'zyxaskedfor', note: 'zyxaskednote' } });
    const [shipped] = await call<{ id: number }[]>(me.id, 'listResources', {});
    await call(me.id, 'reportResourceProblem', {
      params: { id: shipped?.id ?? 0 },
      body: { kind: 'broken', note: 'zyxproblem' },
    });
  },
};
