import { type Canaries, chosen, fileKey, ours, picture } from '#platform/server/testing/canaries.ts';

const ofAll = 'What a group or community is called and asks belongs to all who are in it, and stays with them.';

export const canaries: Canaries = {
  planted: {
    'space_members.alias': 'zyxalias',
    'space_members.answers': 'zyxanswer',
    'space_members.reason': 'zyxdeclined',
    'space_posts.content': 'zyxspacepost',
    'space_posts.content_warning': 'zyxspacewarning',
    'space_comments.content': 'zyxspacecomment',
    'space_pictures.alt': 'zyxspacealt',
    'space_files.name': 'zyxspacefile',
    'space_files.about': 'zyxspaceabout',
    'space_files.transcript': 'zyxspoken',
  },
  wordless: {
    'space_members.role': chosen,
    'space_members.state': chosen,
    'space_posts.kind': chosen,
    'space_pictures.file_key': fileKey,
    'space_pictures.small_key': fileKey,
    'space_files.file_key': fileKey,
    'space_files.type': ours,
    'spaces.kind': chosen,
    'spaces.visibility': chosen,
    'spaces.status': chosen,
    'spaces.run_only': chosen,
    'spaces.name': ofAll,
    'spaces.description': ofAll,
    'spaces.guidelines': ofAll,
    'spaces.questions': ofAll,
  },
  files: ['group-files/N-zyxspacefile.txt', 'group-posts/N.webp'],
  /** In a group of somebody else: joined under another name, asked in one, declined in another. */
  plant: async ({ app, call, me }) => {
    const owner = await app.addMember();
    const about = { description: 'A group', guidelines: 'Be kind.', category: 'visual' };
    const group = async (more: object) =>
      (await call<{ id: number }>(owner, 'createSupportGroup', { body: { ...about, name: 'A group', ...more } })).id;
    const id = await group({ aliasesAllowed: true });
    await call(me.id, 'joinSpace', { params: { id }, body: { alias: 'zyxalias' } });
    await call(me.id, 'acceptSpaceGuidelines', { params: { id } });
    const upload = await picture('white');
    const seen = await call<{ id: number }>(me.id, 'uploadSpacePicture', { params: { id }, upload });
    const post = await call<{ id: number }>(me.id, 'createSpacePost', {
      params: { id },
      body: {
        content: 'zyxspacepost',
        contentWarning: 'zyxspacewarning',
        pictures: [{ id: seen.id, alt: 'zyxspacealt' }],
      },
    });
    const params = { id, postId: post.id };
    await call(me.id, 'createSpaceComment', { params, body: { content: 'zyxspacecomment' } });
    const file = await call<{ id: number }>(me.id, 'uploadSpaceFile', {
      params: { id },
      query: { name: 'zyxspacefile.txt' },
      upload: { bytes: new TextEncoder().encode('zyxinside'), type: 'text/plain' },
    });
    const words = { fileId: file.id, about: 'zyxspaceabout', transcript: 'zyxspoken' };
    await call(me.id, 'addSpaceFile', { params: { id }, body: words });
    const asked = await group({ visibility: 'private', questions: ['Why?'] });
    await call(me.id, 'joinSpace', { params: { id: asked }, body: { answers: ['zyxanswer'] } });
    const declining = await group({ visibility: 'private' });
    await call(me.id, 'joinSpace', { params: { id: declining }, body: {} });
    const [request] = await call<{ no: number }[]>(owner, 'listSpaceRequests', { params: { id: declining } });
    await call(owner, 'answerSpaceRequest', {
      params: { id: declining, no: request?.no ?? 0 },
      body: { accept: false, reason: 'zyxdeclined' },
    });
  },
};
