import type { MatrixInput } from '#platform/server/matrix.ts';
import type { TestApp } from '#platform/server/testing/app.ts';
import { silence } from '../silence.ts';
import { agree } from './agree.ts';

export interface Side {
  readonly id: number;
  readonly name: string;
  /** Stands in everything that this member writes, and in nothing else. */
  readonly word: string;
  readonly post: number;
  readonly comment: number;
  /** Last part of the address of a blog. */
  readonly blog: string;
  readonly picture: number;
  /** In the library, without the word: it stays there behind a block, and the name goes. */
  readonly resource: number;
  /** A local community of theirs, without the word, that the others have joined. */
  readonly community: number;
  readonly event: number;
}

/** A game room of each, in which the other has joined and both have said something, and its game. */
export interface Duel {
  readonly room: number;
  readonly match: number;
}

/** The conversation of the two, a group of all three, and in both of them a message and a picture of each. */
export interface Talk {
  readonly direct: number;
  readonly group: number;
  readonly pictures: ReadonlyMap<number, readonly number[]>;
}

/** A group of the third, in which both have written a post and a comment, and put a picture and a file. */
export interface Club {
  readonly id: number;
  /** Of the third, with a comment of each. */
  readonly post: number;
  readonly own: ReadonlyMap<number, { readonly post: number; readonly picture: number; readonly file: number }>;
}

export interface World {
  readonly me: Side;
  readonly other: Side;
  /** Somebody whom both follow, who follows both, and on whose post both are busy. */
  readonly third: Side;
}

export interface Gathered {
  readonly ana: Side;
  readonly ben: Side;
  /** Whom both know. */
  readonly carol: Side;
  readonly talk: Talk;
  readonly club: Club;
  readonly duels: ReadonlyMap<number, Duel>;
}

const gif = Buffer.from('R0lGODlhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

type Trio = Pick<Gathered, 'ana' | 'ben' | 'carol'>;

export const of = (id: number): MatrixInput => ({ params: { id } });

export const sidesOf = ({ ana, ben, carol }: Trio): readonly World[] => [
  { me: ana, other: ben, third: carol },
  { me: ben, other: ana, third: carol },
];

/** Members who know each other by everything that members can do together, to see what a block takes away. */
export function worldOf(app: TestApp) {
  const ask = async <Body>(userId: number, operation: string, input?: MatrixInput) =>
    (await app.call<Body>(userId, operation, input)).body;
  let moderator = 0;

  /** A member whose name and words are found nowhere else, with a post, a wording before it, and a picture to describe. */
  async function settleIn(name: string, word: string): Promise<Side> {
    const id = await app.addMember({ name });
    await agree(app, id);
    const upload = { bytes: gif, type: 'image/gif' };
    await ask(id, 'uploadBanner', { params: { userId: id }, upload });
    await ask(id, 'uploadNameClip', { params: { userId: id }, upload: silence() });
    await ask(id, 'updateProfile', {
      params: { userId: id },
      body: {
        avatarAlt: word,
        bannerAlt: word,
        nameSaid: word,
        bio: `I like ${word}.`,
        suburb: word,
        interests: ['numbats'],
        website: `https://${word}.example`,
      },
    });
    const { id: picture } = await ask<{ id: number }>(id, 'uploadImage', { upload });
    await ask(id, 'updateMedia', { params: { id: picture }, body: { wantsDescription: true } });
    const body = { content: `Seen: ${word} #numbats`, title: word, mediaIds: [picture] };
    const { id: post } = await ask<{ id: number }>(id, 'createPost', { body });
    await ask(id, 'editPost', { params: { id: post }, body: { version: 1, content: `Seen today: ${word} #numbats` } });
    const comment = { params: { id: post }, body: { content: `More of ${word}` } };
    const resource = await settleResource(id);
    const community = await settleCommunity(id);
    const blog = { type: 'blog', title: `Long words on ${word}`, content: 'A blog.', tags: ['numbats'] };
    const { path } = await ask<{ path: string }>(id, 'createPost', { body: blog });
    return {
      id,
      name,
      word,
      post,
      picture,
      resource,
      community,
      event: await settleEvent(id, word, community),
      blog: path.slice('/blogs/'.length),
      comment: (await ask<{ id: number }>(id, 'createComment', comment)).id,
    };
  }

  /** A community with a place that its owner has measured. */
  async function settleCommunity(id: number): Promise<number> {
    const body = {
      name: 'Numbat friends',
      description: 'They come at dusk.',
      guidelines: 'Be still.',
      communityType: 'social',
      suburb: 'Footscray',
      postcode: '3011',
      state: 'VIC',
    };
    const made = await ask<{ id: number }>(id, 'createCommunity', { body });
    const hide = await ask<{ id: number }>(id, 'addPlaceNote', { ...of(made.id), body: { name: 'Hide', where: '' } });
    await ask(id, 'measurePlace', {
      params: { id: made.id, placeId: hide.id },
      body: { kind: 'steps', value: 0, measuredOn: new Date().toISOString().slice(0, 10) },
    });
    return made.id;
  }

  /** In the community of the third each of the two has the other as buddy; in their own, each sees who answers. */
  async function befriend(sides: readonly World[]) {
    for (const { me, other, third } of sides) {
      const people = await ask<{ no: number; mine: boolean; name: string }[]>(
        me.id,
        'listSpaceMembers',
        of(third.community),
      );
      const no = people.find(({ name }) => name === other.name)?.no;
      await ask(me.id, 'chooseBuddy', { ...of(third.community), body: { no } });
      await ask(me.id, 'startRollCall', { ...of(me.community), body: { danger: 'heat', minutes: 60 } });
    }
    for (const { me, other } of sides) {
      await ask(me.id, 'answerRollCall', { ...of(other.community), body: { answer: 'safe' } });
    }
  }

  /** One for everybody, and a meeting of a community. */
  async function settleEvent(id: number, word: string, spaceId: number): Promise<number> {
    await ask(id, 'addPassportItem', { body: { text: `A chair for ${word}` } });
    const at = (hour: string) => `${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)}T${hour}`;
    const body = {
      title: `Meeting of ${word}`,
      description: word,
      eventType: 'social',
      startTime: at('10:00'),
      endTime: at('11:00'),
      isVirtual: false,
      location: word,
      maxAttendees: 20,
    };
    await ask(id, 'createEvent', { body: { ...body, spaceId } });
    return (await ask<{ id: number }>(id, 'createEvent', { body })).id;
  }

  async function settleResource(id: number): Promise<number> {
    const body = {
      title: 'A page on numbats',
      description: 'Where they live.',
      category: 'education',
      resourceType: 'article',
      states: ['national'],
      externalUrl: 'https://example.org/numbats',
    };
    const made = await ask<{ id: number }>(id, 'createResource', { body });
    await ask(moderator, 'publishResource', { params: { id: made.id }, body: { version: 1 } });
    return made.id;
  }

  /** Everything that one member can do with what is another's. */
  async function meet(one: Side, another: Side) {
    await ask(one.id, 'follow', of(another.id));
    await ask(one.id, 'likePost', of(another.post));
    await ask(one.id, 'savePost', of(another.post));
    await ask(one.id, 'createComment', { params: { id: another.post }, body: { content: `Nice, says ${one.word}` } });
    const { items } = await ask<{ items: { id: number }[] }>(one.id, 'getPassport');
    await ask(one.id, 'registerForEvent', {
      params: { id: another.event },
      body: { listed: true, itemIds: items.map(({ id }) => id) },
    });
    await ask(one.id, 'offerDescription', { params: { id: another.picture }, body: { text: `Drawn by ${one.word}` } });
    await ask(one.id, 'joinCommunity', { body: { communityId: another.community } });
  }

  /** The two write to each other, and both to the group that the third has begun. */
  async function converse({ ana, ben, carol }: Trio): Promise<Talk> {
    const upload = { bytes: gif, type: 'image/gif' };
    const pictures = new Map<number, number[]>();
    const say = async (from: Side, to: object) => {
      const { id } = await ask<{ id: number }>(from.id, 'uploadMessagePicture', { upload });
      pictures.set(from.id, [...(pictures.get(from.id) ?? []), id]);
      const body = { ...to, content: `Hello from ${from.word}`, media: [{ id, alt: from.word }] };
      return ask<{ id: number; conversationId: number }>(from.id, 'sendMessage', { body });
    };
    const first = await say(ana, { recipientId: ben.id });
    const answer = await say(ben, { recipientId: ana.id, replyToId: first.id });
    await ask(ana.id, 'reactToMessage', { ...of(answer.id), body: { mark: '👍' } });
    const body = { title: 'Numbat walks', memberIds: [ana.id] };
    const { id: group } = await ask<{ id: number }>(carol.id, 'createGroup', { body });
    await ask(carol.id, 'addPeople', { ...of(group), body: { memberIds: [ben.id] } });
    await say(ana, { conversationId: group });
    await say(ben, { conversationId: group });
    return { direct: first.conversationId, group, pictures };
  }

  async function gatherIn({ ana, ben, carol }: Trio): Promise<Club> {
    const body = { name: 'Numbat walkers', description: 'We look.', guidelines: 'Quietly.', category: 'visual' };
    const { id } = await ask<{ id: number }>(carol.id, 'createSupportGroup', { body });
    const { id: post } = await ask<{ id: number }>(carol.id, 'createSpacePost', {
      ...of(id),
      body: { content: 'Hello' },
    });
    const own = new Map<number, { post: number; picture: number; file: number }>();
    for (const one of [ana, ben]) {
      await ask(one.id, 'joinSpace', { ...of(id), body: {} });
      await ask(one.id, 'acceptSpaceGuidelines', of(id));
      const upload = { bytes: gif, type: 'image/gif' };
      const { id: picture } = await ask<{ id: number }>(one.id, 'uploadSpacePicture', { ...of(id), upload });
      const words = { content: `Seen by ${one.word}`, pictures: [{ id: picture, alt: one.word }] };
      const made = await ask<{ id: number }>(one.id, 'createSpacePost', { ...of(id), body: words });
      const reply = { params: { id, postId: post }, body: { content: `Says ${one.word}` } };
      await ask(one.id, 'createSpaceComment', reply);
      const text = { bytes: new TextEncoder().encode('Plain.'), type: 'text/plain' };
      const sent = { ...of(id), query: { name: 'words.txt' }, upload: text };
      const { id: file } = await ask<{ id: number }>(one.id, 'uploadSpaceFile', sent);
      await ask(one.id, 'addSpaceFile', { ...of(id), body: { fileId: file, about: `List of ${one.word}` } });
      own.set(one.id, { post: made.id, picture, file });
    }
    return { id, post, own };
  }

  /** Each plays one game to its end with the other, and has another one going on. */
  async function duel(host: Side, guest: Side): Promise<Duel> {
    const body = { name: `Game of ${host.word}`, gameType: 'reversi' };
    const { id: room } = await ask<{ id: number }>(host.id, 'createGameRoom', { body });
    await ask(guest.id, 'joinGameRoom', { ...of(room), body: {} });
    for (const { id, word } of [host, guest]) await ask(id, 'sendGameMessage', { ...of(room), body: { text: word } });
    await ask(guest.id, 'actInGame', { ...of(room), body: { act: 'resign' } });
    for (const { id } of [host, guest]) await ask(id, 'actInGame', { ...of(room), body: { act: 'rematch' } });
    const { id: match } = await ask<{ id: number }>(host.id, 'getRoomMatch', of(room));
    return { room, match };
  }

  /** Two who meet each other everywhere, and a third whom both know. */
  async function gather(): Promise<Gathered> {
    // Ids that no count, year or other id can be mistaken for.
    await app.database.query('ids', 'alter sequence users_id_seq restart with 98760001', []);
    moderator = await app.addMember({ name: 'Moderator', roles: ['member', 'moderator'] });
    const ana = await settleIn('Quillfeather Ana', 'zyxanemone');
    const ben = await settleIn('Vondermere Ben', 'zyxbanksia');
    const carol = await settleIn('Carol Third', 'zyxcassia');
    for (const [one, another] of [
      [ana, ben],
      [ben, ana],
      [ana, carol],
      [ben, carol],
      [carol, ana],
      [carol, ben],
    ] as const) {
      await meet(one, another);
    }
    const trio = { ana, ben, carol };
    const talk = await converse(trio);
    const club = await gatherIn(trio);
    await befriend(sidesOf(trio));
    const duels = new Map([
      [ana.id, await duel(ana, ben)],
      [ben.id, await duel(ben, ana)],
    ]);
    await app.settle();
    return { ...trio, talk, club, duels };
  }

  return { ask, settleIn, meet, gather };
}
