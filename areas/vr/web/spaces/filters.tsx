import type { QueryChange } from '#platform/web/router/hooks.ts';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { adaptiveControls, limits, roomFeatures, spaceTypes, vrPlatforms } from '../../pure/options.ts';
import type { Asked } from '../asked.ts';
import { controlWords, featureWords, platformWords, typeWords } from '../words.ts';

interface FiltersProps {
  readonly asked: Asked;
  readonly onChange: (change: QueryChange) => void;
}

export function Filters({ asked, onChange }: FiltersProps) {
  const choice = (
    label: string,
    name: string,
    value: string,
    all: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <Select
      label={label}
      value={value}
      onChange={(event) => onChange({ [name]: event.currentTarget.value || null })}
      options={[{ value: '', label: all }, ...options.map(([id, words]) => ({ value: id, label: words }))]}
    />
  );
  return (
    <>
      <SearchBox
        region="VR spaces"
        label="Search spaces"
        what="spaces"
        limit={limits.search}
        search={asked.q}
        onSearch={(text) => onChange({ q: text || null })}
      />
      <div className="vr-filters">
        {choice(
          'Type',
          'type',
          asked.type,
          'All types',
          spaceTypes.map((type) => [type, typeWords[type]]),
        )}
        {choice(
          'Platform',
          'platform',
          asked.platform,
          'All platforms',
          vrPlatforms.map((platform) => [platform, platformWords[platform]]),
        )}
        {choice(
          'Accessibility feature',
          'feature',
          asked.feature,
          'Any',
          roomFeatures.map((feature) => [feature, featureWords[feature]]),
        )}
        {choice(
          'Adaptive control',
          'control',
          asked.control,
          'Any',
          adaptiveControls.map((control) => [control, controlWords[control].label]),
        )}
        <Checkbox
          label="Only spaces that I host"
          checked={asked.mine}
          onChange={(event) => onChange({ mine: event.currentTarget.checked || null })}
        />
      </div>
    </>
  );
}
