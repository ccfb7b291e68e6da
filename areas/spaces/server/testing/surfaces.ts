import { of, type Surfaces, tinyPicture } from '#platform/server/testing/surfaces.ts';

export const surfaces: Surfaces = {
  /** In a group of the third, both write a post and a comment, and put a picture and a file. */
  gather: async ({ ana, ben, carol }, { ask }) => {
    const id = carol.made('group');
    const hello = { ...of(id), body: { content: 'Hello' } };
    const { id: post } = await ask<{ id: number }>(carol.id, 'createSpacePost', hello);
    carol.keep('groupPost', post);
    for (const one of [ana, ben]) {
      await ask(one.id, 'joinSpace', { ...of(id), body: {} });
      await ask(one.id, 'acceptSpaceGuidelines', of(id));
      const sent = { ...of(id), upload: tinyPicture };
      const { id: picture } = await ask<{ id: number }>(one.id, 'uploadSpacePicture', sent);
      const words = { content: `Seen by ${one.word}`, pictures: [{ id: picture, alt: one.word }] };
      const made = await ask<{ id: number }>(one.id, 'createSpacePost', { ...of(id), body: words });
      const reply = { params: { id, postId: post }, body: { content: `Says ${one.word}` } };
      await ask(one.id, 'createSpaceComment', reply);
      const upload = { bytes: new TextEncoder().encode('Plain.'), type: 'text/plain' };
      const text = { ...of(id), query: { name: 'words.txt' }, upload };
      const { id: file } = await ask<{ id: number }>(one.id, 'uploadSpaceFile', text);
      await ask(one.id, 'addSpaceFile', { ...of(id), body: { fileId: file, about: `List of ${one.word}` } });
      one.keep('groupPost', made.id);
      one.keep('groupPicture', picture);
      one.keep('groupFile', file);
    }
  },
  reads: {
    listSpaceMembers: { shows: true, asks: ({ third }) => [of(third.made('group'))] },
    listSpaceRequests: {
      alike: {
        status: 403,
        why: 'Only those who run a group read them; they have their own test.',
        ask: ({ third }) => of(third.made('group')),
      },
    },
    getSpaceSharing: { asks: ({ third }) => [of(third.made('group'))] },
    listSpacePosts: { shows: true, asks: ({ third }) => [of(third.made('group'))] },
    getSpacePost: {
      gone: ({ other, third }) => [{ params: { id: third.made('group'), postId: other.made('groupPost') } }],
    },
    listSpaceComments: {
      shows: true,
      asks: ({ third }) => [{ params: { id: third.made('group'), postId: third.made('groupPost') } }],
      gone: ({ other, third }) => [{ params: { id: third.made('group'), postId: other.made('groupPost') } }],
    },
    readSpacePicture: {
      gone: ({ other, third }) => [{ params: { id: third.made('group'), pictureId: other.made('groupPicture') } }],
    },
    listSpaceFiles: { shows: true, asks: ({ third }) => [of(third.made('group'))] },
    readSpaceFile: {
      gone: ({ other, third }) => [
        { params: { id: third.made('group'), fileId: other.made('groupFile'), name: 'words.txt' } },
      ],
    },
  },
};
