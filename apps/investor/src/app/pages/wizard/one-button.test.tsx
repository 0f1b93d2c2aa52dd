import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heading, ok, openWizard } from '../../../testing/open-wizard.tsx';
import { PLACED, profile } from '../../../testing/sample-order.ts';
import { stubBrowser } from '../../../testing/stub-browser.ts';

stubBrowser();

const NEXT = 'Next Step';
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('the one button of the profile', () => {
  it('saves the open section from the bar, where Next is not offered beside it', async () => {
    const unfinished = profile(null);
    const { sent } = await openWizard('application', PLACED, {
      isSubmitted: false,
      more: {
        '/user/kyc/details': ok({ ...unfinished, sections: { ...unfinished.sections, income: {} } }),
        '/user/kyc/set-aside': ok([]),
      },
    });
    await heading('Your investor profile');
    const save = await button('Save and continue, 1\u00a0of\u00a07');
    expect(save.closest('section')?.getAttribute('aria-label')).toBe(NEXT);
    expect(save.form).not.toBeNull();
    expect(screen.queryByRole('button', { name: NEXT })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Save and continue/ })).toHaveLength(1);
    fireEvent.submit(save.form ?? document.body);
    await button('Save and continue, 2\u00a0of\u00a07');
    expect(sent.filter(({ path }) => path === '/user/kyc/save')).toHaveLength(0);
  });

  it('becomes Next Step where every answer is shown, and is the section’s again while one is changed', async () => {
    await openWizard('application', PLACED, { more: { '/user/kyc/set-aside': ok([]) } });
    await heading('Your investor profile');
    await waitFor(async () => expect((await button(NEXT)).disabled).toBe(false));
    fireEvent.click(await button('Change: Income'));
    await button('Save and go back to your answers');
    expect(screen.queryByRole('button', { name: NEXT })).toBeNull();
  });
});
