import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.ts';

/** Plays a recording from its beginning; pressed again, it stops. Nothing is fetched before it is pressed. */
export function NamePlayer({ src, label }: { readonly src: string; readonly label: string }) {
  const [playing, setPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement>(undefined);
  useEffect(() => () => audio.current?.pause(), []);
  const press = () => {
    if (playing) return audio.current?.pause();
    const own = new Audio(src);
    audio.current?.pause();
    audio.current = own;
    own.onpause = () => setPlaying(false);
    own.onended = () => setPlaying(false);
    setPlaying(true);
    own.play().catch((error: unknown) => {
      setPlaying(false);
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: 'Couldn’t play the recording', description: 'Try again in a moment.', variant: 'destructive' });
    });
  };
  return (
    <Button icon={playing ? Square : Volume2} pressed={playing} onClick={press}>
      {label}
    </Button>
  );
}
