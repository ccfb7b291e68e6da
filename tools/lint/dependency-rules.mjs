/**
 * The import rules of ARCHITECTURE.md. A new area is covered at once: its name is captured, never listed.
 * tools/lint-rules.test.ts plants a fault for each rule and proves that the rule bites.
 */
const web = '^(areas/web[.]ts$|areas/[^/]+/web/|platform/web/|apps/web/)';
const server = '^(areas/server[.]ts$|areas/[^/]+/server/|platform/server/|apps/server/|migrations/)';
const shared = '^(areas/contract[.]ts$|areas/[^/]+/contract([.]ts$|/)|areas/[^/]+/pure/|platform/contract/)';
const test = '[.](test|e2e|full)[.]tsx?$|/(testing|e2e)/|[.]config[.]ts$';
const contracts = '^areas/[^/]+/contract([.]ts$|/)';
const packages = 'node_modules/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const forbidden = [
  {
    name: 'shared-stays-shared',
    comment: 'contract and pure import only contracts, pure and platform/contract (and packages)',
    severity: 'error',
    from: { path: shared, pathNot: test },
    to: { pathNot: [shared, packages] },
  },
  {
    name: 'pure-takes-contract-types-only',
    comment: 'pure runs in the browser, and contracts bring zod with them',
    severity: 'error',
    from: { path: '^areas/[^/]+/pure/', pathNot: test },
    to: { path: ['^areas/contract[.]ts$', contracts], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'web-not-server',
    comment: 'the web side imports nothing of the server, types included',
    severity: 'error',
    from: { path: web, pathNot: test },
    to: { path: server },
  },
  {
    name: 'server-not-web',
    comment: 'the server imports nothing of the web side, types included',
    severity: 'error',
    from: { path: server, pathNot: test },
    to: { path: web },
  },
  {
    name: 'web-takes-contract-types-only',
    comment: 'zod stays out of the browser: "import type" from contracts; check-answer.ts is for development only',
    severity: 'error',
    from: { path: web, pathNot: [test, '^apps/web/check-answer[.]ts$'] },
    to: {
      path: ['^areas/contract[.]ts$', contracts, 'node_modules/zod/'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'area-by-its-door',
    comment: 'another area only through contract.ts or public.ts',
    severity: 'error',
    from: { path: '^areas/([^/]+)/', pathNot: '/server/tables[.]ts$|[.](test|e2e|full)[.]ts$|/e2e/' },
    to: {
      path: '^areas/[^/]+/',
      pathNot: ['^areas/$1/', '^areas/[^/]+/(contract[.]ts|server/public[.]ts|web/public[.]tsx?)$'],
    },
  },
  {
    name: 'area-by-its-door-in-tests',
    comment: 'tests may also use what another area keeps for tests',
    severity: 'error',
    from: { path: '^areas/([^/]+)/.*([.](test|e2e|full)[.]ts$|/e2e/)' },
    to: {
      path: '^areas/[^/]+/',
      pathNot: [
        '^areas/$1/',
        '^areas/[^/]+/(contract[.]ts|server/(public[.]ts|testing/.+)|web/public[.]tsx?|e2e/parts[.]ts)$',
      ],
    },
  },
  {
    name: 'tables-by-tables',
    comment: 'tables may import tables of other areas for foreign keys, and contracts',
    severity: 'error',
    from: { path: '^areas/([^/]+)/server/tables[.]ts$' },
    to: { path: '^areas/[^/]+/', pathNot: ['^areas/$1/', '^areas/[^/]+/(contract|server/tables)[.]ts$'] },
  },
  {
    name: 'platform-knows-no-area',
    severity: 'error',
    from: { path: '^platform/' },
    to: { path: '^(areas|apps)/' },
  },
  {
    name: 'apps-hold-no-feature',
    comment: 'apps import the lists of areas and the platform; apps/web also parts from web/public',
    severity: 'error',
    from: { path: '^apps/', pathNot: test },
    to: { path: '^areas/[^/]+/', pathNot: '^areas/[^/]+/web/public[.]tsx?$' },
  },
  {
    name: 'lists-only-list',
    comment: 'areas/contract.ts, server.ts and web.ts import the manifests of areas and nothing else of them',
    severity: 'error',
    from: { path: '^areas/[^/]+[.]ts$' },
    to: { path: '^(areas|apps|tools|bench|demo)/', pathNot: '^areas/[^/]+/(contract|server/area|web/area)[.]tsx?$' },
  },
  {
    name: 'nobody-imports-the-top',
    comment: 'apps, tools and benchmarks sit on top of areas and platform',
    severity: 'error',
    from: { path: '^(areas|platform|demo)/', pathNot: test },
    to: { path: '^(apps|tools|bench)/' },
  },
  {
    name: 'product-without-tests',
    comment: 'test code and test packages stay out of the product',
    severity: 'error',
    from: { path: '^(areas|platform|apps|demo)/', pathNot: test },
    to: { path: test },
  },
  {
    name: 'product-without-development-packages',
    severity: 'error',
    from: { path: '^(areas|platform|apps|demo)/', pathNot: test },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-cycles',
    comment: 'no file comes back to itself, by imports of types neither',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'everything-is-there',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];
