import { avatarSvg } from '#demo/avatars.ts';
import { blocks as demoBlocks } from '#demo/blocks.ts';
import { cast } from '#demo/cast.ts';
import { follows as demoFollows } from '#demo/follows.ts';
import type { Seed } from '#platform/server/area.ts';
import { pngOf } from './picture.ts';
import { blocks, follows, profiles } from './tables.ts';

const minute = 60_000;

export const seed: Seed = async ({ db, now, services }) => {
  const pictures = await Promise.all(cast.map((member) => pngOf(avatarSvg(member))));
  const keys = await Promise.all(pictures.map((picture) => services.files.put('avatars', picture)));
  await db.insert(profiles).values(
    cast.map((member, at) => ({
      userId: member.id,
      bio: member.bio,
      pronouns: member.pronouns ?? '',
      suburb: member.suburb,
      state: member.state,
      website: member.website ?? '',
      websiteCheckedAt: member.website ? now : null,
      websiteTriedAt: member.website ? now : null,
      interests: [...member.interests],
      howToTalk: member.howToTalk ?? null,
      avatarKey: keys[at] ?? null,
    })),
  );
  const before = (steps: number) => new Date(now.getTime() - steps * 37 * minute);
  if (demoFollows.length > 0) {
    await db.insert(follows).values(
      demoFollows.map(([followerId, followeeId], at) => ({
        followerId,
        followeeId,
        createdAt: before(demoFollows.length - at),
      })),
    );
  }
  if (demoBlocks.length > 0) {
    await db
      .insert(blocks)
      .values(demoBlocks.map(([blockerId, blockedId]) => ({ blockerId, blockedId, createdAt: now })));
  }
};
