import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { cruise } from 'dependency-cruiser';
import { tablesOutOfReach } from './check-table-reach.mjs';
import { serverRoomRules } from './server-rooms.cjs';

const folder = mkdtempSync(join(tmpdir(), 'floors-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** @param {Record<string, string>} files */
function write(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Each file imports one other; what the rules say to it, or nothing. */
const IMPORTS = /** @type {const} */ ([
  ['src/platform/http/route.ts', 'src/areas/offering/deals/deals.ts', 'floor-of-platform-http'],
  ['src/platform/crypto/seal.ts', 'src/platform/http/error.ts', 'floor-of-platform-crypto'],
  [
    'src/areas/offering/deals/knows-trades.ts',
    'src/areas/order/trades/order.ts',
    'floor-of-areas-offering-deals',
  ],
  [
    'src/areas/people/accounts/profile/knows-sessions.ts',
    'src/areas/people/accounts/sessions/session.ts',
    'floor-of-areas-people-accounts-profile',
  ],
  ['src/office/commands/knows-main.ts', 'src/main/routes.ts', 'floor-of-office-commands'],
  ['src/papers/pdf/knows-an-area.ts', 'src/areas/offering/deals/deals.ts', 'floor-of-papers-pdf'],
  [
    'src/areas/order/trades/reads-a-store.ts',
    'src/areas/offering/deals/deals.store.ts',
    'an-areas-store-is-its-own',
  ],
  [
    'src/main/reads-a-store.ts',
    'src/areas/offering/deals/deals.store.ts',
    'an-areas-store-is-not-for-other-floors',
  ],
  [
    'src/areas/order/trades/holds-sql.ts',
    'src/areas/offering/deals/price.sql.ts',
    'pieces-of-sql-are-for-stores',
  ],
  ['src/areas/people/insurance/new.ts', 'src/areas/offering/deals/deals.ts', 'every-folder-has-its-floor'],
  ['src/areas/order/trades/uses-a-test.ts', 'src/testing/orders.ts', 'the-product-knows-no-tests'],
  ['src/areas/order/trades/chooses.ts', 'src/providers/disk.ts', 'main-chooses-providers'],
  ['src/areas/order/trades/knows-deals.ts', 'src/areas/offering/deals/deals.ts', null],
  ['src/areas/order/trades/trades.store.ts', 'src/areas/offering/deals/price.sql.ts', null],
  ['src/areas/offering/deals/deals.test.ts', 'src/main/routes.ts', null],
  [
    'src/areas/order/trades/area.ts',
    'src/areas/order/changes/asks.ts',
    'floor-of-the-face-of-areas-order-trades',
  ],
  ['src/areas/offering/deals/area.ts', 'src/areas/offering/deals/live/units.ts', null],
  [
    'src/areas/order/changes/knows.ts',
    'src/areas/offering/deals/area.ts',
    'main-alone-knows-the-face-of-an-area',
  ],
  ['src/main/areas.ts', 'src/areas/offering/deals/area.ts', null],
  ['src/main/chooses.ts', 'src/providers/disk.ts', null],
]);

test('every rule of the floor plan notices an import against it, and nothing else', async () => {
  for (const [from, to] of IMPORTS) {
    write({ [to]: 'export const it = 1;\n' });
    write({ [from]: `import { it } from '/${to}';\nexport const its = it;\n`.replace("'/", `'${up(from)}`) });
  }
  const { output } = await cruise(['src'], {
    baseDir: folder,
    ruleSet: { forbidden: serverRoomRules('src') },
    validate: true,
  });
  assert.ok(typeof output === 'object');
  assert.deepEqual(
    output.summary.violations.map(({ from, to, rule }) => [from, to, rule.name]).sort(),
    IMPORTS.filter(([, , rule]) => rule !== null)
      .map((each) => [...each])
      .sort(),
  );
});

/** The way from a file up to the folder that holds all. @param {string} file */
function up(file) {
  return '../'.repeat(file.split('/').length - 1);
}

test('a store that reads a table of an area above it is told', () => {
  write({
    'sql/areas/offering/deals/deal-tables.ts': 'export type DealTables = {\n  deals: { id: string };\n};\n',
    'sql/areas/order/trades/trade-tables.ts': 'export type TradeTables = {\n  trades: { id: string };\n};\n',
    'sql/areas/offering/deals/count.store.ts': "db.selectFrom('trades as t');\n",
    'sql/areas/offering/deals/raw.sql.ts': 'sql`select 1 from trades where true`;\n',
    'sql/areas/order/trades/trades.store.ts': "db.selectFrom('trades').innerJoin('deals', 'a', 'b');\n",
  });
  assert.deepEqual(tablesOutOfReach(join(folder, 'sql')).sort(), [
    'areas/offering/deals/count.store.ts reads trades, which is of areas/order/trades, above areas/offering/deals',
    'areas/offering/deals/raw.sql.ts reads trades, which is of areas/order/trades, above areas/offering/deals',
  ]);
});
