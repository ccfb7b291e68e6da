import { useState } from 'react';
import { RoomChat, SayInRoom } from '#platform/web/room-chat.tsx';
import type { GameRoom } from '../../contract.ts';
import { limits, phrases } from '../../pure/limits.ts';
import { useMessages, useSay, useUnsay } from '../data.ts';

/** Players write, whoever sees the room reads. */
export function GameChat({ room: { id, playing } }: { readonly room: GameRoom }) {
  const list = useMessages(id);
  const unsay = useUnsay(id);
  return (
    <RoomChat
      title="Game Chat"
      list={list}
      empty="No messages yet."
      contentType="game_message"
      unsay={(message) => unsay.mutateAsync({ id: message })}
    >
      {playing && <Say roomId={id} />}
    </RoomChat>
  );
}

function Say({ roomId }: { readonly roomId: number }) {
  const [text, setText] = useState('');
  const say = useSay(roomId);
  return (
    <SayInRoom
      label="Message"
      limit={limits.message}
      phrases={phrases}
      text={text}
      setText={setText}
      say={(words) => say.mutateAsync({ id: roomId, text: words })}
      saying={say.pending}
    />
  );
}
