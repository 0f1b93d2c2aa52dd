import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '../../e2e/fixtures/screens.ts';
import { OfficePages } from '../../e2e/pages/office-pages.ts';
import { preparePortal } from '../../e2e/support/portal-process.ts';
import { REPOSITORY } from '../../e2e/support/repository.ts';
import { exactly, wordsIn } from '../../e2e/support/words.ts';
import { bringMemorandum, publishMemorandum } from './bring-memorandum.ts';
import { NAME, OWN_TEXTS, SLUG } from './first-deal-texts.ts';
import { secondsOfCopying } from './reading-pace.ts';
import { type Gesture, watchGestures } from './watch-gestures.ts';
import { figuresOf } from './way-figures.ts';
import { writeFirstDeal } from './write-first-deal.ts';

const LINK = /https?:\/\/\S+\/office\/invitation\/\S+/;
/** What is promised, with a memorandum: 33 minutes on 26 November 2026. */
const MINUTES_MAX = 22;
const START_LIMIT_MS = 180_000;
/** What is done outside the browser: the command in a terminal, a telephone's camera at a code, a message opened. */
const COMMAND_SECONDS = 90;
const SCAN_SECONDS = 20;
const MESSAGE_SECONDS = 10;

const FOUNDERS = [
  'administrator, ada@office.example, Ada Moreau',
  'administrator, luc@office.example, Luc Roy',
  'deals, tomas@office.example, Tomas Kovac',
  'compliance, noor@office.example, Noor Haddad',
];

const { officeDeals } = wordsIn('en');

/** What one person does: on the pages, and in seconds elsewhere. */
type Part = {
  part: string;
  gestures: readonly Gesture[];
  besides: number;
  /** What they bring along, and do not read again. */
  ownTexts: readonly string[];
};

/** A deal in writing is one page, whatever it is called by then. */
const onePageOfDeal = (screen: string) => screen.replace(/^(\/office\/deals\/[\w-]+) · [^·]+/, '$1');

/** A portal without demonstration data, as a dealer starts it. */
const test = base.extend({
  portalProcess: [
    async ({ engine }, use) => {
      const portal = await preparePortal(engine, { DEMO_DATA: '0' }, { isEmpty: true });
      try {
        await portal.start();
        await use(portal);
      } finally {
        await portal.dispose();
      }
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
});

test.setTimeout(START_LIMIT_MS);

test('a dealer puts the first deal of an empty portal on sale with its memorandum', async ({
  page,
  portal,
  openOtherDevice,
}) => {
  const parts: Part[] = [];
  const watched = async (
    part: string,
    device: typeof page,
    besides: number,
    ownTexts: readonly string[] = [],
  ) => {
    parts.push({ part, gestures: await watchGestures(device), besides, ownTexts });
    return new OfficePages(device, 'en');
  };
  expect(portal.log()).not.toContain('Error');

  const founded = await portal.dealer('staff', 'found', ...FOUNDERS);
  expect(founded.output).toContain('The founding is on record');
  const ada = await watched(
    'the office is founded, and an administrator comes in',
    page,
    COMMAND_SECONDS + MESSAGE_SECONDS + SCAN_SECONDS,
  );
  await enter(ada, (await portal.waitForMail('ada@office.example', /office/i)).text);

  const tomas = await watched(
    'the deal is written',
    await openOtherDevice(),
    MESSAGE_SECONDS + SCAN_SECONDS,
    OWN_TEXTS,
  );
  await enter(tomas, (await portal.waitForMail('tomas@office.example', /office/i)).text);
  const noor = await watched(
    'the deal is published',
    await openOtherDevice(),
    MESSAGE_SECONDS + SCAN_SECONDS,
  );
  await enter(noor, (await portal.waitForMail('noor@office.example', /office/i)).text);

  await tomas.page.getByRole('link', { name: exactly(officeDeals.title) }).click();
  await tomas.page
    .getByRole('button', { name: exactly(officeDeals.new) })
    .first()
    .click();
  await writeFirstDeal(tomas.page);
  await bringMemorandum(tomas);
  await noor.page.getByRole('link', { name: exactly(officeDeals.title) }).click();
  await noor.page.getByRole('link', { name: exactly(NAME) }).click();
  await publishMemorandum(noor);

  await tomas.page.getByRole('link', { name: exactly(officeDeals.tabs.write) }).click();
  await tomas.press(officeDeals.languages.submit);
  await expect(tomas.page.getByText(officeDeals.toPublish.complete)).toBeVisible();
  await tomas.press(officeDeals.submit.action);
  await expect(tomas.page.getByText(officeDeals.submit.done)).toBeVisible();

  // Her page of the deal is from before it was proposed: she comes back to it later.
  await noor.page.reload();
  await noor.page.getByRole('link', { name: exactly(officeDeals.tabs.review) }).click();
  await noor.press(officeDeals.decision.approve['publish-deal']);
  await expect(noor.page.getByText(officeDeals.review.none)).toBeVisible();

  const visitor = await openOtherDevice();
  await visitor.goto(`/dashboard/marketplace/${SLUG}`);
  await expect(visitor.getByRole('heading', { level: 1, name: exactly(NAME) })).toBeVisible();
  expect(report(parts)).toBeLessThan(MINUTES_MAX);
});

async function enter(person: OfficePages, message: string): Promise<void> {
  await person.accept(LINK.exec(message)?.[0] ?? '');
  await person.enrol();
  await person.keepCodes();
}

/** Writes down each part; returns the minutes of all. */
function report(parts: readonly Part[]): number {
  const counted = parts.map(({ part, gestures, besides, ownTexts }) => {
    const onPages = gestures.map((gesture) => ({ ...gesture, screen: onePageOfDeal(gesture.screen) }));
    return { part, ...figuresOf(onPages), seconds: secondsOfCopying(onPages, ownTexts) + besides };
  });
  const minutes = counted.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  const text = JSON.stringify({ minutes: Number(minutes.toFixed(1)), parts: counted }, null, 2);
  writeFileSync(join(REPOSITORY, 'tools/count-way/way-first-deal.json'), `${text}\n`);
  process.stdout.write(`${text}\n`);
  return minutes;
}
