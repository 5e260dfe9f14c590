// The import law (ARCHITECTURE.md). tests/law plants a violation of each rule and sees it caught.
// Under TypeScript 7 dependency-cruiser reads nothing and still exits 0: the project stays on TypeScript 6.
const TEST = '\\.test\\.tsx?$|^tests/|^bench/|^scripts/';
const OURS = '^(contracts|domain|engines|adapters|server|web|cli)/';
const ROOTS = '^(server/(main|worker|engine-worker|compose)\\.ts|cli/main\\.ts)$'; // the only files that name adapters
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: OURS, pathNot: allowed },
});
module.exports = {
  forbidden: [
    { name: 'every-import-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    only('contracts-know-nothing', '^contracts/', '^contracts/'),
    only('domain-is-pure', '^domain/', '^(contracts|domain)/'),
    only('engines-know-no-database', '^engines/', '^(contracts|domain|engines)/'),
    {
      name: 'engines-are-strangers',
      severity: 'error',
      from: { path: '^engines/([^/]+)/', pathNot: TEST },
      to: { path: '^engines/[^/]+/', pathNot: '^engines/($1|vision|raster)/' },
    },
    only(
      'adapters-see-ports-only',
      '^adapters/',
      '^(contracts/|adapters/|engines/ports\\.ts$|engines/raster/|server/platform/(ports|db)\\.ts$)',
    ),
    {
      name: 'adapters-are-strangers',
      severity: 'error',
      from: { path: '^adapters/([^/]+)/', pathNot: TEST },
      to: { path: '^adapters/', pathNot: '^adapters/$1/' },
    },
    {
      name: 'adapters-are-named-at-the-roots',
      severity: 'error',
      from: { pathNot: `${ROOTS}|^adapters/|${TEST}` },
      to: { path: '^adapters/' },
    },
    only('server-never-sees-web', '^server/', '^(contracts|domain|engines|adapters|server)/'),
    {
      name: 'server-features-are-strangers',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/' },
      to: { path: '^server/features/', pathNot: '^server/features/($1/|[^/]+/(index|tables)\\.ts$)' },
    },
    {
      name: 'platform-below-features',
      severity: 'error',
      from: { path: '^server/platform/' },
      to: { path: '^server/(features|main|worker)' },
    },
    only('web-sees-contracts-and-domain', '^web/', '^(contracts|domain|web)/'),
    {
      name: 'web-features-are-strangers',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/(features|app)/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'web-ui-is-a-leaf',
      severity: 'error',
      from: { path: '^web/(ui|lib)/' },
      to: { path: '^web/(features|app)/' },
    },
    {
      name: 'product-never-imports-tests',
      severity: 'error',
      from: { path: OURS, pathNot: TEST },
      to: { path: '^(tests|bench|scripts|training)/' },
    },
    {
      name: 'foreign-systems-live-in-adapters',
      severity: 'error',
      from: { path: OURS, pathNot: `^adapters/|${TEST}` },
      to: {
        path: 'node_modules/(stripe|@aws-sdk|sharp|@electric-sql|pg|pg-boss|nodemailer|onnxruntime|@napi-rs|heic-decode|@ffmpeg-installer|ai|@ai-sdk|better-auth)(/|$)',
      },
    },
    {
      name: 'pure-code-has-no-node',
      severity: 'error',
      from: { path: '^(contracts|domain|web)/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.mts'],
    },
  },
};
