/// <reference types="vite/client" />
import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import './gallery.css';
import { useStore } from '../preferences/store.tsx';
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

type Choices = Readonly<Record<string, string>>;

const Choice = ({ choice, chosen, onChoose }: ChoiceProps) => {
  const { key, attribute, label, values } = choice;
  const store = useStore();
  const now = useSyncExternalStore(store.subscribe, () => document.documentElement.getAttribute(attribute));
  return (
    <Select
      label={label}
      value={chosen[key] ?? now ?? values[0]}
      options={values.map((value) => ({ value, label: value }))}
      onChange={(event) => onChoose({ ...chosen, [key]: event.currentTarget.value })}
    />
  );
};
interface ChoiceProps {
  readonly choice: (typeof choices)[number];
  readonly chosen: Choices;
  readonly onChoose: (chosen: Choices) => void;
}

/** Looks that are chosen here, or by ?theme=dark&contrast=high&size=extra-large, hold over the preferences. */
const Switcher = () => {
  const store = useStore();
  const [chosen, setChosen] = useState<Choices>(() => Object.fromEntries(new URLSearchParams(location.search)));
  useEffect(() => {
    const look = () => {
      for (const { key, attribute } of choices) {
        if (chosen[key]) document.documentElement.setAttribute(attribute, chosen[key]);
      }
    };
    look();
    const stop = store.subscribe(look);
    return () => {
      stop();
      store.applyNow();
    };
  }, [chosen, store]);
  return (
    <Card as="section" aria-label="Look of this page" className="tiles no-print">
      {choices.map((choice) => (
        <Choice key={choice.key} choice={choice} chosen={chosen} onChoose={setChosen} />
      ))}
    </Card>
  );
};

/** A group of its own: the same control stands in several examples, and the group tells them apart. */
const Shown = ({ part, example }: { part: string; example: Example }) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of parts, not of fields
  <div
    className={example.wide ? 'gallery-example gallery-wide' : 'gallery-example'}
    role="group"
    aria-label={`${part}, ${example.title}`}
  >
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
          <Shown key={example.title} part={name} example={example} />
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
