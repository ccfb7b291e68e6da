/// <reference types="vite/client" />
import { Suspense, use, useEffect, useState } from 'react';
import './gallery.css';
import { Card } from '../ui/card.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Section } from '../ui/section.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Example, Examples } from './examples.ts';

// Every component in every state, for eyes and for the accessibility checks. Development only.
const files = import.meta.glob<{ examples: Examples }>('../ui/**/*.examples.tsx');

type Part = { name: string; examples: Examples };
const nameOf = (path: string) => path.replace(/^.*\//, '').replace('.examples.tsx', '').replaceAll('-', ' ');
const loadAll = (): Promise<Part[]> =>
  Promise.all(
    Object.entries(files)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(async ([path, load]) => ({ name: nameOf(path), examples: (await load()).examples })),
  );
let loading: Promise<Part[]> | undefined;

const choices = [
  { key: 'theme', attribute: 'data-theme', label: 'Theme', values: ['light', 'dark', 'contrast'] },
  { key: 'contrast', attribute: 'data-contrast', label: 'Contrast', values: ['normal', 'high', 'maximum'] },
  {
    key: 'size',
    attribute: 'data-font-size',
    label: 'Text size',
    values: ['small', 'medium', 'large', 'extra-large'],
  },
  { key: 'focus', attribute: 'data-focus', label: 'Focus ring', values: ['standard', 'enhanced', 'high-contrast'] },
  { key: 'motion', attribute: 'data-motion', label: 'Motion', values: ['normal', 'slow', 'fast', 'off'] },
] as const;

const current = (attribute: string, key: string, first: string) =>
  new URLSearchParams(location.search).get(key) ?? document.documentElement.getAttribute(attribute) ?? first;

/** Sets the attributes that the preferences set elsewhere; also through ?theme=dark&contrast=high&size=extra-large. */
const Switcher = () => {
  const [chosen, setChosen] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      choices.map(({ key, attribute, values }) => [
        key,
        current(attribute, key, key === 'size' ? 'medium' : values[0]),
      ]),
    ),
  );
  useEffect(() => {
    for (const { key, attribute } of choices) document.documentElement.setAttribute(attribute, chosen[key] ?? '');
  }, [chosen]);
  return (
    <Card as="section" aria-label="Look of this page" className="tiles no-print">
      {choices.map(({ key, label, values }) => (
        <Select
          key={key}
          label={label}
          value={chosen[key]}
          options={values.map((value) => ({ value, label: value }))}
          onChange={(event) => setChosen({ ...chosen, [key]: event.currentTarget.value })}
        />
      ))}
    </Card>
  );
};

const Shown = ({ example }: { example: Example }) => (
  <div className={example.wide ? 'gallery-example gallery-wide' : 'gallery-example'}>
    <h3 className="gallery-name">{example.title}</h3>
    <div>{example.render()}</div>
  </div>
);

const Parts = () => {
  loading ??= loadAll();
  return use(loading).map(({ name, examples }) => (
    <Section key={name} id={`part-${name.replaceAll(' ', '-')}`} title={name} className="gallery-part">
      <div className="gallery-examples">
        {examples.map((example) => (
          <Shown key={example.title} example={example} />
        ))}
      </div>
    </Section>
  ));
};

export const Screen = () => (
  <div className="gallery">
    <PageTitle title="Gallery" lead="Every part of the kit, in every state. What is wrong here is wrong everywhere." />
    <Switcher />
    <Suspense fallback={<Skeleton />}>
      <Parts />
    </Suspense>
  </div>
);
