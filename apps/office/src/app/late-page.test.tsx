import type { Namespace } from '@portal/messages/namespaces';
import { officeNamespaces } from '@portal/messages/office-namespaces';
import { createMessages } from '@portal/web/i18n/create-messages';
import { MessagesContext } from '@portal/web/i18n/messages-context';
import { SAMPLE_BRAND } from '@portal/web/testing/sample-brand';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { LatePage } from './late-page.tsx';

const NUMBERS: readonly Namespace[] = ['officeNumbers'];
const AUDIT: readonly Namespace[] = ['officeAudit'];

function Title({ of }: { of: 'officeNumbers' | 'officeAudit' }) {
  const { t } = useTranslation();
  return <h1>{t(`${of}.title`)}</h1>;
}

afterEach(cleanup);

it('shows no page before its own texts have loaded, even if those of the previous page have', async () => {
  const messages = createMessages('en', officeNamespaces, SAMPLE_BRAND);
  const page = (texts: readonly Namespace[], of: 'officeNumbers' | 'officeAudit') => (
    <MessagesContext value={messages}>
      <I18nextProvider i18n={messages.i18n}>
        <LatePage texts={texts}>
          <Title of={of} />
        </LatePage>
      </I18nextProvider>
    </MessagesContext>
  );
  const { rerender } = render(page(NUMBERS, 'officeNumbers'));
  await screen.findByRole('heading');

  rerender(page(AUDIT, 'officeAudit'));
  expect(screen.queryByRole('heading')).toBeNull();
  expect((await screen.findByRole('heading')).textContent).toBe('Audit log');
});
