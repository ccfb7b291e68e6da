import { Link2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { GameRoom } from '../../contract.ts';
import { featureWords } from '../../pure/kinds.ts';

/** ROOM-06: so long the button says that it is done. */
const copiedMs = 2000;

/** Only players of a private room have its secret, and only its link leads in. */
const linkOf = ({ id, invite }: GameRoom) =>
  `${location.origin}/arcade/room/${id}${invite ? `#invite=${encodeURIComponent(invite)}` : ''}`;

export function RoomInformation({ room, children }: { readonly room: GameRoom; readonly children: ReactNode }) {
  const { currentPlayers, maxPlayers, isPrivate, createdAt, accessibilityFeatures, invite, tournamentId } = room;
  const features = accessibilityFeatures.map((feature) => featureWords[feature].label).join(', ');
  return (
    <Section title="Room Information" side>
      <Facts
        items={[
          { label: 'Players', value: `${currentPlayers} of ${maxPlayers}` },
          { label: 'Privacy', value: isPrivate ? 'Private' : 'Public' },
          { label: 'Created', value: <Time value={createdAt} /> },
          { label: 'Accessibility', value: features || 'None set' },
          ...(tournamentId === null
            ? []
            : [
                {
                  label: 'Tournament',
                  value: <Link href={`/arcade/tournaments/${tournamentId}`}>Tournament {tournamentId}</Link>,
                },
              ]),
        ]}
      />
      <div className="room-ways">
        {(!isPrivate || invite) && <CopyLink room={room} />}
        {children}
      </div>
    </Section>
  );
}

function CopyLink({ room }: { readonly room: GameRoom }) {
  const [copied, setCopied] = useState(false);
  const [byHand, setByHand] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(linkOf(room));
      setCopied(true);
      toast({ title: 'Invite link copied!', description: 'Share this link to invite others to join.' });
    } catch {
      setByHand(true);
    }
  };
  return (
    <>
      <Button icon={Link2} onClick={() => void copy()}>
        {copied ? 'Copied!' : 'Copy Invite Link'}
      </Button>
      {byHand && (
        <p>
          This browser does not copy. The link is: <span className="copy-by-hand">{linkOf(room)}</span>
        </p>
      )}
    </>
  );
}
