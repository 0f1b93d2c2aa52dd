import type { PictureFrame } from '@portal/domain/ground/pictures/picture-frame';
import { namespaceLoaders } from '@portal/messages/namespaces';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createMessages } from '../i18n/create-messages.ts';
import { SAMPLE_BRAND } from '../testing/sample-brand.ts';
import { FrameEdges } from './frame-edges.tsx';

afterEach(cleanup);

const FRAME: PictureFrame = { left: 10, top: 20, right: 70, bottom: 60 };

function Framed({ told }: { told: PictureFrame[] }) {
  const [frame, setFrame] = useState(FRAME);
  return (
    <FrameEdges
      frame={frame}
      onChange={(changed) => {
        told.push(changed);
        setFrame(changed);
      }}
    />
  );
}

async function drawFrame(): Promise<PictureFrame[]> {
  const messages = createMessages('en', namespaceLoaders, SAMPLE_BRAND);
  await messages.loadNamespaces('en', ['cropping']);
  const told: PictureFrame[] = [];
  render(
    <I18nextProvider i18n={messages.i18n}>
      <Framed told={told} />
    </I18nextProvider>,
  );
  return told;
}

it.each<[string, string, string, PictureFrame]>([
  ['the left edge counts from the left', 'Left edge', '30', { ...FRAME, left: 30 }],
  ['the right edge too', 'Right edge', '95', { ...FRAME, right: 95 }],
  ['the top edge counts from the bottom, as upright sliders do', 'Top edge', '90', { ...FRAME, top: 10 }],
  ['the bottom edge too', 'Bottom edge', '5', { ...FRAME, bottom: 95 }],
  ['an edge stops before the one on the other side', 'Left edge', '69', { ...FRAME, left: 45 }],
  ['so does an upright one', 'Bottom edge', '79', { ...FRAME, bottom: 45 }],
])('%s', async (_row, name, value, frame) => {
  const told = await drawFrame();
  fireEvent.change(screen.getByRole('slider', { name: new RegExp(name) }), { target: { value } });
  expect(told.at(-1)).toEqual(frame);
});

it('each edge says its position', async () => {
  await drawFrame();
  const said = screen.getAllByRole('slider').map((edge) => edge.getAttribute('aria-valuetext'));
  expect(said).toEqual(['10%', '70%', '40%', '80%']);
});
