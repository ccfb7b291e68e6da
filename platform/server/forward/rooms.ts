/** One connection to a browser. */
interface Connected {
  readonly answer: string;
  readonly close: () => void;
}

/** What makes the connections: apart, so that who hears whom does not hang on how. */
export interface Unit<Packet> {
  /** Of a browser that sends. */
  readonly receive: (
    offer: string,
    on: { readonly packet: (packet: Packet) => void; readonly gone: () => void },
  ) => Promise<Connected>;
  /** Of a browser that hears. */
  readonly send: (
    offer: string,
    on: { readonly gone: () => void },
  ) => Promise<Connected & { readonly write: (packet: Packet) => void }>;
}

interface Ear<Packet> {
  readonly write: (packet: Packet) => void;
  readonly close: () => void;
}
interface Voice<Packet> {
  readonly close: () => void;
  readonly ears: Map<number, Ear<Packet>>;
}

/** Whoever was to be heard sends nothing. */
export class SilentError extends Error {}

/** Who sends and who hears, in every room. */
export function createRooms<Packet>({ receive, send }: Unit<Packet>) {
  const rooms = new Map<string, Map<number, Voice<Packet>>>();
  const voiceOf = (room: string, member: number) => rooms.get(room)?.get(member);

  const endVoice = (room: string, member: number, only?: Voice<Packet>) => {
    const voices = rooms.get(room);
    const voice = voices?.get(member);
    if (!voices || !voice || (only && voice !== only)) return;
    voices.delete(member);
    if (voices.size === 0) rooms.delete(room);
    voice.close();
    for (const { close } of voice.ears.values()) close();
    voice.ears.clear();
  };
  const endEar = (room: string, member: number, of: number, only?: Ear<Packet>) => {
    const voice = voiceOf(room, of);
    const ear = voice?.ears.get(member);
    if (!voice || !ear || (only && ear !== only)) return;
    voice.ears.delete(member);
    ear.close();
  };

  return {
    async publish(room: string, member: number, offer: string): Promise<string> {
      const ears = new Map<number, Ear<Packet>>();
      let voice: Voice<Packet> | undefined;
      let isGone = false;
      const connected = await receive(offer, {
        packet: (packet) => {
          for (const { write } of ears.values()) write(packet);
        },
        gone: () => {
          isGone = true;
          if (voice) endVoice(room, member, voice);
        },
      });
      endVoice(room, member);
      voice = { close: connected.close, ears };
      if (isGone) connected.close();
      else rooms.set(room, (rooms.get(room) ?? new Map<number, Voice<Packet>>()).set(member, voice));
      return connected.answer;
    },
    async hear(room: string, member: number, of: number, offer: string): Promise<string> {
      const voice = voiceOf(room, of);
      if (!voice) throw new SilentError();
      let ear: Ear<Packet> | undefined;
      const connected = await send(offer, { gone: () => ear && endEar(room, member, of, ear) });
      // They may have left while it was made.
      if (voiceOf(room, of) !== voice) {
        connected.close();
        throw new SilentError();
      }
      endEar(room, member, of);
      ear = { write: connected.write, close: connected.close };
      voice.ears.set(member, ear);
      return connected.answer;
    },
    part(room: string, one: number, another: number): void {
      endEar(room, one, another);
      endEar(room, another, one);
    },
    leave(room: string, member: number): void {
      endVoice(room, member);
      for (const of of [...(rooms.get(room)?.keys() ?? [])]) endEar(room, member, of);
    },
  };
}
