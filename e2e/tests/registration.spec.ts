import { expect, test } from '../fixtures/screens.ts';
import { errorSummary } from '../pages/fields.ts';
import { newAccount } from '../support/people.ts';
import { exactly } from '../support/words.ts';

// Wide: a walk that a desk in English breaks and a phone in French does not.
test('a failed registration puts the focus on the error summary, and each link focuses its field @wide-desktop', async ({
  screens,
}) => {
  const { account, words } = screens;
  await account.openRegistration();
  await account.registerButton.click();
  const summary = errorSummary(screens);
  await expect(summary).toBeFocused();

  const texts = words.account;
  for (const [sentence, field] of [
    [texts.firstName.required, account.field('firstName')],
    [texts.lastName.required, account.field('lastName')],
    [texts.email.required, account.field('email')],
    [texts.password.required, account.password],
    [texts.terms.required, account.terms],
  ] as const) {
    await summary.getByRole('link', { name: exactly(sentence) }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence));
  }
});

// Wide: an error of registration that stands elsewhere than beside its field.
test('wrong answers get their error beside the field, and nothing that was typed is lost @wide', async ({
  screens,
}) => {
  const { account, words, page } = screens;
  const person = newAccount();
  await account.openRegistration();
  await account.fillRegistration({ ...person, email: 'ada@', password: 'short' }, 'CAN-ON', '12');
  await account.sendRegistration();

  await expect(errorSummary(screens)).toBeFocused();
  await expect(account.field('email')).toHaveAccessibleDescription(new RegExp(words.account.email.invalid));
  await expect(account.password).toHaveAccessibleDescription(new RegExp(words.account.password.tooShort));
  await expect(account.field('phone')).toHaveAccessibleDescription(new RegExp(words.account.phone.invalid));
  await expect(account.field('firstName')).toHaveValue(person.firstName);
  await expect(account.field('email')).toHaveValue('ada@');
  await expect(account.terms).toBeChecked();

  await account.field('email').fill(person.email);
  await account.password.fill(person.password);
  await account.field('phone').fill('416 555 0142');
  await account.sendRegistration();
  await expect(page).toHaveURL('/onboarding');
});

// Wide: an address that is taken and whose page does not lead to the log-in.
test('an address that has an account already says so and leads to the log-in @phone @wide', async ({
  screens,
  newPerson,
  problems,
}) => {
  problems.expect(/status of 409/);
  const { account, words, page } = screens;
  const taken = await newPerson();
  await account.openRegistration();
  await account.fillRegistration(taken, 'CAN-ON', '416 555 0142');
  await account.sendRegistration();
  await expect(page.getByText(words.errors.emailTaken).first()).toBeVisible();
  await expect(account.field('lastName')).toHaveValue(taken.lastName);
  await page.getByRole('link', { name: exactly(words.account.register.takenLogin) }).click();
  // The form that is left has a field of the same name.
  await expect(
    page.getByRole('heading', { level: 1, name: exactly(words.account.login.title) }),
  ).toBeVisible();
  await account.sendLogin(taken.email, taken.password);
  await expect(page).toHaveURL('/dashboard/marketplace');
});

// Wide: a log-in that tells which addresses have an account.
test('a wrong password says the same as an unknown address @desktop @wide', async ({
  screens,
  newPerson,
  problems,
}) => {
  problems.expect(/status of 401/);
  const { account, words, page } = screens;
  const person = await newPerson();
  for (const email of [person.email, newAccount().email]) {
    await page.goto('/login');
    await account.sendLogin(email, 'not the password at all');
    await expect(page.getByText(words.errors.credentialsWrong)).toBeVisible();
    await expect(account.field('email')).toHaveValue(email);
  }
});
