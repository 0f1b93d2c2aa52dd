import { SECTION_NAMES } from '@portal/domain/client/kyc/fields/section-names';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { choiceField, listField } from '../../e2e/pages/fields.ts';
import type { Screens } from '../../e2e/pages/screens.ts';
import type { Answer } from '../../e2e/support/profiles.ts';
import { neededAnswers } from './counted-people.ts';

/** A deal of the demonstration with no orders yet. */
const SLUG = 'harbour-row-apartments';
/** Canadian dollars, above the minimum order. */
const AMOUNT = '12000';

/** From a deal's page to the signed order, paid by debit, skipping everything optional. */
export async function walkTheWay(screens: Screens, profile: KycDraft, signer: string): Promise<void> {
  const { page, deals, wizard, signing } = screens;
  await page.goto(`/dashboard/marketplace/${SLUG}`);
  await deals.invest.click();
  await wizard.expectPage(SLUG, 'order');
  await wizard.amount.fill(AMOUNT);
  await wizard.memorandum.check();
  await wizard.next();
  await wizard.expectPage(SLUG, 'application');
  await fillProfile(screens, profile);
  await wizard.expectPage(SLUG, 'details');
  await wizard.sayPurpose();
  await wizard.choosePayment('debit');
  await wizard.next();
  await wizard.expectPage(SLUG, 'pay');
  await wizard.fillPayment();
  await wizard.next();
  await wizard.expectPage(SLUG, 'sign');
  await wizard.agreeAndRead.click();
  await signing.initialAll();
  await signing.expectReview();
  await signing.name.fill(signer);
  await signing.sign.click();
  await signing.expectSigned();
}

/** Answers each section with as little as it takes and leaves what is filled in; the last section leads on. */
async function fillProfile(screens: Screens, profile: KycDraft): Promise<void> {
  const { kyc } = screens;
  for (const section of SECTION_NAMES) {
    await kyc.expectOpen(section);
    const needed = neededAnswers(profile, section);
    if (section === 'political' && needed.every(({ value }) => value === false)) {
      await kyc.noToAll();
    }
    for (const answer of needed) {
      if (!(await isAnswered(screens, answer))) {
        await kyc.answer(answer);
      }
    }
    await kyc.confirmEmptyBoxes();
    await kyc.goOn();
  }
}

async function isAnswered(screens: Screens, { path }: Answer): Promise<boolean> {
  const { kyc } = screens;
  const label = kyc.label(path);
  const typed = kyc.field(path).or(listField(screens, label));
  const chosen = choiceField(screens, label);
  if ((await typed.count()) === 1) {
    return (await typed.inputValue()) !== '';
  }
  return (await chosen.getByRole('radio', { checked: true }).count()) > 0;
}
