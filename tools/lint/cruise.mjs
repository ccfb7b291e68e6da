// Reads the imports of all source files and prints what breaks a rule, as JSON: { modules, violations }.
import { cruise } from 'dependency-cruiser';
import { forbidden } from './dependency-rules.mjs';

const [baseDir, ...folders] = process.argv.slice(2);
process.chdir(baseDir);
const { output } = await cruise(folders, {
  baseDir,
  ruleSet: { forbidden },
  validate: true,
  tsPreCompilationDeps: 'specify',
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^(tools/lint/|dist/)|/node_modules/.*/node_modules/' },
  parser: 'tsc',
  moduleSystems: ['es6', 'cjs'],
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'types', 'default'],
    extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'],
    mainFields: ['module', 'main', 'types'],
  },
});
const own = output.modules.filter(({ source }) => /[.]tsx?$/.test(source) && !source.includes('node_modules/'));
const violations = output.summary.violations.map(({ rule, from, to, cycle }) => ({
  rule: rule.name,
  from,
  to: cycle ? cycle.map(({ name }) => name).join(' -> ') : to,
}));
process.stdout.write(JSON.stringify({ modules: own.map(({ source }) => source), violations }));
