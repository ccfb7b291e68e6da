/** Where a voice comes from, for whoever listens: metres to the right, and metres ahead. */
export interface Heard {
  readonly right: number;
  readonly ahead: number;
  /** 0: not at all; 1: as it came. */
  readonly loudness: number;
}

interface Voice {
  readonly source: MediaStreamAudioSourceNode;
  readonly gain: GainNode;
  readonly panner: PannerNode;
  readonly stream: MediaStream;
  readonly pump: HTMLAudioElement;
}

export type Hall = ReturnType<typeof createHall>;

/**
 * The voices of a call, each from where it is. It is made when somebody presses a button: before that browsers keep it
 * silent. How loud a voice is says whoever asks, so that walls, rings and choices count as they do elsewhere.
 */
export function createHall() {
  const context = new AudioContext();
  const voices = new Map<number, Voice>();
  let isSpatial = false;

  const wire = ({ gain, panner, source }: Voice) => {
    source.disconnect();
    gain.disconnect();
    panner.disconnect();
    if (isSpatial) source.connect(gain).connect(panner).connect(context.destination);
    else source.connect(gain).connect(context.destination);
  };
  const remove = (id: number) => {
    const voice = voices.get(id);
    if (!voice) return;
    voices.delete(id);
    voice.source.disconnect();
    voice.gain.disconnect();
    voice.panner.disconnect();
    voice.pump.srcObject = null;
  };

  return {
    /** The browser waits for a press before anything is heard. */
    isHeld: () => context.state === 'suspended',
    start: () => context.resume(),
    /** Everybody who is heard now. */
    set(streams: ReadonlyMap<number, MediaStream>) {
      for (const id of [...voices.keys()]) if (voices.get(id)?.stream !== streams.get(id)) remove(id);
      for (const [id, stream] of streams) {
        if (voices.has(id) || stream.getAudioTracks().length === 0) continue;
        // Chromium decodes what comes from another device only while an element plays it, silent as it is.
        const pump = Object.assign(new Audio(), { srcObject: stream, muted: true });
        void pump.play().catch(() => undefined);
        const voice: Voice = {
          stream,
          pump,
          source: context.createMediaStreamSource(stream),
          gain: context.createGain(),
          // Loudness is ours, so that a voice is as loud from the left as from ahead.
          panner: new PannerNode(context, { panningModel: 'HRTF', rolloffFactor: 0 }),
        };
        voice.gain.gain.value = 0;
        voices.set(id, voice);
        wire(voice);
      }
    },
    place(id: number, { right, ahead, loudness }: Heard) {
      const voice = voices.get(id);
      if (!voice) return;
      const soon = context.currentTime + 0.1;
      voice.gain.gain.linearRampToValueAtTime(loudness, soon);
      // The listener stays at the middle and looks along the negative z axis, as a new context has it.
      voice.panner.positionX.linearRampToValueAtTime(right, soon);
      voice.panner.positionZ.linearRampToValueAtTime(-ahead, soon);
    },
    spatial(wanted: boolean) {
      if (wanted === isSpatial) return;
      isSpatial = wanted;
      for (const voice of voices.values()) wire(voice);
    },
    /** Tells again and again how loud a microphone is; answers the way to stop. */
    measure(track: MediaStreamTrack, onSamples: (samples: Float32Array) => void): () => void {
      const source = context.createMediaStreamSource(new MediaStream([track]));
      const analyser = new AnalyserNode(context, { fftSize: 1024 });
      source.connect(analyser);
      const samples = new Float32Array(analyser.fftSize);
      const timer = setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        onSamples(samples);
      }, 100);
      return () => {
        clearInterval(timer);
        source.disconnect();
      };
    },
    close() {
      for (const id of [...voices.keys()]) remove(id);
      void context.close();
    },
  };
}
