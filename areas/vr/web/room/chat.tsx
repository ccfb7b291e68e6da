import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { RoomChat, SayInRoom } from '#platform/web/room-chat.tsx';
import type { VrRoom, VrVisitor } from '../../contract.ts';
import { limits, phrases } from '../../pure/options.ts';
import { useMessages, useSay, useUnsay } from '../data.ts';

interface ChatProps {
  readonly room: VrRoom;
  readonly own: VrVisitor | undefined;
  /** Ready phrases are open from the start: for one switch. */
  readonly phrasesOpen: boolean;
  /** Somebody else said something. */
  readonly onHeard: () => void;
}

/** What is said in the room, the same in all views. */
export function Chat({ room, own, phrasesOpen, onHeard }: ChatProps) {
  const { spaceId } = room;
  const list = useMessages(spaceId);
  const say = useSay(spaceId);
  const unsay = useUnsay(spaceId);
  const silence = room.isHost ? undefined : room.isQuiet ? 'quiet' : own?.isQuiet ? 'hushed' : undefined;
  useSaidSilence(silence);
  // Kept while one reads only.
  const [text, setText] = useState('');
  return (
    <RoomChat
      title="Said here"
      intro="Only people who are here now read it. It’s deleted after seven days."
      list={list}
      empty="Nothing has been said since you came in."
      contentType="vr_message"
      unsay={(id) => unsay.mutateAsync({ id })}
      onHeard={onHeard}
    >
      {silence ? (
        <p>{silenceWords[silence].shown}</p>
      ) : (
        <SayInRoom
          label="Say something"
          limit={limits.message}
          phrases={phrases}
          phrasesOpen={phrasesOpen}
          text={text}
          setText={setText}
          say={(words) => say.mutateAsync({ id: spaceId, text: words })}
          saying={say.pending}
        />
      )}
    </RoomChat>
  );
}

/** Why one reads only: as it stands there, and as it is said when it begins. */
const silenceWords = {
  quiet: {
    shown: 'It’s quiet hour. You can read, move and use gestures.',
    said: 'The quiet hour has begun. You can read, move and use gestures.',
  },
  hushed: {
    shown: 'The host has asked you to read only for now.',
    said: 'You can read only for now. The host has asked for it.',
  },
} as const;

function useSaidSilence(silence: keyof typeof silenceWords | undefined): void {
  const before = useRef(silence);
  useEffect(() => {
    if (before.current === silence) return;
    before.current = silence;
    announce(silence ? silenceWords[silence].said : 'You can write again.');
  }, [silence]);
}
