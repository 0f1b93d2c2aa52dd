import { toDomain } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import { partAt, withPartAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { StillObserver } from '@portal/web/testing/still-observer';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kycSlice, openSection } from '#state/slices/kyc-slice.ts';
import { drawKycForm, leaveKycForm } from './testing/draw-kyc-form.tsx';
import { serveKyc } from './testing/kyc-server.ts';

const EXAMPLE = toDomain(KYC_EXAMPLE);

/** The complete profile with some answers changed. */
function profileWith(changes: Readonly<Record<string, unknown>>): KycDraft;
function profileWith(changes: Readonly<Record<string, unknown>>): unknown {
  return Object.entries(changes).reduce<unknown>(
    (kyc, [path, answer]) => withPartAt(kyc, path, answer),
    EXAMPLE,
  );
}

const header = (name: RegExp) => screen.getByRole('button', { name });
const isOpen = (name: RegExp) => header(name).getAttribute('aria-expanded') === 'true';
const type = (label: string | RegExp, text: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
const submit = () => fireEvent.submit(document.querySelector('form') ?? document.body);

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillObserver);
});
afterEach(async () => {
  await leaveKycForm();
  vi.unstubAllGlobals();
});

describe('the sections', () => {
  it('start with basics open and state each one’s status in words', async () => {
    serveKyc(profileWith({ income: {}, 'basics.phone': '' }));
    await drawKycForm();
    expect(isOpen(/^Basic information/)).toBe(true);
    expect(header(/^Basic information/).textContent).toContain('In progress');
    expect(header(/^Income/).textContent).toContain('Not started');
    expect(header(/^Employment/).textContent).toContain('Complete');
  });

  it('that are complete close and open the next, focusing its heading', async () => {
    serveKyc(profileWith({ 'basics.phone': '', income: {} }));
    const { store } = await drawKycForm();
    type('Phone', '416 555 0142');
    submit();
    await waitFor(() => expect(isOpen(/^Identity verification/)).toBe(true));
    expect(isOpen(/^Basic information/)).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Identity verification' }));
    expect(store.getState().kyc.openSection).toBe('identityVerification');
  });

  it('ask for a home where a box at a post office was given, and take it', async () => {
    serveKyc(profileWith({ income: {} }));
    await drawKycForm();
    type('Street address', 'RR 1, Site 3');
    expect(screen.queryByText(/Is this where you live/)).toBeNull();
    type('Street address', 'P.O. Box 12, RR 1');
    expect(screen.getByText(/Is this where you live/)).toBeTruthy();
    submit();
    await waitFor(() => expect(isOpen(/^Basic information/)).toBe(false));
  });

  it('with problems stay open, all listed in a summary that takes focus', async () => {
    serveKyc(profileWith({ 'basics.phone': 'x', 'basics.address.postalCode': 'V5K 0A1' }));
    await drawKycForm();
    submit();
    const summary = await screen.findByRole('alert', { name: '2 answers need your attention' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(header(/^Basic information/).textContent).toContain('Needs attention');
    fireEvent.click(within(summary).getByRole('link', { name: /phone number we can dial/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
  });

  it('name the field in the summary if its sentence does not', async () => {
    serveKyc(profileWith({ 'political.pep': { value: true, description: '' } }));
    const { store } = await drawKycForm();
    act(() => void store.dispatch(openSection('political')));
    submit();
    expect(await screen.findByRole('link', { name: 'Position held: This field is required.' })).toBeTruthy();
  });

  it('ask once about empty boxes, and one tick sets them to $0 or clears them', async () => {
    const server = serveKyc(
      profileWith({ 'income.individual.lastYear': null, 'income.spouse.twoYearsAgo': null }),
    );
    const { store } = await drawKycForm();
    act(() => void store.dispatch(openSection('income')));
    submit();
    const problem = 'Fill in the empty boxes, or confirm that they count as $0';
    fireEvent.click(await screen.findByRole('link', { name: problem }));
    const box = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'The boxes I left empty count as $0',
    });
    expect(document.activeElement).toBe(box);
    fireEvent.click(box);
    await waitFor(() => expect(screen.queryByRole('link', { name: problem })).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Your net income, last year').value).toBe('0');
    fireEvent.click(box);
    expect(screen.getByLabelText<HTMLInputElement>('Your net income, last year').value).toBe('');
    fireEvent.click(box);
    submit();
    await waitFor(() => expect(server.saves.at(-1)).toEqual({ formIsFinished: true }));
    expect(partAt(server.profile(), 'income')).toMatchObject({
      individual: { lastYear: 0 },
      spouse: { twoYearsAgo: 0 },
    });
  });

  it('finished out of order lead back to the first that still needs answers', async () => {
    serveKyc(profileWith({ employment: {}, income: {} }));
    const { store } = await drawKycForm();
    act(() => void store.dispatch(openSection('political')));
    submit();
    await waitFor(() => expect(isOpen(/^Employment/)).toBe(true));
    expect(screen.getByText(/^2 sections still need answers/)).toBeTruthy();
  });
});

describe('all answers of a whole profile', () => {
  it('come at its end; changing one opens its section, which leads back', async () => {
    const server = serveKyc(profileWith({ 'political.pep.value': null }));
    const { store, finished } = await drawKycForm();
    act(() => void store.dispatch(openSection('political')));
    fireEvent.click(screen.getAllByRole('radio', { name: 'No' })[0] ?? document.body);
    submit();
    const heading = await screen.findByRole('heading', { name: 'Your answers' });
    expect(document.activeElement).toBe(heading);
    await waitFor(() => expect(finished).toHaveLength(1));
    expect(screen.getByText('Occupation').parentElement?.textContent).toBe('OccupationCivil engineer');
    expect(
      screen.getByText(/^Rental and other real estate, Business interests/).parentElement?.textContent,
    ).toMatch(/\$0$/);
    expect(screen.queryByText('Situation in a few words'), 'what nobody was asked').toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Change: Basic information' }));
    type('City', 'Ottawa');
    fireEvent.click(screen.getByRole('button', { name: 'Save and go back to your answers' }));
    await screen.findByRole('heading', { name: 'Your answers' });
    expect(screen.getByText('Ottawa')).toBeTruthy();
    await waitFor(() => expect(server.saves.filter((save) => 'formIsFinished' in save)).toHaveLength(2));
    expect(finished, 'nobody is led on from looking at their answers').toHaveLength(1);
  });

  it('come first for somebody whose profile the dealer has', async () => {
    serveKyc(EXAMPLE, { isSubmitted: true });
    await drawKycForm();
    expect(screen.getByRole('heading', { name: 'Your answers' })).toBeTruthy();
    fireEvent.click(header(/^Income/));
    expect(isOpen(/^Income/)).toBe(true);
  });
});

describe('fields that depend on answers', () => {
  it('ask for the spouse only of somebody who has one', async () => {
    serveKyc(profileWith({ 'basics.maritalStatus': '3' }));
    await drawKycForm();
    expect(screen.queryByLabelText(/^Spouse’s first name/)).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Living common-law' }));
    expect(await screen.findByLabelText(/^Spouse’s first name/)).toBeTruthy();
  });

  it.each([
    [1, 'Occupation'],
    [2, 'Source of income'],
    [3, 'Situation in a few words'],
    [4, 'Occupation'],
  ])('employment status %s asks for: %s', async (status, label) => {
    serveKyc(profileWith({ 'employment.individual.status': status }));
    const { store } = await drawKycForm();
    act(() => void store.dispatch(openSection('employment')));
    expect(await screen.findByLabelText(label)).toBeTruthy();
  });

  it.each([
    [
      'a spouse of six',
      { 'basics.spouse.birthdate': `${new Date().getFullYear() - 6}-01-01` },
      /a spouse or partner is at least 16 years old/,
    ],
    [
      'ages of nobody, which stay in view',
      { 'basics.dependents': 0, 'basics.ageOfDependents': '4, 7' },
      /^You have no dependants/,
    ],
  ])('say beside them what is wrong with %s', async (_row, changes, sentence) => {
    serveKyc(profileWith(changes));
    await drawKycForm();
    submit();
    const summary = await screen.findByRole('alert', { name: 'One answer needs your attention' });
    fireEvent.click(within(summary).getByRole('link', { name: sentence }));
    const field = document.activeElement;
    expect(field?.getAttribute('aria-invalid') ?? field?.closest('[aria-describedby]')).not.toBeNull();
  });

  it('say beside the spouse’s number that it is the investor’s own', async () => {
    serveKyc(profileWith({ 'basics.socialInsuranceNumber': '', 'basics.spouse.socialInsuranceNumber': '' }));
    await drawKycForm();
    type('Social insurance number', '130 692 544');
    type(/^Spouse’s social insurance number/, '130-692-544');
    submit();
    const summary = await screen.findByRole('alert', { name: 'One answer needs your attention' });
    fireEvent.click(within(summary).getByRole('link', { name: /^This is your own social insurance number/ }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Spouse’s social insurance number/));
  });

  it.each([
    ['en', /^This is the same file as the front/],
    ['fr', /^C’est le même fichier que pour le recto/],
  ] as const)('say beside the back, in %s, that its file is also the front’s', async (language, sentence) => {
    serveKyc(
      profileWith({ 'identityVerification.principal.document': { type: '1', front: 'f1', back: 'f1' } }),
    );
    const { store } = await drawKycForm(language);
    act(() => void store.dispatch(openSection('identityVerification')));
    expect((await screen.findByText(sentence)).getAttribute('role')).toBe('status');
  });

  it('a passport needs no back, and the spouse’s documents only count with the spouse’s finances', async () => {
    serveKyc(profileWith({ 'basics.includeSpouseFinancial': false }));
    const { store } = await drawKycForm();
    act(() => void store.dispatch(openSection('identityVerification')));
    expect(screen.getByText('Back of the document')).toBeTruthy();
    expect(screen.queryByText('Identity of your spouse or partner')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Passport' }));
    await waitFor(() => expect(screen.queryByText('Back of the document')).toBeNull());
  });

  it('mark identity verification as complete once its documents are in, without the server, and leave it open', async () => {
    const server = serveKyc(
      profileWith({
        'basics.includeSpouseFinancial': false,
        'identityVerification.principal.document': { type: '1', front: 'f1', back: '' },
      }),
    );
    const { store } = await drawKycForm();
    act(() => void store.dispatch(openSection('identityVerification')));
    expect(store.getState().kyc.completion.identityVerification).toBe(false);
    server.setReachable(false);
    fireEvent.click(screen.getByRole('radio', { name: 'Passport' }));
    await waitFor(() => expect(store.getState().kyc.completion.identityVerification).toBe(true));
    expect(store.getState().kyc.openSection).toBe('identityVerification');
    server.setReachable(true);
  });

  it('a yes to a political question is described', async () => {
    serveKyc(EXAMPLE);
    const { store } = await drawKycForm();
    act(() => void store.dispatch(openSection('political')));
    expect(screen.queryByLabelText('Position held')).toBeNull();
    fireEvent.click(screen.getAllByRole('radio', { name: 'Yes' })[0] ?? document.body);
    expect(await screen.findByLabelText('Position held')).toBeTruthy();
  });

  it('one press answers no four times, and each may be changed after it', async () => {
    const none = { value: null, description: '' };
    const server = serveKyc(
      profileWith({
        political: { pep: none, hio: none, pedpFamily: none, canadianSecuritiesRegistrant: none },
      }),
    );
    const { store } = await drawKycForm();
    act(() => void store.dispatch(openSection('political')));
    fireEvent.click(screen.getByRole('button', { name: 'My answer to all four is no' }));
    expect(screen.getAllByRole('radio', { name: 'No', checked: true })).toHaveLength(4);
    expect(document.activeElement).toBe(screen.getByText(/^All four are answered with no/));
    fireEvent.click(screen.getAllByRole('radio', { name: 'Yes' })[1] ?? document.body);
    expect(screen.queryByText(/^All four are answered with no/)).toBeNull();
    await waitFor(() => expect(partAt(server.profile(), 'political.pep.value')).toBe(false));
  });

  it('the last of three loss percentages follows from the others', async () => {
    serveKyc(profileWith({ 'investing.potentialLoss': { low: null, medium: null, high: null } }));
    const { store } = await drawKycForm();
    act(() => void store.dispatch(openSection('investing')));
    type('Low risk, per cent', '20');
    type('Medium risk, per cent', '65');
    expect(await screen.findByText('All 100% are divided.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('High risk, per cent').value).toBe('15');
  });

  it('a citizen of elsewhere finds the country by its name', async () => {
    serveKyc(profileWith({ 'basics.citizenship': '' }));
    await drawKycForm();
    fireEvent.click(screen.getByRole('radio', { name: 'Another country' }));
    expect(await screen.findByRole('combobox', { name: 'Which country' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Canada' }));
    expect(screen.queryByRole('combobox', { name: 'Which country' })).toBeNull();
  });

  it('a large family types its number', async () => {
    const server = serveKyc(profileWith({ 'basics.dependents': null }));
    await drawKycForm();
    fireEvent.click(screen.getByRole('radio', { name: '5 or more' }));
    type('How many dependants', '6');
    await waitFor(() => expect(partAt(server.profile(), 'basics.dependents')).toBe(6));
    fireEvent.click(screen.getByRole('radio', { name: 'No one' }));
    await waitFor(() => expect(partAt(server.profile(), 'basics.dependents')).toBe(0));
  });

  it('loss percentages say what is still to be divided', async () => {
    serveKyc(profileWith({ 'investing.potentialLoss': { low: 20, medium: 60, high: 5 } }));
    const { store } = await drawKycForm();
    act(() => void store.dispatch(openSection('investing')));
    expect(screen.getByText('Still to divide: 15%')).toBeTruthy();
    submit();
    await screen.findByRole('alert', { name: 'One answer needs your attention' });
    type('High risk, per cent', '20');
    expect(await screen.findByText('All 100% are divided.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('what is typed', () => {
  it('is saved, valid or not, and only what changed', async () => {
    const server = serveKyc(EXAMPLE);
    await drawKycForm();
    type('Email', 'nobody@');
    await waitFor(() => expect(server.saves).toEqual([{ 'basics.email': 'nobody@' }]));
    expect((await screen.findAllByText('Saved')).length).toBeGreaterThan(0);
  });

  it('is kept while the portal cannot be reached, and saved on request', async () => {
    const server = serveKyc(EXAMPLE);
    const { form } = await drawKycForm();
    server.setReachable(false);
    type('Middle name (optional)', 'Rose');
    expect((await screen.findAllByText('Not saved, retrying')).length).toBeGreaterThan(0);
    server.setReachable(true);
    expect(await act(async () => form.current?.flush())).toBe(true);
    expect(partAt(server.profile(), 'basics.middleName')).toBe('Rose');
  });

  it('never enters the stored state', async () => {
    const server = serveKyc(EXAMPLE);
    const { store } = await drawKycForm();
    type('Middle name (optional)', 'Rosalind');
    await waitFor(() => expect(server.saves).toHaveLength(1));
    const { api, ...kept } = store.getState();
    expect(JSON.stringify(kept)).not.toContain('Rosalind');
    expect(JSON.stringify(api.mutations)).not.toContain('Rosalind');
    expect(Object.keys(kept.kyc)).toEqual(Object.keys(kycSlice.getInitialState()));
  });
});

describe('a social insurance number on file', () => {
  it('shows its end only; another one can be typed, and the old one kept', async () => {
    const server = serveKyc(EXAMPLE);
    await drawKycForm();
    expect(screen.getByText('*** *** 544')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Change: Social insurance number' }));
    const input = await screen.findByLabelText('Social insurance number');
    expect(document.activeElement).toBe(input);
    fireEvent.click(screen.getByRole('button', { name: 'Keep the number on file' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Change: Social insurance number' }));
    type('Social insurance number', '046454286');
    await waitFor(() => expect(partAt(server.profile(), 'basics.socialInsuranceNumber')).toBe('046 454 286'));
  });

  it('is not asked again when the section is completed', async () => {
    const server = serveKyc(profileWith({ income: {} }));
    await drawKycForm();
    submit();
    await waitFor(() => expect(isOpen(/^Identity verification/)).toBe(true));
    expect(partAt(server.profile(), 'basics.socialInsuranceNumber')).toBe('130692544');
  });
});

describe('the end of the form', () => {
  it('submits the profile with the last section and tells the page', async () => {
    const server = serveKyc(profileWith({ 'political.pep.value': null }));
    const { store, told } = await drawKycForm();
    act(() => void store.dispatch(openSection('political')));
    fireEvent.click(screen.getAllByRole('radio', { name: 'No' })[0] ?? document.body);
    fireEvent.click(screen.getByRole('button', { name: /^Save and continue, 7\sof\s7$/ }));
    await waitFor(() => expect(told.at(-1)).toMatchObject({ incomplete: [], isSubmitted: true }));
    expect(told.at(0)).toMatchObject({ incomplete: ['political'], isSubmitted: false });
    expect(server.saves.at(-1)).toEqual({ formIsFinished: true });
    expect(screen.getByText('Your profile is with the dealer')).toBeTruthy();
  });

  it('opens the section that the server refuses, its sentence beside the field', async () => {
    const server = serveKyc(EXAMPLE);
    const { store, told } = await drawKycForm();
    act(() => void store.dispatch(openSection('political')));
    server.refuseWith({ 'basics.genderStatus': 'Gender: choose again', 'investing.comfortable': 'Too much' });
    submit();
    const summary = await screen.findByRole('alert', { name: 'One answer needs your attention' });
    expect(isOpen(/^Basic information/)).toBe(true);
    expect(within(summary).getByRole('link').textContent).toBe('Gender: choose again');
    const gender = await screen.findByRole('radiogroup', { name: 'Gender' });
    expect(gender.getAttribute('aria-invalid')).toBe('true');
    expect(header(/^Investment profile/).textContent).toContain('Needs attention');
    expect(told).not.toContainEqual(expect.objectContaining({ incomplete: [], isSubmitted: true }));
  });
});

describe('what is missing', () => {
  const missing = profileWith({ income: {}, 'political.pep.value': null });

  it('is reported to the page by section, and on the console at the end of the form', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    serveKyc(missing);
    const { store, told } = await drawKycForm();
    expect(told).toEqual([{ incomplete: ['income', 'political'], isSubmitted: false, isInSection: true }]);
    act(() => void store.dispatch(openSection('political')));
    fireEvent.click(screen.getAllByRole('radio', { name: 'No' })[0] ?? document.body);
    submit();
    await waitFor(() => expect(isOpen(/^Income/)).toBe(true));
    expect(log.mock.calls).toEqual([['Incomplete KYC sections: income']]);
    log.mockRestore();
  });

  it('opens and takes focus when the page asks for it', async () => {
    serveKyc(missing);
    const { form } = await drawKycForm();
    act(() => form.current?.showMissing());
    expect(isOpen(/^Income/)).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Income' }));
  });
});

describe('in French', () => {
  it('speaks French, amounts included', async () => {
    serveKyc(EXAMPLE);
    const { store } = await drawKycForm('fr');
    act(() => void store.dispatch(openSection('assets')));
    expect(document.body.textContent).toContain('821\u00a0000,00\u00a0$');
    expect(screen.getByRole('button', { name: /^Actif et passif/ }).textContent).toContain('Remplie');
  });
});
