/** In the order of the sidebar. */
export const categories = ['spinal_cord', 'visual', 'cognitive', 'hearing', 'age_specific', 'chronic_illness'] as const;
export type Category = (typeof categories)[number];

export const categoryWords: Readonly<Record<Category, string>> = {
  spinal_cord: 'Spinal cord',
  visual: 'Visual',
  cognitive: 'Cognitive',
  hearing: 'Hearing',
  age_specific: 'Age-specific',
  chronic_illness: 'Chronic illness',
};

export const tabs = ['all', 'public', 'mine'] as const;
export type Tab = (typeof tabs)[number];
