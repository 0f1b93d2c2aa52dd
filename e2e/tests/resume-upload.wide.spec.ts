// Wide: a photo that is sent from its beginning again after the connection or the portal was gone.
import type { Page } from '@playwright/test';
import { heavyPhoto } from '../fixtures/files.ts';
import { expect, test } from '../fixtures/screens.ts';
import { chooseDocument, documentBox } from '../pages/fields.ts';
import { placeOrder } from '../support/people.ts';
import { SINGLE_IN_MONTREAL } from '../support/profiles.ts';

const DEAL = 'red-shore-seniors-residence';
const FRONT = 'identityVerification.principal.document.front';
const PIECES = /\/api\/user\/upload\/[\w-]+$/;
/** The connection is lost while this piece is on its way. */
const LOST_PIECE = 3;

/** Where each piece that was acknowledged began, and how long it was. */
type Arrived = { offset: number; bytes: number };

/** Counts in the page what it hands to the network: of a piece that is bytes, the browser tells nobody how many. */
async function countPieces(page: Page): Promise<() => Promise<Arrived[]>> {
  await page.addInitScript(() => {
    const arrived: Arrived[] = [];
    Object.assign(window, { arrived });
    const { send, setRequestHeader } = XMLHttpRequest.prototype;
    const offsets = new WeakMap<XMLHttpRequest, number>();
    XMLHttpRequest.prototype.setRequestHeader = function (name, value) {
      if (name === 'Upload-Offset') {
        offsets.set(this, Number(value));
      }
      setRequestHeader.call(this, name, value);
    };
    XMLHttpRequest.prototype.send = function (body) {
      this.addEventListener('load', () => {
        const offset = offsets.get(this);
        if (offset !== undefined && body instanceof Blob && this.status === 200) {
          arrived.push({ offset, bytes: body.size });
        }
      });
      send.call(this, body);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'arrived'));
}

test('a photo whose connection is lost goes on where it stopped, also when the portal was restarted meanwhile @desktop', async ({
  person,
  portal,
  screens,
  problems,
}) => {
  problems.allow(/Connecting to 'blob:.*"connect-src 'self'"/);
  problems.allow(/ERR_(INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET)|FAILED|NETWORK_CHANGED)/);
  const { wizard, kyc, page, words } = screens;
  const piecesOf = await countPieces(page);
  await placeOrder(person, DEAL, 30);
  await wizard.goTo(DEAL, 'application');
  await kyc.open('identityVerification');
  await kyc.fill('identityVerification', SINGLE_IN_MONTREAL);
  const photo = await heavyPhoto();
  let piece = 0;
  await page.route(PIECES, async (route) => {
    piece += 1;
    if (piece === LOST_PIECE) {
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    } else {
      await route.continue();
    }
  });
  await chooseDocument(screens, kyc.label(FRONT), photo);
  await kyc.goOn();
  const box = documentBox(screens, kyc.label(FRONT));
  await expect(box.getByText(words.ui.file.waiting)).toBeVisible();
  const before = await piecesOf();
  expect(before).toHaveLength(LOST_PIECE - 1);

  await portal.kill('SIGKILL');
  await portal.restart();
  await page.context().setOffline(false);
  await kyc.expectOpen('employment');
  const arrived = await piecesOf();
  const kept = before.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(arrived[before.length]?.offset, 'the first piece of the rest').toBe(kept);
  expect(
    arrived.reduce((sum, { bytes }) => sum + bytes, 0),
    'every byte once',
  ).toBe(photo.buffer.length);
});
