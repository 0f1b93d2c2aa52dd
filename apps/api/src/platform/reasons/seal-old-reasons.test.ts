import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TYPED_COLUMNS } from '../../main/fold-areas.ts';
import { type Colleague, enterOffice } from '../../testing/colleagues.ts';
import { type OrderOnDesk, orderOnDesk } from '../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { wholeDatabase } from '../../testing/read-everything.ts';
import { openReasons } from './open-reasons.ts';
import { REFERENCE_PREFIX } from './reason-reference.ts';
import { sealOldReasons } from './seal-old-reasons.ts';

const OF_BEFORE = 'Written-before-77310';

let portal: TestPortal;
let compliance: Colleague;
let order: OrderOnDesk;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
  order = await orderOnDesk(portal, { status: 'inReview' });
});
afterAll(() => portal.close());

const write = (reason: string) =>
  portal.db.updateTable('trades').set({ reason }).where('id', '=', order.id).execute();
const shown = async () => (await compliance.get(`/office/orders/${order.id}`)).json().data.order.reason;

describe('a reason of before', () => {
  it('is shown as it stands until it is sealed, and sealed it reads the same', async () => {
    await write(OF_BEFORE);
    expect(await shown()).toBe(OF_BEFORE);
    await sealOldReasons(portal.deps, TYPED_COLUMNS);
    expect(await wholeDatabase(portal.db)).not.toContain(OF_BEFORE);
    expect(await shown()).toBe(OF_BEFORE);
  });

  it('is sealed once, and what is sealed stays as it is', async () => {
    const kept = async () => (await portal.pool.query('select id from typed_reasons order by id')).rows;
    const before = await kept();
    await sealOldReasons(portal.deps, TYPED_COLUMNS);
    expect(await kept()).toEqual(before);
  });

  it('is left where the portal knows its own words again', async () => {
    await write('no longer so');
    await sealOldReasons(portal.deps, [{ table: 'trades', column: 'reason', except: ['no longer so'] }]);
    expect(await wholeDatabase(portal.db)).toContain('no longer so');
  });

  it('that is not kept stays a reference', async () => {
    const unknown = `${REFERENCE_PREFIX}${portal.deps.newId()}`;
    expect(await openReasons(portal.deps, { reasons: [unknown] })).toEqual({ reasons: [unknown] });
  });
});
