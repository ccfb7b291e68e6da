import { LayoutGrid } from 'lucide-react';
import { NarrowBy } from '#platform/web/ui/narrow-by.tsx';
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
  const total = data?.reduce((sum, { count }) => sum + count, 0);
  return (
    <NarrowBy
      title="Category"
      region={false}
      description="a category of skills"
      error={error}
      chosen={asked.category}
      onChoose={(category) => onChoose(category ?? null)}
      rows={[
        { value: undefined, label: 'All skills', icon: LayoutGrid, count: total },
        ...categories.map((value) => ({
          value,
          label: categoryWords[value],
          icon: categoryIcons[value],
          count: data?.find(({ category }) => category === value)?.count,
        })),
      ]}
    />
  );
}
