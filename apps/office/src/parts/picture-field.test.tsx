import { officeNamespaces } from '@portal/messages/office-namespaces';
import { createMessages } from '@portal/web/i18n/create-messages';
import { SAMPLE_BRAND } from '@portal/web/testing/sample-brand';
import { StillObserver } from '@portal/web/testing/still-observer';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { PictureField } from './picture-field.tsx';

/** On a busy machine loading takes longer than a test waits for its dialog. */
beforeAll(() => import('@portal/web/cropping/crop-dialog'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Form({ src, told }: { src: string; told: string[] }) {
  const [value, setValue] = useState(src);
  const [en, setEn] = useState('');
  const [fr, setFr] = useState('');
  return (
    <PictureField
      name="cover"
      label="Cover"
      value={value}
      onChange={(changed) => {
        told.push(changed);
        setValue(changed);
      }}
      descriptions={{
        en: { name: 'cover.en', value: en, onChange: setEn },
        fr: { name: 'cover.fr', value: fr, onChange: setFr },
      }}
    />
  );
}

async function draw(src: string): Promise<string[]> {
  const messages = createMessages('en', officeNamespaces, SAMPLE_BRAND);
  await messages.loadNamespaces('en', ['office', 'cropping', 'errors']);
  const told: string[] = [];
  render(
    <I18nextProvider i18n={messages.i18n}>
      <Form src={src} told={told} />
    </I18nextProvider>,
  );
  return told;
}

it('asks for a description in both languages, once there is a picture', async () => {
  await draw('');
  expect(screen.queryByLabelText(/in English/)).toBeNull();
  cleanup();
  await draw('/api/pictures/p-1/960.webp');
  expect(screen.getByLabelText(/in English/)).toBeDefined();
  expect(screen.getByLabelText(/in French/)).toBeDefined();
});

it('removes a picture', async () => {
  const told = await draw('/api/pictures/p-1/960.webp');
  fireEvent.click(screen.getByRole('button', { name: /Remove/ }));
  expect(told).toEqual(['']);
});

it('asks for the crop of a new picture before anything is sent, and sends nothing if that is cancelled', async () => {
  const calls: string[] = [];
  vi.stubGlobal('ResizeObserver', StillObserver);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not drawn here')));
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      open(_method: string, url: string) {
        calls.push(url);
      }
    },
  );
  await draw('');
  const picture = new File(['bytes'], 'wharf.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText(/Cover/), { target: { files: [picture] } });
  await screen.findByRole('dialog', { name: 'Crop the picture' });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toEqual([]);
});

it('says that a PDF is not a picture', async () => {
  await draw('');
  const deed = new File(['%PDF'], 'deed.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText(/Cover/), { target: { files: [deed] } });
  expect(await screen.findByText(/deed\.pdf is not a picture/)).toBeDefined();
});
