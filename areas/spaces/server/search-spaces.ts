import { counted } from '#platform/contract/counted.ts';
import { searchByWords } from '#platform/server/search-words.ts';
import type { SpaceKind } from '../contract.ts';

interface Row {
  readonly name: string;
  readonly text: string;
  readonly isPrivate: boolean;
  readonly memberCount: number;
}

const words = {
  group: { base: '/support-groups', detail: 'Support group' },
  community: { base: '/local-communities', detail: 'Local community' },
} as const;

/**
 * Open spaces of a kind by name and purpose, as every member of the site may know them. Hidden ones are in no search, not
 * even for those who are in them; who is in one and what is written there is not searched.
 */
export const searchOf = (kind: SpaceKind) =>
  searchByWords<Row>({
    table: 'spaces s',
    of: 's',
    rules: `$1::int <> 0 and s.kind = '${kind}' and s.visibility <> 'hidden' and s.status = 'open' and s.removed_at is null`,
    columns: `s.name, left(s.description, 240) as text, s.visibility <> 'public' as "isPrivate", s.member_count as "memberCount"`,
    hit: ({ id, name, text, isPrivate, memberCount }) => ({
      id: String(id),
      href: `${words[kind].base}/${id}`,
      title: name,
      text,
      warning: '',
      facts: [counted(memberCount, 'member'), ...(isPrivate ? ['Private'] : [])],
      at: null,
      avatar: null,
    }),
    detail: () => words[kind].detail,
  });
