import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const house = fileURLToPath(new URL('../..', import.meta.url));

/** What both the script before the first paint and the site itself are made of. */
const shared = [
  'platform/contract/preferences-shape',
  'platform/contract/preferences-effect',
  'platform/web/preferences/sources',
];
const namesOf = (file: string) =>
  [...readFileSync(`${house}${file}.ts`, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
/** Has boot.ts leave its parts in a global list, so that the site does not bring them again. */
const leaveParts = (): Plugin => ({
  name: 'doorways-boot-parts',
  transform: {
    filter: { id: /\/preferences\/boot\.ts$/ },
    handler: (code) =>
      [
        ...shared.map((file) => {
          const names = namesOf(file).map((name) => `${name} as left_${name}`);
          return `import { ${names.join(', ')} } from '${house}${file}.ts';`;
        }),
        code,
        `globalThis.doorwaysBoot = [${shared.map((file) => `[left_${namesOf(file).join(', left_')}]`).join(', ')}];`,
      ].join('\n'),
  },
});

/** The script that puts the preferences in force before the first paint: classic, in one piece, without a hash. */
async function bootScript(minify: boolean): Promise<string> {
  const entry = `${house}platform/web/preferences/boot.ts`;
  const result = await build({
    configFile: false,
    root: house,
    publicDir: false,
    logLevel: 'warn',
    plugins: [leaveParts()],
    build: { write: false, minify, lib: { entry, formats: ['iife'], name: 'boot', fileName: 'boot' } },
  });
  const output = Array.isArray(result) ? result[0]?.output : 'output' in result ? result.output : undefined;
  const chunk = output?.find((part) => part.type === 'chunk');
  if (!chunk) throw new Error('boot.js came out empty.');
  return chunk.code;
}

export const boot = (): Plugin => ({
  name: 'doorways-boot',
  load(id) {
    const place = shared.findIndex((file) => id === `${house}${file}.ts`);
    if (this.environment.mode !== 'build' || place < 0) return null;
    return `export const [${namesOf(shared[place] ?? '').join(', ')}] = globalThis.doorwaysBoot[${place}];`;
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'boot.js', source: await bootScript(true) });
  },
  configureServer({ middlewares }) {
    middlewares.use('/boot.js', (_request, response, next) => {
      bootScript(false).then((code) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(code);
      }, next);
    });
  },
});

/** The one font file of an English page, asked for together with the styles, so that no word moves when it comes. */
export const fontFirst = (): Plugin => ({
  name: 'doorways-font-first',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((name) => /english-wght-normal[^/]*\.woff2$/.test(name));
      if (!font) return [];
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
});
