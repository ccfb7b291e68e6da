import { Accessibility, Brain, Ear, Eye, HeartPulse, Users } from 'lucide-react';
import type { LucideIcon } from '#platform/web/ui/icon.tsx';
import type { Category } from '../pure/categories.ts';

export const categoryIcons: Readonly<Record<Category, LucideIcon>> = {
  spinal_cord: Accessibility,
  visual: Eye,
  cognitive: Brain,
  hearing: Ear,
  age_specific: Users,
  chronic_illness: HeartPulse,
};
