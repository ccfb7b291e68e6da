import { Select } from '../ui/select.tsx';
import type { MediaKind } from './peer.ts';
import type { LocalMedia } from './use-local-media.ts';

const deviceNames: Readonly<Record<MediaKind, string>> = { audio: 'Microphone', video: 'Camera' };
const kinds: readonly MediaKind[] = ['audio', 'video'];

/** Which microphone and which camera, where there are several. */
export function Devices({ local }: { readonly local: LocalMedia }) {
  const shown = kinds.filter((kind) => local.tracks[kind] && local.devices[kind].length > 1);
  if (shown.length === 0) return null;
  return (
    <div className="call-devices">
      {shown.map((kind) => (
        <Select
          key={kind}
          label={deviceNames[kind]}
          value={local.tracks[kind]?.getSettings().deviceId ?? ''}
          options={local.devices[kind].map(({ deviceId, label }) => ({ value: deviceId, label }))}
          onChange={(event) => local.choose(kind, event.currentTarget.value)}
        />
      ))}
    </div>
  );
}
