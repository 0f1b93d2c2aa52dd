import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '../../e2e/fixtures/screens.ts';
import { newAccount, registerPerson } from '../../e2e/support/people.ts';
import { REPOSITORY } from '../../e2e/support/repository.ts';
import { COUNTED } from './counted-people.ts';
import { secondsOf } from './reading-pace.ts';
import { walkTheWay } from './walk-the-way.ts';
import { type Gesture, watchGestures } from './watch-gestures.ts';
import { figuresOf, screensOf } from './way-figures.ts';

/** A page of the profile; every other page is the order's. */
const PROFILE = /\/application( |$)/;
const RESULTS = join(REPOSITORY, 'tools/count-way');

for (const who of ['single', 'married'] as const) {
  test(`the way of somebody ${who}`, async ({ page, portal, screens, language }) => {
    const account = { ...newAccount(), phone: '416 555 0142' };
    const person = await registerPerson(portal.url, account, language);
    await screens.account.logIn(person);
    const gestures = await watchGestures(page);
    await walkTheWay(screens, COUNTED[who], `${account.firstName} ${account.lastName}`);
    report(who, gestures);
  });
}

function report(who: keyof typeof COUNTED, gestures: readonly Gesture[]): void {
  const parts = {
    way: gestures,
    profile: gestures.filter(({ screen }) => PROFILE.test(screen)),
  };
  const figures = Object.fromEntries(
    Object.entries(parts).map(([part, of]) => {
      const counted = figuresOf(of);
      return [part, { ...counted, seconds: secondsOf(counted) }];
    }),
  );
  const screens = screensOf(gestures).map((screen) => {
    const { presses, fields, words } = figuresOf(gestures.filter((gesture) => gesture.screen === screen));
    return { screen, presses, fields, words };
  });
  writeFileSync(join(RESULTS, `way-${who}.json`), `${JSON.stringify({ ...figures, screens }, null, 2)}\n`);
  process.stdout.write(`${who}\n${JSON.stringify(figures, null, 2)}\n${tableOf(screens)}\n`);
}

function tableOf(
  screens: readonly { screen: string; presses: number; fields: number; words: number }[],
): string {
  return screens
    .map(
      ({ screen, presses, fields, words }) =>
        `${presses} presses, ${fields} fields, ${words} words: ${screen}`,
    )
    .join('\n');
}
