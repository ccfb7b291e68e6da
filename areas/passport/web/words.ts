import type { PassportItem } from '../contract.ts';
import { featureLabel, type Region } from '../pure/features.ts';

export const itemText = ({ feature, text }: Pick<PassportItem, 'feature' | 'text'>, region: Region): string =>
  feature ? featureLabel(feature, region) : text;
