import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.cjs';
import { queriesOutOfStores } from './queries-out-of-stores.mjs';

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const KYSELY = 'node_modules/kysely/dist/index.js';
const DEALS = 'apps/api/src/areas/offering/deals';

/** Who imports what, and the rule that says no to it, or none. */
const IMPORTS = /** @type {const} */ ([
  [`${DEALS}/publish-deal.ts`, KYSELY, 'only-stores-hold-sql'],
  ['apps/api/src/demo/demo-deal.ts', KYSELY, 'only-stores-hold-sql'],
  [`${DEALS}/deals.store.ts`, KYSELY, null],
  [`${DEALS}/deals.routes.ts`, `${DEALS}/deals.store.ts`, 'routes-call-use-cases'],
  ['apps/api/src/providers/disk.ts', `${DEALS}/deal.ts`, 'adapters-serve-ports'],
  ['packages/domain/src/offering/deals/deal.ts', KYSELY, 'domain-is-pure'],
  ['packages/messages/src/deals.ts', 'packages/domain/src/offering/deals/deal.ts', 'messages-know-nothing'],
  ['packages/web/src/deal.tsx', 'apps/investor/src/deal.ts', 'web-knows-no-application'],
  ['apps/investor/src/call.ts', `${DEALS}/deal.ts`, 'browser-and-server-are-apart'],
  ['apps/office/src/deal.ts', 'apps/investor/src/deal.ts', 'office-is-apart'],
  ['apps/api/src/main/draw.ts', 'packages/web/src/deal.tsx', 'server-draws-no-screens'],
  [
    'apps/investor/src/features/deals/deals.ts',
    'apps/investor/src/features/home/home.ts',
    'features-do-not-know-each-other',
  ],
  [
    'apps/office/src/features/desk/orders/orders.ts',
    'apps/office/src/features/desk/queues/queues.ts',
    'features-of-the-office-do-not-know-each-other',
  ],
  ['apps/office/src/features/money/bank/files/files.ts', 'apps/office/src/features/money/bank/bank.ts', null],
  [
    'apps/office/src/features/money/bank/page.ts',
    'apps/office/src/app/page.ts',
    'features-do-not-know-the-application',
  ],
  ['e2e/tests/deal.ts', 'apps/investor/src/deal.ts', 'end-to-end-sees-the-product'],
  ['tools/look/look.ts', 'packages/web/src/deal.tsx', 'end-to-end-sees-the-product'],
  ['e2e/tests/look.ts', 'tools/look/look.ts', 'nothing-leans-on-tools'],
  ['tools/bench/first.ts', 'tools/bench/second.ts', 'no-circles'],
  ['tools/bench/second.ts', 'tools/bench/first.ts', null],
]);

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('every import rule notices an import against it, and nothing else', async () => {
  write('node_modules/kysely/package.json', '{ "name": "kysely", "main": "dist/index.js" }');
  write('package.json', '{ "dependencies": { "kysely": "1" } }');
  for (const [, to] of IMPORTS) {
    write(to, 'export const it = 1;\n');
  }
  for (const [from, to] of IMPORTS) {
    const way = to === KYSELY ? 'kysely' : `${'../'.repeat(from.split('/').length - 1)}${to}`;
    write(from, `import { it } from '${way}';\nexport const its = it;\n`);
  }
  assert.deepEqual(
    await violations(),
    IMPORTS.filter(([, , rule]) => rule !== null)
      .map((each) => each.join(' '))
      .sort(),
  );
});

/** What the project's own rules and options say of the folder. */
async function violations() {
  const { tsConfig: _, ...options } = config.options;
  const { output } = await cruise(['apps', 'packages', 'e2e', 'tools'], {
    ...options,
    baseDir: folder,
    ruleSet: { forbidden: config.forbidden.filter(({ name }) => !isOfFloorPlan(name)) },
    validate: true,
  });
  assert.ok(typeof output === 'object');
  return output.summary.violations.map(({ from, to, rule }) => `${from} ${to} ${rule.name}`).sort();
}

/** The floor plans' rules have a test of their own. @param {string} [name] */
function isOfFloorPlan(name) {
  return !IMPORTS.some(([, , rule]) => rule === name);
}

test('a query in a file that is no store is told', () => {
  write('sql/areas/offering/deals/deals.store.ts', "db.selectFrom('deals');\n");
  write('sql/areas/offering/deals/deals.test.ts', "db.selectFrom('deals');\n");
  write('sql/areas/offering/deals/publish-deal.ts', "db.updateTable('deals');\n");
  assert.deepEqual(queriesOutOfStores(join(folder, 'sql')), [
    'areas/offering/deals/publish-deal.ts builds a query; only *.store.ts and *.sql.ts do',
  ]);
});

test('every rule of the rooms has an import against it', () => {
  const tried = new Set(IMPORTS.map(([, , rule]) => rule));
  const ofHere = config.forbidden.slice(config.forbidden.findIndex(({ name }) => name === 'no-circles'));
  assert.deepEqual(
    ofHere.map(({ name }) => name).filter((name) => !tried.has(/** @type {never} */ (name))),
    [],
  );
});
