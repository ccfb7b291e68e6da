import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

// What the build leaves out, so that the first load stays within its budget (tools/check-budgets.ts).
const house = fileURLToPath(new URL('../..', import.meta.url));
const lucide = `${house}node_modules/lucide-react/dist/esm`;
type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/**
 * Icons from their own files instead of the list of all icons, so that the chunks see which ones the start needs; and
 * of each file only its shapes, drawn by icon-shapes.ts: names, keys and settings that nothing uses stay behind.
 */
export function icons(): Plugin {
  const list = readFileSync(`${lucide}/lucide-react.mjs`, 'utf8');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of list.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  const single = (one: string) => {
    const [name = '', as = name] = one.trim().split(/\s+as\s+/);
    const file = files.get(name);
    if (!file) throw new Error(`There is no icon ${name}.`);
    return `import ${as} from 'lucide-react/icons/${file}';`;
  };
  return {
    name: 'doorways-icons',
    apply: 'build',
    async load(id) {
      if (!id.startsWith(`${lucide}/icons/`)) return null;
      const { __iconData: icon } = (await import(id)) as { __iconData: { size: number; node: IconNode } };
      if (icon.size !== 24 || icon.node.some((shape) => shape.length > 2))
        throw new Error(`${id} is drawn differently.`);
      const shapes = icon.node.map(([tag, { key: _unused, ...attributes }]) => [tag, attributes]);
      return `import { drawIcon } from '${house}apps/web/icon-shapes.ts';\nexport default drawIcon(${JSON.stringify(shapes)});`;
    },
    transform: {
      filter: { code: 'lucide-react', id: { exclude: /node_modules/ } },
      handler: (code) =>
        code.replace(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g, (_all, names: string) =>
          names
            .split(',')
            .filter((one) => one.trim())
            .map(single)
            .join(' '),
        ),
    },
  };
}

const exported = /export\s*\{([^}]*)\}\s*from\s*["'](\.{1,2}\/[^"']+)["']/g;
const namesIn = (list: string) => list.split(',').flatMap((one) => one.trim() || []);

/**
 * An area's public.ts is a list. Whoever imports a name of it gets the file behind that name, so that the way to the
 * sign-in page does not bring the whole account along.
 */
export const publicParts = (): Plugin => ({
  name: 'doorways-public-parts',
  apply: 'build',
  transform: {
    filter: { code: /\/web\/public\.ts/, id: { exclude: /node_modules/ } },
    handler: (code) =>
      code.replace(
        /import\s*\{([^}]*)\}\s*from\s*["']#(areas\/[\w-]+\/web)\/public\.ts["'];?/g,
        (whole, list: string, area: string) => {
          const shown = readFileSync(`${house}${area}/public.ts`, 'utf8');
          const files = new Map(
            [...shown.matchAll(exported)].flatMap(([, names = '', file = '']) =>
              namesIn(names).map((name) => [name, file] as const),
            ),
          );
          const wanted = namesIn(list).filter((name) => !name.startsWith('type '));
          if (!wanted.every((name) => files.has(name.split(/\s+as\s+/)[0] ?? ''))) return whole;
          return wanted
            .map(
              (name) =>
                `import { ${name} } from '#${posix.join(area, files.get(name.split(/\s+as\s+/)[0] ?? '') ?? '')}';`,
            )
            .join(' ');
        },
      ),
  },
});

/**
 * What lazy files need besides is their style sheets alone (see `preloaded` in vite.config.ts), so the helper that
 * fetches them knows nothing else. A sheet that did not come is asked for again at the next attempt.
 */
export const styleSheets = (): Plugin => ({
  name: 'doorways-style-sheets',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `const asked = {};
      const sheet = (file) => asked[file] ??= new Promise((done, fail) => {
        const href = '/' + file;
        if (document.querySelector('link[rel=stylesheet][href="' + href + '"]')) return done();
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = href;
        link.onload = done;
        link.onerror = () => {
          link.remove();
          delete asked[file];
          fail(new Error('A style sheet did not arrive: ' + href));
        };
        document.head.append(link);
      });
      export const __vitePreload = (load, files = []) => Promise.all(files.map(sheet)).then(load);`,
  },
});
