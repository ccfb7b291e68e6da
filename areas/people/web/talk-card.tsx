import { Facts } from '#platform/web/ui/facts.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { User } from '../contract.ts';
import { NamePlayer } from './name-player.tsx';

/** The pace card is part of it: under its own name only where the profile says something else about the pace. */
const written = ({ howToTalk, pronouns, paceCard }: User) => {
  const pace = howToTalk?.pace ?? '';
  const lines = [
    { label: 'Pace', value: pace || paceCard },
    { label: 'In messages', value: pace === '' || pace === paceCard ? '' : paceCard },
    { label: 'Best way', value: howToTalk?.channels.join(', ') ?? '' },
    { label: 'What helps', value: howToTalk?.helps ?? '' },
  ].filter(({ value }) => value !== '');
  return lines.length > 0 && pronouns !== '' ? [{ label: 'Pronouns', value: pronouns }, ...lines] : lines;
};

/** Is there anything to put on the card? */
export const saysHow = (user: User): boolean =>
  user.nameSaid !== '' || user.nameClip !== null || written(user).length > 0;

interface Props {
  readonly user: User;
  /** Leaves out what can be pressed. */
  readonly still?: boolean;
  readonly title?: string;
  readonly level?: 2 | 3;
}

/** In the member's own words and voice; nothing at all when there is nothing. */
export function TalkCard({ user, still = false, title = 'How to talk with me', level = 2 }: Props) {
  if (!saysHow(user)) return null;
  const { nameSaid, nameClip, displayName } = user;
  const clip = nameClip && !still;
  const name = (
    <div className="stack">
      {nameSaid !== '' && <span>{nameSaid}</span>}
      {clip && <NamePlayer key={nameClip} src={nameClip} label={`Hear how ${displayName} says their name`} />}
      {nameClip && still && <span>A recording</span>}
    </div>
  );
  return (
    <Section title={title} level={level} region={level === 2} side>
      <Facts
        items={[
          ...(nameSaid !== '' || nameClip ? [{ label: level === 2 ? 'My name' : 'Their name', value: name }] : []),
          ...written(user),
        ]}
      />
    </Section>
  );
}
