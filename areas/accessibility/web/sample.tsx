import { useEffect } from 'react';
import { attributesOf } from '#platform/contract/preferences-effect.ts';
import type { PreferencesRecord } from '#platform/contract/preferences-shape.ts';
import { PreviewScope } from '#platform/web/preferences/preview-scope.tsx';
import { useAccessibility } from '#platform/web/preferences/store.tsx';
import { SamplePost } from './sample-post.tsx';

const sizes = { small: 0.875, medium: 1, large: 1.125, 'extra-large': 1.25 } as const;

/** A piece of Doorways under the given values; the page around it stays as it is. */
export function Sample({ record }: { readonly record: PreferencesRecord }) {
  return (
    <PreviewScope values={record}>
      <Scope />
    </PreviewScope>
  );
}

function Scope() {
  const { effective } = useAccessibility();
  const page = usePageSize();
  const attributes = Object.fromEntries(
    Object.entries(attributesOf(effective)).filter((pair): pair is [string, string] => pair[1] !== null),
  );
  useSampleStyles(effective.customCss);
  return (
    <div
      {...attributes}
      data-preview=""
      className="sample"
      data-may-clip=""
      style={{ zoom: sizes[effective.fontSize] / page }}
    >
      <SamplePost />
    </div>
  );
}

/** The size in force around the sample, which its own size is measured against. */
function usePageSize(): number {
  const { getState } = useAccessibility();
  const size = document.documentElement.getAttribute('data-font-size');
  return sizes[(size ?? getState().effective.fontSize) as keyof typeof sizes] ?? 1;
}

/** The person's own styles, made safe as everywhere, inside the sample only. */
function useSampleStyles(css: string): void {
  useEffect(() => {
    if (css.trim() === '') return;
    const sheet = new CSSStyleSheet();
    let wanted = true;
    void import('#platform/web/preferences/custom-css/sanitise.ts').then(({ sanitiseCss, wrapped }) => {
      if (!wanted) return;
      sheet.replaceSync(wrapped(sanitiseCss(css).css, '[data-preview]'));
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    return () => {
      wanted = false;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [css]);
}
