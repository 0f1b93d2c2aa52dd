import { SECTION_NAMES } from '@portal/domain/client/kyc/fields/section-names';
import { provinceNameKey } from '@portal/domain/ground/people/provinces';
import { ONBOARDING_STEPS } from '@portal/domain/people/onboarding/onboarding-steps';
import { questionAt } from '@portal/domain/people/onboarding/questions';
import { expect, test } from '../../../e2e/fixtures/screens.ts';
import { listField } from '../../../e2e/pages/fields.ts';
import type { Screens } from '../../../e2e/pages/screens.ts';
import { ACCOUNT } from '../../../e2e/pages/wizard-pages.ts';
import { newAccount, ONBOARDING_ANSWERS } from '../../../e2e/support/people.ts';
import { exactly, somewhere, textAt } from '../../../e2e/support/words.ts';
import { COUNTED, neededAnswers } from '../../count-way/counted-people.ts';
import { keepKeys } from '../kept-looks.ts';
import { answerByKeys, chooseInList } from '../keys/answer-by-keys.ts';
import { Keyboard } from '../keys/keyboard.ts';

const SLUG = 'harbour-row-apartments';
const NAMES = { en: 'Harbour Row Apartments', fr: 'Appartements Harbour Row' } as const;
const SIGNER = 'Ada Tremblay';
const DOCUMENTS = 3;

test('the whole way by keys alone', async ({ page, screens, language }) => {
  const keys = new Keyboard(page, language);
  try {
    await walkTheWay(screens, keys);
  } finally {
    // A walk that ends early still counts.
    keepKeys(language, keys.steps);
  }
  expect(keys.steps.flatMap(({ lost, unseen }) => [...lost, ...unseen])).toEqual([]);
});

async function walkTheWay(screens: Screens, keys: Keyboard): Promise<void> {
  const { deals, wizard, portfolio, words, page, language } = screens;
  keys.begin('registration');
  await screens.account.openRegistration();
  await keys.arrive();
  await register(screens, keys);
  keys.begin('first questions');
  await answerQuestions(screens, keys);
  keys.begin('marketplace and deal');
  await deals.expectMarketplace();
  await keys.pressOn(deals.card(NAMES[language]).getByRole('link', { name: exactly(NAMES[language]) }));
  await deals.expectDeal(NAMES[language], SLUG);
  await keys.pressOn(deals.invest);
  keys.begin('amount');
  await wizard.expectPage(SLUG, 'order');
  await keys.typeInto(wizard.amount, '12000');
  await keys.pressOn(wizard.memorandum, 'Space');
  await keys.pressOn(wizard.nextButton);
  keys.begin('profile');
  await wizard.expectPage(SLUG, 'application');
  await fillProfile(screens, keys);
  keys.begin('payment');
  await wizard.expectPage(SLUG, 'details');
  await pay(screens, keys);
  keys.begin('signing');
  await wizard.expectPage(SLUG, 'sign');
  await sign(screens, keys);
  keys.begin('portfolio');
  await keys.pressOn(screens.signing.backToOrder);
  await wizard.expectComplete(SLUG, 'titleDone');
  await keys.pressOn(page.getByRole('link', { name: somewhere(words.wizard.complete.portfolio) }).first());
  await portfolio.expectStatus(NAMES[language], 'submitted');
}

async function register({ account, words, ...desk }: Screens, keys: Keyboard): Promise<void> {
  const person = newAccount();
  await keys.typeInto(account.field('firstName'), person.firstName);
  await keys.typeInto(account.field('lastName'), person.lastName);
  await keys.tabTo(listField({ words, ...desk }, words.account.province.label));
  await keys.type(textAt(words, provinceNameKey('CAN-ON')));
  await keys.typeInto(account.field('phone'), '416 555 0142');
  await keys.typeInto(account.field('email'), person.email);
  await keys.typeInto(account.password, person.password);
  await keys.pressOn(account.terms, 'Space');
  await expect(account.registerButton).toBeEnabled();
  await keys.pressOn(account.registerButton);
}

async function answerQuestions({ onboarding, page }: Screens, keys: Keyboard): Promise<void> {
  for (const step of ONBOARDING_STEPS) {
    await onboarding.expectStep(step);
    const question = questionAt(step);
    for (const answer of question === null ? [] : [ONBOARDING_ANSWERS[question.step]].flat()) {
      const option = onboarding.option(question?.step ?? 'age', answer);
      if (question?.kind === 'multiple') {
        await keys.pressOn(option, 'Space');
      } else {
        await keys.chooseIn(page.getByRole('radiogroup').first(), option);
      }
    }
    await onboarding.expectAsked();
    await keys.pressOn(onboarding.onwards(step));
  }
}

async function fillProfile(screens: Screens, keys: Keyboard): Promise<void> {
  const { kyc, page, words } = screens;
  const button = (name: string) => page.getByRole('button', { name: exactly(name) });
  for (const section of SECTION_NAMES) {
    await kyc.expectOpen(section);
    if (section === 'political') {
      await keys.pressOn(button(words.kycForm.noToAll.action));
    }
    for (const answer of neededAnswers(COUNTED.single, section)) {
      await answerByKeys(screens, keys, answer);
    }
    const empty = page.getByRole('checkbox', { name: exactly(words.kycForm.empty.confirm) });
    if (await empty.isVisible()) {
      await keys.pressOn(empty, 'Space');
    }
    await keys.pressOn(button(words.kycForm.next));
  }
}

async function pay(screens: Screens, keys: Keyboard): Promise<void> {
  const { wizard, words, page } = screens;
  const { fields, intendedUses } = words.trades;
  await chooseInList(keys, listField(screens, fields.intendedUse), intendedUses.growth);
  const forWhom = page.getByRole('radiogroup', { name: exactly(fields.isForOther) });
  await keys.chooseIn(forWhom, wizard.answerForMyself);
  const group = page.getByRole('radiogroup', { name: exactly(words.wizard.details.paymentMethod) });
  const { name } = words.trades.paymentMethods.debit;
  await keys.chooseIn(group, group.getByRole('radio', { name: new RegExp(`^${somewhere(name).source}`) }));
  await keys.pressOn(wizard.nextButton);
  await wizard.expectPage(SLUG, 'pay');
  for (const field of ['transit', 'institution', 'account', 'accountHolder'] as const) {
    await keys.typeInto(wizard.field(field), ACCOUNT[field]);
  }
  await keys.pressOn(wizard.authorization, 'Space');
  await keys.pressOn(wizard.nextButton);
}

async function sign({ wizard, signing }: Screens, keys: Keyboard): Promise<void> {
  await keys.pressOn(wizard.agreeAndRead);
  for (let index = 1; index <= DOCUMENTS; index += 1) {
    await signing.expectDocument(index);
    for (let left = await signing.statements.count(); left > 0; left -= 1) {
      await keys.pressOn(signing.statements.first());
      await expect(signing.statements).toHaveCount(left - 1);
    }
    await keys.pressOn(signing.onwards(index));
  }
  await signing.expectReview();
  await keys.typeInto(signing.name, SIGNER);
  await keys.pressOn(signing.sign);
  await signing.expectSigned();
}
