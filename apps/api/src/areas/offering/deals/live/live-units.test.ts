import { type LiveUnits, liveUnitsSchema } from '@portal/domain/offering/deals/live-units.wire';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addDeal } from '../../../../testing/deals.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../../testing/people.ts';

/** As the owner asked. */
const SHOWN_WITHIN_MS = 5_000;

let portal: TestPortal;
let address: string;
beforeAll(async () => {
  portal = await openTestPortal();
  address = await portal.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => portal.close());

/** Listens like a page; `next` waits for the next event. */
async function listen(after = '') {
  const gone = new AbortController();
  const response = await fetch(`${address}/api/deal/live-units?after=${after}`, { signal: gone.signal });
  onTestFinished(() => gone.abort());
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const next = async (): Promise<{ id: string; units: LiveUnits }> => {
    for (;;) {
      const event = /id: (\S+)\nevent: units\ndata: (.+)\n\n/.exec(heard);
      if (event !== null) {
        heard = heard.slice(event.index + event[0].length);
        return { id: event[1] ?? '', units: liveUnitsSchema.parse(JSON.parse(event[2] ?? '')) };
      }
      const chunk = await reader?.read();
      if (chunk?.value === undefined) {
        throw new Error('the connection ended');
      }
      heard += chunk.value;
    }
  };
  return { response, next };
}

describe('GET /deal/live-units', () => {
  it('is in the API document with the shape of an event and every refusal', async () => {
    const document = (await portal.app.inject('/api/openapi.json')).json();
    const { get } = document.paths['/deal/live-units'];
    expect(Object.keys(get.responses)).toEqual(['200', '429', '503']);
    expect(Object.keys(document.components.schemas.LiveUnits.properties)).toEqual(['isWhole', 'deals']);
  });

  it('tells an open page about an order, soon enough', async () => {
    const dealId = await addDeal(portal);
    const ada = await registerPerson(portal);
    const { response, next } = await listen();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    const { units } = await next();
    expect(units).toEqual({ isWhole: true, deals: [{ id: dealId, unitsTotal: 1_000, unitsTaken: 0 }] });
    const placedAt = performance.now();
    await ada.post(`/user/trade/create/${dealId}`, { quantity: 20 });
    expect((await next()).units).toEqual({
      isWhole: false,
      deals: [{ id: dealId, unitsTotal: 1_000, unitsTaken: 20 }],
    });
    expect(performance.now() - placedAt).toBeLessThan(SHOWN_WITHIN_MS);
  });

  it('starts with what a reconnecting page has missed', async () => {
    const { id } = await (await listen()).next();
    const dealId = await addDeal(portal);
    const { units } = await (await listen(id)).next();
    expect(units.isWhole).toBe(true);
    expect(units.deals.map((deal) => deal.id)).toContain(dealId);
  });

  it('does not keep the server from stopping', async () => {
    const another = await openTestPortal();
    const url = await another.app.listen({ host: '127.0.0.1', port: 0 });
    const response = await fetch(`${url}/api/deal/live-units`);
    const heard = response.text();
    await another.close();
    expect(await heard).toContain(': still here');
  });
});
