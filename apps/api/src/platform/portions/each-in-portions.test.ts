import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { eachInPortions, type Run } from './each-in-portions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterEach(() => portal.forgetJobs());
afterAll(() => portal.close());

const PLACES = ['a', 'b', 'c', 'd', 'e'];

/** Works off five rows, two at a look; `fault` decides which fail. */
function workOff(run: Run = {}, fault: (place: string) => Error | null = () => null) {
  const done: string[] = [];
  const work = eachInPortions(
    portal.deps,
    {
      job: 'expire-proposals',
      atOnce: 2,
      find: async (after, limit) =>
        PLACES.filter((place) => place > after)
          .slice(0, limit)
          .map((place) => ({ place })),
      work: async ({ place }) => {
        const error = fault(place);
        if (error !== null) {
          throw error;
        }
        done.push(place);
      },
    },
    run,
  );
  return work.then(
    () => done,
    (error: Error) => [...done, error.message],
  );
}

const next = async () => (await portal.waitingJobs()).map(({ payload }) => JSON.parse(payload));

describe('work in portions', () => {
  it('does every row, and asks for no next job', async () => {
    expect(await workOff()).toEqual(PLACES);
    expect(await next()).toEqual([]);
  });

  it('does one row at least without any time, and each next job goes on behind it', async () => {
    expect(await workOff({ endsAt: 0 })).toEqual(['a']);
    expect(await next()).toEqual([{ after: 'a' }]);
    expect(await workOff({ after: 'c', endsAt: 0 })).toEqual(['d']);
    expect(await workOff({ after: 'd', endsAt: 0 })).toEqual(['e']);
    expect(await next()).toEqual([{ after: 'a' }, { after: 'd' }]);
  });

  it('leaves it to the next job that is under way, when its schedule comes', async () => {
    await workOff({ endsAt: 0 });
    expect(await workOff()).toEqual([]);
    expect(await workOff({ after: 'a' })).toEqual(['b', 'c', 'd', 'e']);
  });

  it('passes by a row that fails, does all behind it, and fails at its end', async () => {
    const poison = (place: string) => (place === 'a' || place === 'b' ? new Error(`no ${place}`) : null);
    expect(await workOff({}, poison)).toEqual(['c', 'd', 'e', 'no a']);
    expect(await next()).toEqual([]);
  });

  it('goes on behind rows that fail where its time is up, so that they never use up all of it', async () => {
    const poison = (place: string) => (place === 'a' ? new Error('no a') : null);
    expect(await workOff({ endsAt: 0 }, poison)).toEqual([]);
    expect(await next()).toEqual([{ after: 'a' }]);
  });

  it('ends at once where the database is away', async () => {
    const away = () => Object.assign(new Error('ended'), { code: '57P01' });
    expect(await workOff({}, away)).toEqual(['ended']);
  });
});
