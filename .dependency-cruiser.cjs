const { domainRoomRules } = require('./scripts/rooms/domain-rooms.cjs');
const { serverRoomRules } = require('./scripts/rooms/server-rooms.cjs');

/**
 * The rooms and their one-way imports; docs/architecture.md draws them.
 * @satisfies {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    ...serverRoomRules('apps/api/src'),
    ...domainRoomRules('packages/domain/src'),
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'A circle hides the direction of the code.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'These rules run in the browser, the server and the tests alike: they import zod, and what tells how easily a password is guessed.',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/domain/src', 'node_modules/(zod|@zxcvbn-ts)/'] },
    },
    {
      name: 'messages-know-nothing',
      severity: 'error',
      comment: 'Texts are read by screens, e-mails and documents; they depend on none of them.',
      from: { path: '^packages/messages/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/messages/src'] },
    },
    {
      name: 'web-knows-no-application',
      severity: 'error',
      comment: 'What both applications share must not lean on either, nor on the server.',
      from: { path: '^packages/web/src' },
      to: { path: '^(apps|e2e)/' },
    },
    {
      name: 'browser-and-server-are-apart',
      severity: 'error',
      comment: 'Browser code and server code meet only on the wire, through the types of packages/domain.',
      from: { path: '^apps/investor/' },
      to: { path: '^(apps/(api|office)|e2e)/' },
    },
    {
      name: 'office-is-apart',
      severity: 'error',
      comment:
        'The office and the investors share packages only; what is in the files of one is not in those of the other.',
      from: { path: '^apps/office/' },
      to: { path: '^(apps/(api|investor)|e2e)/' },
    },
    {
      name: 'server-draws-no-screens',
      severity: 'error',
      comment: 'The server serves built files; it imports no browser code.',
      from: { path: '^apps/api/' },
      to: { path: '^(apps/(investor|office)|packages/web|e2e)/' },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      comment: 'Compose features in app/routes; share through packages/web or packages/domain.',
      from: { path: '^apps/investor/src/features/([^/]+)/' },
      to: { path: '^apps/investor/src/features/', pathNot: '^apps/investor/src/features/$1/' },
    },
    {
      name: 'features-of-the-office-do-not-know-each-other',
      severity: 'error',
      comment:
        'A feature is a folder of one of the nine groups; compose features in app/routes, and share through parts/ or the packages.',
      from: { path: '^apps/office/src/features/([^/]+/[^/]+)/' },
      to: { path: '^apps/office/src/features/', pathNot: '^apps/office/src/features/$1/' },
    },
    {
      name: 'features-do-not-know-the-application',
      severity: 'error',
      comment: 'Code flows shared -> features -> app; a feature that imports a page turns it round.',
      from: { path: '^apps/(investor|office)/src/features/' },
      to: { path: '^apps/$1/src/app/' },
    },
    {
      name: 'only-stores-hold-sql',
      severity: 'error',
      comment:
        'Owner checks stay in one place and use cases stay free of SQL: only *.store.ts, *.sql.ts and db/ import Kysely or the tables.',
      from: {
        path: '^apps/api/src',
        pathNot: ['\\.(store|sql)\\.ts$', '^apps/api/src/(platform/db|testing)/', '\\.test\\.ts$'],
      },
      to: {
        path: ['node_modules/kysely', '^apps/api/src/platform/db/(schema|tables)'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'routes-call-use-cases',
      severity: 'error',
      comment: 'routes -> use cases -> stores: a route that reads a store skips the rules.',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '(\\.store\\.ts$|^apps/api/src/(providers|platform/db)/)' },
    },
    {
      name: 'adapters-serve-ports',
      severity: 'error',
      comment: "A provider's adapter knows its port and its own library, nothing of the use cases.",
      from: { path: '^apps/api/src/providers/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/(?!providers/|platform/(ports|crypto)/|platform/config/config\\.ts)' },
    },
    {
      name: 'end-to-end-sees-the-product',
      severity: 'error',
      comment: 'The browser tests use the product as a person does, not its source.',
      from: { path: '^(e2e|tools/(count-way|look|pictures))/' },
      to: { path: '^(apps|packages/web)/' },
    },
    {
      name: 'nothing-leans-on-tools',
      severity: 'error',
      comment: 'What measures the product can be left out of it.',
      from: { path: '^(packages|apps|e2e|scripts)/' },
      to: { path: '^tools/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What is built here. Packages are known by their own dist, and left out with it a rule would not see Kysely.
    exclude: { path: '^(apps|packages)/[^/]+/(dist|coverage|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
