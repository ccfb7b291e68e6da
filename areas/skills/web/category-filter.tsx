import { LayoutGrid } from 'lucide-react';
import { inFigures } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Hint } from '#platform/web/ui/hint.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { categories, type SkillCategory } from '../pure/options.ts';
import type { Asked } from './asked.ts';
import { useCounts } from './data.ts';
import { categoryIcons } from './icons.ts';
import { categoryWords } from './words.ts';

interface CategoryFilterProps {
  readonly asked: Asked;
  readonly onChoose: (category: SkillCategory | null) => void;
}

/** SKILL-02, -08: with true counts under the other filters. */
export function CategoryFilter({ asked, onChoose }: CategoryFilterProps) {
  const { data, error } = useCounts(asked);
  const rows = [
    {
      category: null,
      label: 'All skills',
      icon: LayoutGrid,
      count: data?.reduce((sum, { count }) => sum + count, 0),
    },
    ...categories.map((category) => ({
      category,
      label: categoryWords[category],
      icon: categoryIcons[category],
      count: data?.find((one) => one.category === category)?.count,
    })),
  ];
  return (
    <Section title="Category" side region={false} className="skill-categories">
      {error && <p role="alert">{textForPeople(error)}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list" role="list">
        {rows.map(({ category, label, icon, count }) => (
          <li key={label}>
            <Hint description="a category of skills">
              <button
                type="button"
                className="skill-category"
                aria-pressed={(asked.category ?? null) === category}
                onClick={() => onChoose(category)}
              >
                <Icon icon={icon} />
                <span>{label}</span>
                {count !== undefined && (
                  <span className="num">
                    <span className="vh">, </span>
                    {inFigures(count)}
                  </span>
                )}
              </button>
            </Hint>
          </li>
        ))}
      </ul>
    </Section>
  );
}
