import type { Plugin } from 'vite';

/** What React offers and no page takes. The build leaves it out of the first load, and refuses a file that asks for it. */
const unused = /\b(?:hydrateRoot|ViewTransition|addTransitionType|Activity)\b/;
const asked = /import\s*\{([^}]*)\}\s*from\s*["']react(?:-dom(?:\/client)?)?["']/g;

const never = `throw Error('The build leaves this part of React out: apps/web/slim-react.config.ts.');`;

/**
 * Functions of React that only a hydrated page, a view transition, an Activity, a list of Suspense or a ref of a Fragment
 * reaches, and what each does instead. Two are asked on every page, and answer what they would answer there.
 */
const cut: Readonly<Record<string, string>> = {
  popHydrationState: 'return false;',
  prepareToHydrateHostInstance: never,
  canHydrateInstance: never,
  updateDehydratedSuspenseComponent: never,
  hideOrUnhideDehydratedBoundary: never,
  clearHydrationBoundary: never,
  attemptExplicitHydrationTarget: never,
  ReactDOMHydrationRoot: never,
  commitExitViewTransitions: '',
  applyViewTransitionToHostInstances: never,
  startViewTransition: never,
  flushAfterMutationEffects: never,
  updateActivityComponent: never,
  updateSuspenseListComponent: never,
  FragmentInstance: never,
};

const methodsOfFragments = /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^\};\n/gm;

/** Fails where another version of React is written differently. */
export function slimReact(code: string): string {
  let slim = code.replace(methodsOfFragments, '');
  if (slim === code) throw new Error('React no longer has methods of FragmentInstance.');
  for (const [name, body] of Object.entries(cut)) {
    const whole = new RegExp(String.raw`^function ${name}\([^)]*\) \{\n[\s\S]*?^\}`, 'gm');
    if (slim.match(whole)?.length !== 1) throw new Error(`React no longer has a single function ${name}.`);
    slim = slim.replace(whole, () => `function ${name}() { ${body} }`);
  }
  return slim;
}

export function refuseUnused(code: string, id: string): void {
  for (const [, names = ''] of code.matchAll(asked)) {
    const name = unused.exec(names)?.[0];
    if (name) throw new Error(`${id} asks for ${name}, which the build leaves out (apps/web/slim-react.config.ts).`);
  }
}

export const lessReact = (): Plugin => ({
  name: 'doorways-less-react',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: /["']react(?:-dom(?:\/client)?)?["']|ReactDOMHydrationRoot/ },
    handler(code, id) {
      if (/\/react-dom-client\.production\.js$/.test(id)) return slimReact(code);
      refuseUnused(code, id);
      return null;
    },
  },
});
