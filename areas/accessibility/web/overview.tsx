import { CaseSensitive, Contrast, Hand, Keyboard, type LucideIcon, MicVocal, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { type FieldName, fieldsOf, groups } from '#platform/contract/preferences.ts';
import { useAccessibility, usePreference } from '#platform/web/preferences/store.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Draft } from './draft.ts';
import { stepOfGroup } from './quick-setup-steps.ts';
import { SettingRow } from './setting-row.tsx';
import { stepHref } from './steps.ts';

const icons: readonly LucideIcon[] = [CaseSensitive, Contrast, Volume2, Keyboard, MicVocal, Hand];
const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });

export interface OverviewProps {
  readonly draft: Draft;
  /** The setting whose editor is open. */
  readonly open: FieldName | null;
  readonly onOpen: (name: FieldName | null) => void;
}

/** All 26 settings with their values; each can be changed where it stands. */
export function Overview({ draft, open, onOpen }: OverviewProps) {
  const { savedAt, stored } = useAccessibility();
  const saved = stored && savedAt && <span className="soft small">Saved {day.format(new Date(savedAt))}</span>;
  return (
    <Section title="Current Settings Overview" action={saved || undefined} id="overview">
      <div className="setting-groups">
        {groups.map((group, place) => (
          <Group key={group} group={group} icon={icons[place] ?? Hand} draft={draft} open={open} onOpen={onOpen} />
        ))}
      </div>
    </Section>
  );
}

interface GroupProps extends OverviewProps {
  readonly group: string;
  readonly icon: LucideIcon;
}

/** One of the six; in the simplified layout it is folded until somebody opens it. */
function Group({ group, icon, draft, open, onOpen }: GroupProps) {
  const simple = usePreference('simplifiedLayout');
  // Whoever was led to one of its settings finds it unfolded; afterwards they decide.
  const [led] = useState(() => fieldsOf(group).some(({ name }) => name === open));
  const all = (
    <Link className="setting-group-change" href={stepHref(stepOfGroup(group))}>
      Change<span className="vh"> all of {group}</span>
    </Link>
  );
  const list = (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list list" role="list">
      {fieldsOf(group).map((field) => (
        <SettingRow
          key={field.name}
          field={field}
          draft={draft}
          open={open === field.name}
          onToggle={() => onOpen(open === field.name ? null : field.name)}
        />
      ))}
    </ul>
  );
  if (simple)
    return (
      <Disclosure summary={group} icon={icon} open={led}>
        {all}
        {list}
      </Disclosure>
    );
  return (
    <div className="setting-group">
      <h3>
        <Icon icon={icon} />
        <span>{group}</span>
      </h3>
      {all}
      {list}
    </div>
  );
}
