import { Briefcase, GraduationCap, House, Laptop, Palette } from 'lucide-react';
import type { LucideIcon } from '#platform/web/ui/icon.tsx';
import type { SkillCategory } from '../pure/options.ts';

export const categoryIcons: Readonly<Record<SkillCategory, LucideIcon>> = {
  technology: Laptop,
  creative: Palette,
  professional: Briefcase,
  'life-skills': House,
  academic: GraduationCap,
};
