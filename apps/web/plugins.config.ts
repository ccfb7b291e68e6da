import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const house = fileURLToPath(new URL('../..', import.meta.url));

/** The script that puts the preferences in force before the first paint: classic, in one piece, without a hash. */
async function bootScript(minify: boolean): Promise<string> {
  const entry = `${house}platform/web/preferences/boot.ts`;
  const result = await build({
    configFile: false,
    root: house,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, minify, lib: { entry, formats: ['iife'], name: 'boot', fileName: 'boot' } },
  });
  const output = Array.isArray(result) ? result[0]?.output : 'output' in result ? result.output : undefined;
  const chunk = output?.find((part) => part.type === 'chunk');
  if (!chunk) throw new Error('boot.js came out empty.');
  return chunk.code;
}

export const boot = (): Plugin => ({
  name: 'doorways-boot',
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
